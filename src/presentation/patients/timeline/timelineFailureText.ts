import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import { patientTimelineText } from './patientTimelineText';

/** Why something about a patient's history could not be read or done. */
export function timelineFailureText({ kind }: PatientFailure): string {
  return patientTimelineText(`failure.${kind}`);
}
