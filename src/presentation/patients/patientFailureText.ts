import type { AssignedList } from '@/application/patients/ListAssignedPatients';
import { patientsText } from './patientsText';

/** Why something about patients could not be loaded. */
export const patientFailureText = ({ kind }: NonNullable<AssignedList['failure']>): string => patientsText(`failure.${kind}`);
