import type { Checked } from '../../kernel/Checked';
import type { Author } from '../timeline/Author';

/** The fields of a patient's record, in the order in which they are shown. */
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

/** Without `changedAt` nobody ever wrote into it; with it and an empty value it was emptied on purpose. */
export interface RecordField {
  readonly value: string;
  /** Milliseconds since 1970; null where it was changed and the date could not be read. */
  readonly changedAt?: number | null;
  readonly changedBy?: Author;
}

/** Each field is read by itself: one that could not be read takes no other along. */
export type PatientRecord = Readonly<Record<RecordFieldName, Checked<RecordField>>>;

export type RecordTexts = Readonly<Record<RecordFieldName, string>>;

/**
 * The values of the fields, without who wrote them; `unread` has those of fields that could not be read, so that they
 * count as unchanged.
 */
export function toPatientRecordTexts(record: PatientRecord, unread?: RecordTexts): RecordTexts {
  const textOf = (name: RecordFieldName): string => {
    const field = record[name];
    return field === 'couldNotCheck' ? (unread?.[name] ?? '') : field.value;
  };
  return Object.fromEntries(RECORD_FIELDS.map(name => [name, textOf(name)])) as RecordTexts;
}
