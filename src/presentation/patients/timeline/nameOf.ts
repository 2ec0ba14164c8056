import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import { fullName } from '../fullName';

/** Who the patient is; empty where the details are not loaded. */
export function nameOf(details: PatientDetails | undefined): string {
  return details === undefined ? '' : fullName(details);
}
