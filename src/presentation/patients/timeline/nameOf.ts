import type { PatientDetails } from '@/domain/patients/record/PatientDetails';

/** How a patient is called; the address where no name is known, and nothing where nothing is. */
export function nameOf(details: PatientDetails | undefined): string {
  if (details === undefined) return '';
  const name = `${details.firstName} ${details.lastName}`.trim();
  return name === '' ? details.email : name;
}
