import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type { TherapistHoursGateway } from '@/application/regions/ports/TherapistHoursGateway';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Availability } from '@/domain/kernel/time/Availability';
import { PlannedFailures } from '../kernel/PlannedFailures';

/** Weekly hours in memory; a user without an entry is not a therapist. */
export class FakeTherapistHoursGateway implements TherapistHoursGateway {
  readonly planned = new PlannedFailures<keyof TherapistHoursGateway, CallFailure>();
  readonly hours = new Map<string, Availability>();
  /** The number of running calls, and its maximum. */
  underWay = 0;
  mostAtOnce = 0;
  readonly asked: string[] = [];

  async hoursOf(therapistId: string): Promise<Result<Availability, CallFailure>> {
    this.asked.push(therapistId);
    this.underWay += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.underWay);
    await Promise.resolve();
    this.underWay -= 1;
    const hours = this.hours.get(therapistId);
    return this.planned.carry('hoursOf', () => (hours === undefined ? fail({ kind: 'notFound' }) : ok(hours)));
  }
}
