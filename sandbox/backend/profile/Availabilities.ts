import type { AvailabilityDto } from '@/infrastructure/http/profile/availabilityDtos';
import { BackendError } from '#sandbox/backend/kernel/BackendError';
import { demandTimeZone } from '#sandbox/backend/kernel/demandTimeZone';
import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

type Availability = Readonly<AvailabilityDto>;
type Times = Availability['times'][number];

/** Before anybody has chosen one. */
const FIRST_ZONE = 'Europe/London';

/** The bookable hours and the time zone of therapists, by the id in the list of people. */
export class Availabilities {
  private readonly weeks = new JournalledMap<Availability>('availabilities');
  private readonly zones = new JournalledMap<string>('therapist-time-zones');

  /** `past`: the times set before the first call. `idOf`: the id in the list, for an identity id or for itself. */
  constructor(
    private readonly past: (id: string) => Availability | undefined = () => undefined,
    private readonly idOf: (uid: string) => string = uid => uid,
  ) {}

  attachTo(journal: JournalHost): this {
    this.weeks.attachTo(journal);
    this.zones.attachTo(journal);
    return this;
  }

  zoneOf(uid: string): string {
    const id = this.idOf(uid);
    return this.zones.get(id) ?? this.past(id)?.timeZone ?? FIRST_ZONE;
  }

  setZone(uid: string, timeZone: string): void {
    this.zones.put(this.idOf(uid), demandTimeZone(timeZone));
  }

  availabilityOf(uid: string): Availability {
    const id = this.idOf(uid);
    return this.weeks.get(id) ?? this.past(id) ?? { timeZone: this.zoneOf(uid), times: [] };
  }

  /**
   * Refuses with 400 `InvalidTimeZone`, and with 400 `InvalidAvailability` times that end before they begin or overlap.
   */
  set(uid: string, { timeZone, times }: Availability): Availability {
    const zone = demandTimeZone(timeZone);
    const sorted = times.map(plain).sort((a, b) => startOf(a) - startOf(b));
    sorted.forEach((time, index) => {
      if (endOf(time) <= startOf(time)) refuseAvailability('A time ends before it begins.');
      if (endOf(time) > (time.weekday + 1) * 24 * 60) refuseAvailability('A time ends on the next day.');
      const next = sorted[index + 1];
      if (next && startOf(next) < endOf(time)) refuseAvailability('Two times lie over one another.');
    });
    const week = { timeZone: zone, times: sorted };
    this.weeks.put(this.idOf(uid), week);
    return week;
  }

  remove(uid: string): void {
    this.weeks.put(this.idOf(uid), { timeZone: this.zoneOf(uid), times: [] });
  }
}

function plain({ weekday, startTime, endTime }: Times): Times {
  return { weekday, startTime: { ...startTime }, endTime: { ...endTime } };
}

/** Minutes since Monday, midnight. */
const startOf = ({ weekday, startTime }: Times): number => (weekday * 24 + startTime.hours) * 60 + startTime.minutes;
const endOf = ({ weekday, endTime }: Times): number => (weekday * 24 + endTime.hours) * 60 + endTime.minutes;

function refuseAvailability(detail: string): never {
  throw new BackendError(400, 'InvalidAvailability', detail);
}
