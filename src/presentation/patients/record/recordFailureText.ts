import { failureWord } from '@/application/patients/record/failureWord';
import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import { patientRecordText } from './patientRecordText';

/** Why something about a patient's record could not be read or done. */
export function recordFailureText(failure: PatientFailure | { readonly kind: 'keepsChanging' }): string {
  return failure.kind === 'keepsChanging' ? patientRecordText('record.keepsChanging') : patientRecordText(`failure.${failureWord(failure)}`);
}
