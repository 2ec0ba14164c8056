import type { PatientDetails } from '@/domain/patients/record/PatientDetails';
import { fullName } from '../fullName';
import type { Flaggable } from '../risk/Flaggable';

/** What of a patient a change of the flag needs. */
export const flaggableOf = (details: PatientDetails): Flaggable => ({
  id: details.id,
  name: fullName(details),
  highRisk: details.highRisk,
});
