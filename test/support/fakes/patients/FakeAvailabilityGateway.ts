import type { AvailabilityGateway } from '@/application/patients/ports/AvailabilityGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { Result } from '@/domain/kernel/Result';
import type { Availability } from '@/domain/kernel/time/Availability';
import { PlannedFailures } from '../kernel/PlannedFailures';

export class FakeAvailabilityGateway implements AvailabilityGateway {
  readonly planned = new PlannedFailures<'availability' | 'timeZone', CallFailure>();
  /** Mondays from 09:00 to 17:00 in London. */
  weekly: Availability = {
    timeZone: 'Europe/London',
    times: [{ weekday: 1, startTime: { hours: 9, minutes: 0 }, endTime: { hours: 17, minutes: 0 } }],
  };
  zone = 'Europe/London';

  async availability(): Promise<Result<Availability, CallFailure>> {
    return this.planned.give('availability', () => this.weekly);
  }

  async timeZone(): Promise<Result<string, CallFailure>> {
    return this.planned.give('timeZone', () => this.zone);
  }
}
