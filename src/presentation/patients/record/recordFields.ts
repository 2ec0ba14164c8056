import { textField, type FormFields } from '@/application/kernel/forms/FormFields';
import { RECORD_FIELDS, type RecordTexts } from '@/domain/patients/record/PatientRecord';

/** The fields of a patient's record, each a text. */
export const recordFields = Object.fromEntries(
  RECORD_FIELDS.map(field => [field, textField]),
) as FormFields<RecordTexts>;
