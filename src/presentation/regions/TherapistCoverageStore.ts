import { action, computed, makeObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { HoursReading, WatchTherapistHours } from '@/application/regions/WatchTherapistHours';
import { coreHoursStretches } from '@/domain/regions/coreHoursStretches';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import {
  gapsFirst,
  joinedCoverage,
  QUARTER_S,
  weekCoverage,
  type CoverageStretch,
  type CoveringTherapist,
} from '@/domain/regions/weekCoverage';
import { dayStart, weekRows, type DayRow } from './weekRows';

const WEEK_S = 7 * 86_400;
/** Number of calendar days that the next seven days touch. */
const CALENDAR_DAYS = 8;

export interface CoverageSources {
  /** Returns the core hours to cover; undefined until they are known. */
  readonly schedule: () => CoverageSchedule | undefined;
  readonly watchTherapistHours: WatchTherapistHours;
  /** A clock that shows the server's time. */
  readonly clock: Clock;
}

/** The number of available therapists in each quarter of an hour of the core hours, for the next seven days. */
export class TherapistCoverageStore {
  reading: HoursReading = { status: 'reading', read: 0, all: undefined };
  /** The beginning of the quarter of an hour in which the hours were loaded, in seconds since 1970. */
  from = 0;
  private stopReading: Unsubscribe = () => undefined;

  constructor(private readonly sources: CoverageSources) {
    makeObservable<this, 'receive'>(this, {
      ...{ reading: observableRef, from: observableRef, receive: action, load: action },
      ...{ therapists: computed, stretches: computed, rows: computed, unread: computed, withoutTimes: computed },
      strangeZone: computed,
    });
  }

  start(): Unsubscribe {
    this.load();
    return () => this.stopReading();
  }

  load(): void {
    this.stopReading();
    this.from = Math.floor(this.sources.clock.now() / 1000 / QUARTER_S) * QUARTER_S;
    this.stopReading = this.sources.watchTherapistHours.execute(reading => this.receive(reading));
  }

  /** All therapists, including those whose hours could not be read; empty while they are being loaded. */
  get therapists(): readonly CoveringTherapist[] {
    return this.reading.status === 'read' ? this.reading.therapists : [];
  }

  /** The coverage, with neighbouring quarters of the same coverage joined; undefined until it is known. */
  get stretches(): readonly CoverageStretch[] | undefined {
    const schedule = this.sources.schedule();
    if (schedule === undefined || this.reading.status !== 'read') return undefined;
    const coreHours = coreHoursStretches(schedule, this.from, this.from + WEEK_S);
    return coreHours && joinedCoverage(weekCoverage(coreHours, this.therapists));
  }

  get rows(): readonly DayRow<CoverageStretch>[] {
    const schedule = this.sources.schedule();
    if (schedule === undefined || this.stretches === undefined) return [];
    return weekRows(this.stretches, this.from, CALENDAR_DAYS, schedule.timeZone);
  }

  /** The times that are not known to be covered, gaps first. */
  get uncovered(): readonly CoverageStretch[] {
    return gapsFirst(this.stretches ?? []).filter(({ verdict }) => verdict !== 'covered');
  }

  /** The time zone of the core hours, if this browser does not know it. The coverage is unknown then. */
  get strangeZone(): string | undefined {
    const zone = this.sources.schedule()?.timeZone;
    return zone === undefined || this.knowsZone(zone) ? undefined : zone;
  }

  /** Therapists whose hours could not be read, or are in a time zone that this browser does not know. */
  get unread(): readonly CoveringTherapist[] {
    return this.therapists.filter(
      ({ availability }) => availability === undefined || !this.knowsZone(availability.timeZone),
    );
  }

  /** The number of therapists who have not set any hours. */
  get withoutTimes(): number {
    return this.therapists.filter(({ availability }) => availability?.times.length === 0).length;
  }

  private knowsZone(zone: string): boolean {
    return dayStart(this.from, zone) !== undefined;
  }

  private receive(reading: HoursReading): void {
    this.reading = reading;
  }
}
