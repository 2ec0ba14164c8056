import type { KeepNoteDraft } from '@/application/patients/drafts/KeepNoteDraft';
import type { LeaveNoteDrafts } from '@/application/patients/drafts/LeaveNoteDrafts';
import type { LookedVault } from '@/application/patients/ports/LookedVault';
import type { NoteDraftVault } from '@/application/patients/ports/NoteDraftVault';
import type { UnreadablePieces } from '@/application/patients/ports/UnreadablePieces';
import type { RiskChanger } from '@/application/patients/ports/RiskChanger';
import type { PersonalPieces } from '@/infrastructure/storage/kernel/PersonalPieces';
import { token } from '../token';

/** What the signed-in person keeps on this device, encrypted: drafts and uploads. */
export const PersonalPiecesToken = token<PersonalPieces>('PersonalPieces');
export const NoteDraftVaultToken = token<NoteDraftVault>('NoteDraftVault');
export const UnreadablePiecesToken = token<UnreadablePieces>('UnreadablePieces');
/** One for the window: it knows which drafts wait. */
export const KeepNoteDraftToken = token<KeepNoteDraft>('KeepNoteDraft');
export const LeaveNoteDraftsToken = token<LeaveNoteDrafts>('LeaveNoteDrafts');
export const LookedVaultToken = token<LookedVault>('LookedVault');
export const RiskChangerToken = token<RiskChanger>('RiskChanger');
