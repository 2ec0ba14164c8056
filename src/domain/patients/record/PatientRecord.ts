import type { Author } from '../timeline/Author';

/** The fields of a patient's record, in the order in which they are shown. */
export const RECORD_FIELDS = [
  'presentingProblem',
  'history',
  'goals',
  'medication',
  'allergies',
  'safetyPlan',
  'nextOfKin',
  'generalPractitioner',
  'communicationNeeds',
] as const;

export type RecordFieldName = (typeof RECORD_FIELDS)[number];

/** Without `changedAt` nobody ever wrote into it; with it and an empty value it was emptied on purpose. */
export interface RecordField {
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly changedAt?: number;
  readonly changedBy?: Author;
}

export type PatientRecord = Readonly<Record<RecordFieldName, RecordField>>;

export type RecordTexts = Readonly<Record<RecordFieldName, string>>;

/** The values of the fields, without who wrote them. */
export function toPatientRecordTexts(record: PatientRecord): RecordTexts {
  return Object.fromEntries(RECORD_FIELDS.map(field => [field, record[field].value])) as RecordTexts;
}
