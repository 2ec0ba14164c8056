import type { Result } from '@/domain/kernel/Result';
import type { Availability } from '@/domain/kernel/time/Availability';
import type { PatientFailure } from './PatientFailure';

/** When and by which clock the signed-in therapist works. */
export interface AvailabilityGateway {
  availability(): Promise<Result<Availability, PatientFailure>>;
  timeZone(): Promise<Result<string, PatientFailure>>;
}
