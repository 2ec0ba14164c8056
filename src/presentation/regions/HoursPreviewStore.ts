import { action, computed, makeObservable, observable } from 'mobx';
import type { FlagCache } from '@/application/access/FlagCache';
import type { Clock } from '@/application/kernel/ports/Clock';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import { nextClockChanges, type ClockChange } from '@/domain/kernel/time/nextClockChanges';
import { coreHoursStretches, nextChange, type NextChange, type Stretch } from '@/domain/regions/coreHoursStretches';
import type { CoverageSchedule } from '@/domain/regions/CoverageSchedule';
import { officeHours } from '@/domain/regions/officeHours.rule';
import { dayStart, weekRows, type DayRow } from './weekRows';

const DAY_S = 86_400;
const WEEK_DAYS = 7;
/** Number of days before a clock change at which its week starts. */
const DAYS_BEFORE = 3;

/** The week to show: the next seven days, or the week of one of the next two clock changes. */
export const SHOWN_WEEKS = ['next', 'firstChange', 'secondChange'] as const;
export type ShownWeek = (typeof SHOWN_WEEKS)[number];

/** The current state of the 24-hour indicator. `off`: the feature is switched off. */
export type PreviewedIndicator = 'active' | 'inactive' | 'unknown' | 'off';

export interface PreviewSources {
  /** Returns the hours to show; undefined until they are known. */
  readonly schedule: () => CoverageSchedule | undefined;
  readonly flags: FlagCache;
  /** A clock that shows the server's time. */
  readonly clock: Clock;
}

/** The core hours as a week, the next change of the indicator, and the weeks with clock changes. */
export class HoursPreviewStore {
  /** The current time in seconds since 1970, updated every minute. */
  now: number;
  week: ShownWeek = 'next';
  private isOn: boolean;

  constructor(private readonly sources: PreviewSources) {
    this.now = this.seconds();
    this.isOn = sources.flags.isOn('isThrive24Enabled');
    makeObservable<this, 'isOn' | 'tick' | 'readFlag'>(this, {
      ...{ now: observable, week: observable, isOn: observable },
      ...{ indicator: computed, next: computed, clockChanges: computed, rows: computed, strangeZone: computed },
      ...{ show: action, tick: action, readFlag: action },
    });
  }

  start(): Unsubscribe {
    const { clock, flags } = this.sources;
    let cancel: Unsubscribe = () => undefined;
    const minute = (): void => {
      this.tick();
      cancel = clock.wakeIn(60_000 - (clock.now() % 60_000), minute);
    };
    minute();
    this.readFlag();
    const stop = flags.subscribe(() => this.readFlag());
    return () => {
      cancel();
      stop();
    };
  }

  show(week: ShownWeek): void {
    this.week = week;
  }

  get indicator(): PreviewedIndicator {
    const schedule = this.sources.schedule();
    if (!this.isOn) return 'off';
    const isActive = schedule === undefined ? null : officeHours({ schedule, now: this.now }).isOfficeHours;
    if (isActive === null) return 'unknown';
    return isActive ? 'active' : 'inactive';
  }

  /** The time zone of the hours, if this browser does not know it. Nothing else about the hours is known then. */
  get strangeZone(): string | undefined {
    const zone = this.sources.schedule()?.timeZone;
    return zone === undefined || dayStart(this.now, zone) !== undefined ? undefined : zone;
  }

  /**
   * The next change of the indicator; undefined if there is none within the searched days or if the zone is unknown.
   */
  get next(): NextChange | undefined {
    const schedule = this.sources.schedule();
    return schedule && nextChange(schedule, this.now);
  }

  /** The next two clock changes; empty for a zone without any. */
  get clockChanges(): readonly ClockChange[] {
    const schedule = this.sources.schedule();
    return schedule === undefined ? [] : nextClockChanges(this.now, schedule.timeZone);
  }

  get rows(): readonly DayRow<Stretch>[] {
    const schedule = this.sources.schedule();
    const from = schedule && this.firstDay(schedule.timeZone);
    if (schedule === undefined || from === undefined) return [];
    const until = from + (WEEK_DAYS + 1) * DAY_S;
    return weekRows(coreHoursStretches(schedule, from, until) ?? [], from, WEEK_DAYS, schedule.timeZone);
  }

  private firstDay(zone: string): number | undefined {
    if (this.week === 'next') return dayStart(this.now, zone);
    const change = this.clockChanges[this.week === 'firstChange' ? 0 : 1];
    return change && dayStart(change.at - DAYS_BEFORE * DAY_S, zone);
  }

  private tick(): void {
    this.now = this.seconds();
  }

  private readFlag(): void {
    this.isOn = this.sources.flags.isOn('isThrive24Enabled');
  }

  private seconds(): number {
    return Math.floor(this.sources.clock.now() / 1000);
  }
}
