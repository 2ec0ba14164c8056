import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { Availability } from '@/domain/kernel/time/Availability';

/** Reads when therapists can be booked. */
export interface TherapistHoursGateway {
  /** Times of which a part could not be read are not read at all. */
  hoursOf(therapistId: string): Promise<Result<Availability, CallFailure>>;
}
