import type { RecordFieldName } from '@/domain/patients/record/PatientRecord';

/** What has to be seen first in an emergency. */
const URGENT: readonly RecordFieldName[] = ['safetyPlan', 'allergies'];

/** How a field of the record looks. */
export const fieldClass = (name: RecordFieldName): string =>
  URGENT.includes(name) ? 'record-field record-urgent' : 'record-field';
