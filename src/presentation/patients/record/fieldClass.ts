import type { RecordFieldName } from '@/domain/patients/record/PatientRecord';

/** The fields that have to be seen first in an emergency. */
const URGENT: readonly RecordFieldName[] = ['safetyPlan', 'allergies'];

export const fieldClass = (name: RecordFieldName): string =>
  URGENT.includes(name) ? 'record-field record-urgent' : 'record-field';
