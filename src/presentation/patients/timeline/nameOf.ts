import type { PatientDetails } from '@/domain/patients/record/PatientDetails';

/** The patient's name, their email where there is no name, and empty where the details are not loaded. */
export function nameOf(details: PatientDetails | undefined): string {
  if (details === undefined) return '';
  const name = `${details.firstName} ${details.lastName}`.trim();
  return name === '' ? details.email : name;
}
