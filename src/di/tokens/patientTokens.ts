import type { FormDrafts } from '@/application/drafts/FormDrafts';
import type { UnreadableRecords } from '@/application/drafts/ports/UnreadableRecords';
import type { PersonalRecords } from '@/infrastructure/storage/kernel/PersonalRecords';
import { token } from '../token';

/** The signed-in user's encrypted records on this device: drafts and uploads. */
export const PersonalRecordsToken = token<PersonalRecords>('PersonalRecords');
export const UnreadableRecordsToken = token<UnreadableRecords>('UnreadableRecords');
/** One for the window: it knows which drafts are waiting to be saved. */
export const FormDraftsToken = token<FormDrafts>('FormDrafts');
