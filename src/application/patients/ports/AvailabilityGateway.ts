import type { Result } from '@/domain/kernel/Result';
import type { Availability } from '@/domain/kernel/time/Availability';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** Weekly hours and time zone of the signed-in therapist. */
export interface AvailabilityGateway {
  availability(): Promise<Result<Availability, CallFailure>>;
  timeZone(): Promise<Result<string, CallFailure>>;
}
