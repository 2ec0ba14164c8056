import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { Availability } from '@/domain/kernel/time/Availability';

export interface TherapistHoursGateway {
  /** Fails if a part of the hours is unreadable. */
  hoursOf(therapistId: string): Promise<Result<Availability, CallFailure>>;
}
