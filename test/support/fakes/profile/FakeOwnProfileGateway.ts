import type { InvalidName, OwnNames } from '@/application/account/ports/OwnAccountGateway';
import type { CallFailure } from '@/application/kernel/ports/CallFailure';
import type {
  AvailabilityFailure,
  OwnProfileGateway,
  PatientFacingTherapist,
  TherapistNames,
} from '@/application/profile/ports/OwnProfileGateway';
import { personName } from '@/domain/account/personName.rule';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { Availability, WeeklyTime } from '@/domain/kernel/time/Availability';
import { biography as keptBiography } from '@/domain/profile/biography.rule';
import { PlannedFailures } from '../kernel/PlannedFailures';

type Call = keyof OwnProfileGateway;
type Failure = CallFailure | InvalidName | AvailabilityFailure;

/** Ann's profile in memory. */
export class FakeOwnProfileGateway implements OwnProfileGateway {
  readonly planned = new PlannedFailures<Call, Failure>();
  names: TherapistNames = { therapistId: 'therapist-ann', firstName: 'Ann', lastName: 'Example' };
  biography = '';
  screenName = '';
  zone = 'Europe/London';
  week: Availability = { timeZone: 'Europe/London', times: [] };
  private silent: { readonly after: Call; readonly reading: Call } | undefined;

  /** The next such call gets no answer, done or not, and neither does the read right after it. */
  loseAnswers(after: Call, reading: Call, { butDone = false } = {}): void {
    this.planned.failNext(after, { kind: 'unreachable' }, { butDone });
    this.silent = { after, reading };
  }

  async details(): Promise<Result<TherapistNames, CallFailure>> {
    return this.carry('details', () => ok(this.names));
  }

  async setNames(names: OwnNames): Promise<Result<void, CallFailure | InvalidName>> {
    return this.carry('setNames', () => {
      const [first, last] = [names.firstName, names.lastName].map(text => personName({ text, kind: 'name' }));
      if (first?.kind !== 'name' || last?.kind !== 'name') return fail({ kind: 'invalidName' });
      this.names = { ...this.names, firstName: first.name, lastName: last.name };
      return ok(undefined);
    });
  }

  async setBiography(biography: string): Promise<Result<void, CallFailure>> {
    return this.carry('setBiography', () => {
      this.biography = keptBiography({ text: biography }).biography;
      return ok(undefined);
    });
  }

  async seen(therapistId: string): Promise<Result<PatientFacingTherapist, CallFailure>> {
    return this.carry('seen', () => {
      if (therapistId !== this.names.therapistId) return fail({ kind: 'notFound' });
      const whole = `${this.names.firstName} ${this.names.lastName}`;
      return ok({
        name: this.screenName === '' ? whole : this.screenName,
        biography: this.biography,
        availability: this.week,
      });
    });
  }

  async timeZone(): Promise<Result<string, CallFailure>> {
    return this.carry('timeZone', () => ok(this.zone));
  }

  async setTimeZone(timeZone: string): Promise<Result<string, CallFailure | { readonly kind: 'unknownZone' }>> {
    return this.carry('setTimeZone', () => {
      if (!isZone(timeZone)) return fail({ kind: 'unknownZone' });
      this.zone = timeZone;
      return ok(timeZone);
    });
  }

  async timeZones(): Promise<Result<readonly string[], CallFailure>> {
    return this.carry('timeZones', () => ok(['Australia/Perth', 'Australia/Sydney', 'Europe/London']));
  }

  async availability(): Promise<Result<Availability, CallFailure>> {
    return this.carry('availability', () => ok(this.week));
  }

  async addAvailability(wanted: Availability): Promise<Result<Availability, CallFailure | AvailabilityFailure>> {
    return this.carry('addAvailability', () =>
      this.week.times.length > 0 ? fail({ kind: 'hoursThere' }) : this.put(wanted),
    );
  }

  async replaceAvailability(wanted: Availability): Promise<Result<Availability, CallFailure | AvailabilityFailure>> {
    return this.carry('replaceAvailability', () => this.put(wanted));
  }

  async removeAvailability(): Promise<Result<void, CallFailure>> {
    return this.carry('removeAvailability', () => {
      this.week = { timeZone: this.zone, times: [] };
      return ok(undefined);
    });
  }

  private put({ timeZone, times }: Availability): Result<Availability, AvailabilityFailure> {
    if (!isZone(timeZone)) return fail({ kind: 'unknownZone' });
    const sorted = [...times].sort((one, other) => startOf(one) - startOf(other));
    const isFaulty = sorted.some((time, place) => {
      const next = sorted[place + 1];
      return endOf(time) <= startOf(time) || (next !== undefined && startOf(next) < endOf(time));
    });
    if (isFaulty) return fail({ kind: 'invalidHours' });
    this.week = { timeZone, times: sorted };
    return ok(this.week);
  }

  /** Calls fail only as planned by a test. */
  private carry<T, F>(call: Call, act: () => Result<T, F>): Result<T, F> {
    const { silent } = this;
    if (silent?.reading === call && this.planned.calls.includes(silent.after)) {
      this.silent = undefined;
      return fail({ kind: 'unreachable' } as F);
    }
    return this.planned.carry(call, act as () => Result<T, Failure>) as Result<T, F>;
  }
}

const isZone = (zone: string): boolean => Intl.supportedValuesOf('timeZone').includes(zone);
const startOf = ({ weekday, startTime }: WeeklyTime): number =>
  (weekday * 24 + startTime.hours) * 60 + startTime.minutes;
const endOf = ({ weekday, endTime }: WeeklyTime): number => (weekday * 24 + endTime.hours) * 60 + endTime.minutes;
