import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import { patientRecordText } from './patientRecordText';

/** Why something about a patient's record could not be read or done. */
export function recordFailureText({ kind }: PatientFailure | { readonly kind: 'keepsChanging' }): string {
  return kind === 'keepsChanging' ? patientRecordText('record.keepsChanging') : patientRecordText(`failure.${kind}`);
}
