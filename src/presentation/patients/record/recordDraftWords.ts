import { RECORD_FIELDS, type RecordTexts } from '@/domain/patients/PatientRecord';
import { readFormDraft } from './FormDraft';
import { patientRecordText } from './patientRecordText';

const LIKE = Object.fromEntries(RECORD_FIELDS.map(field => [field, ''])) as RecordTexts;

/** What a person reads of a kept draft of a record: the fields that were changed. */
export function recordDraftWords(kept: string): string {
  const draft = readFormDraft(kept, LIKE);
  if (draft === undefined) return '';
  const changed = RECORD_FIELDS.filter(field => draft.mine[field] !== draft.base[field]);
  return changed.map(field => `${patientRecordText(`field.${field}`)}: ${draft.mine[field]}`).join('\n');
}
