import type { Result } from '@/domain/kernel/Result';
import type { Availability } from '@/domain/kernel/time/Availability';
import type { CallFailure } from '../../kernel/ports/CallFailure';

/** When and by which clock the signed-in therapist works. */
export interface AvailabilityGateway {
  availability(): Promise<Result<Availability, CallFailure>>;
  timeZone(): Promise<Result<string, CallFailure>>;
}
