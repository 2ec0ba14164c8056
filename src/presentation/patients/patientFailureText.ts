import { failureWord } from '@/application/patients/record/failureWord';
import type { AssignedList } from '@/application/patients/list/ListAssignedPatients';
import { patientsText } from './patientsText';

/** Why something about patients could not be loaded. */
export const patientFailureText = (failure: NonNullable<AssignedList['failure']>): string => patientsText(`failure.${failureWord(failure)}`);
