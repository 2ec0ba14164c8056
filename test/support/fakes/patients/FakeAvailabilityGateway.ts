import type { AvailabilityGateway } from '@/application/patients/ports/AvailabilityGateway';
import type { PatientFailure } from '@/application/patients/ports/PatientFailure';
import type { Result } from '@/domain/kernel/Result';
import type { Availability } from '@/domain/kernel/time/Availability';
import { PlannedFailures } from '../kernel/PlannedFailures';

export class FakeAvailabilityGateway implements AvailabilityGateway {
  readonly planned = new PlannedFailures<'availability' | 'timeZone', PatientFailure>();
  /** Mondays from 09:00 to 17:00, by London's clock. */
  weekly: Availability = {
    timeZone: 'Europe/London',
    times: [{ weekday: 1, startTime: { hours: 9, minutes: 0 }, endTime: { hours: 17, minutes: 0 } }],
  };
  zone = 'Europe/London';

  async availability(): Promise<Result<Availability, PatientFailure>> {
    return this.planned.give('availability', () => this.weekly);
  }

  async timeZone(): Promise<Result<string, PatientFailure>> {
    return this.planned.give('timeZone', () => this.zone);
  }
}
