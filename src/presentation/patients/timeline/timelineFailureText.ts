import { failureWord } from '@/application/patients/record/failureWord';
import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import { patientTimelineText } from './patientTimelineText';

/** Why something about a patient's history could not be read or done. */
export function timelineFailureText(failure: PatientFailure): string {
  return patientTimelineText(`failure.${failureWord(failure)}`);
}
