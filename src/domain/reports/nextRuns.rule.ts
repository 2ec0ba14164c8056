import { calendarDay, type DayMoment } from '../kernel/time/calendarDay';
import { rule } from '../kernel/rule';

const DAYS_OF_WEEK = 7;
/** Run days that may come before the first run: yesterday's and today's. */
const DAYS_BEFORE = 2;

export const RUN_EVERY = ['day', 'week', 'month'] as const;
export type RunEvery = (typeof RUN_EVERY)[number];

/** The run times of a schedule entry. */
export interface RunTimes {
  readonly every: RunEvery;
  /** 1 Monday to 7 Sunday; null unless it runs weekly. */
  readonly weekday: number | null;
  /** 1 to 31, or the last day; null unless it runs monthly. */
  readonly day: number | 'last' | null;
  /** Such as `09:30`, in local time of `zone`. */
  readonly time: string;
  readonly zone: string;
}

export interface RunsInput {
  readonly times: RunTimes;
  /** Runs after this moment, in milliseconds since 1970. */
  readonly after: number;
  /** Maximum number of runs. */
  readonly count: number;
  /** No runs after this moment; null for no end. */
  readonly until: number | null;
}

export interface PlannedRun extends DayMoment {
  /** The planned day, `yyyy-mm-dd`. */
  readonly day: string;
}

/** Returns the next runs of an entry, for both the preview and the runner. */
export const nextRuns = rule(
  {
    id: 'CR-REPORT-07',
    statement:
      'A schedule entry runs every day, on a day of the week, or on a day of the month, at a time in a named time ' +
      'zone. If a month lacks the day, the entry runs on its last day. If the clocks skip the time, it runs at ' +
      'the first minute after the gap. If the clocks show the time twice, it runs the first time.',
    source: 'DESIGN §9 row 94',
    hazards: ['HAZ-12'],
  },
  ({ times, after, count, until }: RunsInput): readonly PlannedRun[] => {
    const runs: PlannedRun[] = [];
    const today = calendarDay.at(after, times.zone);
    if (today === undefined || (times.every === 'week' && times.weekday === null)) return runs;
    // A skipped hour may move the run of the day before past midnight.
    let day = runDayFrom(times, calendarDay.plus(today, -1));
    for (let tries = 0; tries < count + DAYS_BEFORE && runs.length < count; tries += 1) {
      const moment = calendarDay.moment(day, times.time, times.zone);
      if (moment === undefined || moment.at > (until ?? Infinity)) break;
      if (moment.at > after) runs.push({ ...moment, day });
      day = runDayFrom(times, calendarDay.plus(day, 1));
    }
    return runs;
  },
);

/** Returns the first day on or after `day` on which an entry runs. */
function runDayFrom(times: RunTimes, day: string): string {
  if (times.every === 'day') return day;
  if (times.every === 'week') {
    const days = (Number(times.weekday) - calendarDay.weekday(day) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
    return calendarDay.plus(day, days);
  }
  const ofThisMonth = runDayOfMonth(times, day);
  return ofThisMonth >= day ? ofThisMonth : runDayOfMonth(times, calendarDay.firstOfMonth(day, 1));
}

/** Returns the day on which an entry runs in the month that contains the day `month`. */
function runDayOfMonth({ day: wanted }: RunTimes, month: string): string {
  const last = calendarDay.daysInMonth(month);
  const place = typeof wanted === 'number' ? Math.min(wanted, last) : last;
  return calendarDay.plus(calendarDay.firstOfMonth(month), place - 1);
}
