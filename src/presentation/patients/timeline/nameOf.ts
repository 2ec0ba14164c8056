import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import { fullName } from '../fullName';

/** The patient's name; empty if the details are not loaded. */
export function nameOf(details: PatientDetails | undefined): string {
  return details === undefined ? '' : fullName(details);
}
