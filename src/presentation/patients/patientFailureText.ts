import { failureWord } from '@/application/patients/failureWord';
import type { AssignedList } from '@/application/patients/ListAssignedPatients';
import { patientsText } from './patientsText';

/** Why something about patients could not be loaded. */
export const patientFailureText = (failure: NonNullable<AssignedList['failure']>): string => patientsText(`failure.${failureWord(failure)}`);
