import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { LastViewedVault } from '@/application/patients/ports/LastViewedVault';
import type { DraftVault } from '@/application/drafts/ports/DraftVault';
import type { UnreadableRecords } from '@/application/drafts/ports/UnreadableRecords';
import type { RiskChanger } from '@/application/patients/ports/RiskChanger';
import type { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { token } from '../token';

/** What the signed-in person keeps on this device, encrypted: drafts and uploads. */
export const PersonalRecordsToken = token<PersonalRecords>('PersonalRecords');
export const FormDraftVaultToken = token<DraftVault>('FormDraftVault');
export const UnreadableRecordsToken = token<UnreadableRecords>('UnreadableRecords');
/** One for the window: it knows which drafts wait. */
export const FormDraftsToken = token<FormDrafts>('FormDrafts');
export const LastViewedVaultToken = token<LastViewedVault>('LastViewedVault');
export const RiskChangerToken = token<RiskChanger>('RiskChanger');
