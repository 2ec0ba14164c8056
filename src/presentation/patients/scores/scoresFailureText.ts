import { failureWord } from '@/application/patients/record/failureWord';
import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import { patientScoresText } from './patientScoresText';

/** Why mood and scores could not be loaded. */
export const scoresFailureText = (failure: PatientFailure): string => patientScoresText(`failure.${failureWord(failure)}`);
