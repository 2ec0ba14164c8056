import type { MaybeChecked } from '../../kernel/MaybeChecked';
import type { Author } from '../timeline/Author';

/** The fields of a patient's record, in display order. */
export const RECORD_FIELDS = [
  'safetyPlan',
  'allergies',
  'presentingProblem',
  'history',
  'goals',
  'medication',
  'nextOfKin',
  'generalPractitioner',
  'communicationNeeds',
] as const;

export type RecordFieldName = (typeof RECORD_FIELDS)[number];

/** Without `changedAt` the field was never filled in; with it, an empty value was set on purpose. */
export interface RecordField {
  readonly value: string;
  /** Milliseconds since 1970; null if it was changed but the date could not be read. */
  readonly changedAt?: number | null;
  readonly changedBy?: Author;
}

/** Each field is read separately, so an unreadable one does not affect the others. */
export type PatientRecord = Readonly<Record<RecordFieldName, MaybeChecked<RecordField>>>;

export type RecordTexts = Readonly<Record<RecordFieldName, string>>;

/**
 * Returns the field values without their authors; `unread` has the values of unreadable fields, so that they count as
 * unchanged.
 */
export function toPatientRecordTexts(record: PatientRecord, unread?: RecordTexts): RecordTexts {
  const textOf = (name: RecordFieldName): string => {
    const field = record[name];
    return field === 'couldNotCheck' ? (unread?.[name] ?? '') : field.value;
  };
  return Object.fromEntries(RECORD_FIELDS.map(name => [name, textOf(name)])) as RecordTexts;
}
