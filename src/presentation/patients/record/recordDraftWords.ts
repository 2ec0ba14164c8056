import { readFormDraft } from '@/application/kernel/forms/FormDraft';
import { RECORD_FIELDS } from '@/domain/patients/record/PatientRecord';
import { readFormerMergeDraft } from './readFormerMergeDraft';
import { patientRecordText } from './patientRecordText';
import { recordFields } from './recordFields';

/** What a person reads of a kept draft of a record: the fields that were changed; a draft that cannot be read as it was stored. */
export function recordDraftWords(kept: string): string {
  const draft = readFormDraft(kept, recordFields, readFormerMergeDraft);
  if (draft === undefined || draft.unreadable.includes(kept)) return kept;
  const changed = RECORD_FIELDS.filter(field => draft.mine[field] !== draft.base[field]);
  return changed.map(field => `${patientRecordText(`field.${field}`)}: ${draft.mine[field]}`).join('\n');
}
