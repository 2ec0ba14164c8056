import { calendarDay, type DayMoment } from '../kernel/time/calendarDay';
import { rule } from '../kernel/rule';

const DAY_MS = 86_400_000;
/** Days. */
const LONGEST_MONTH = 31;

export const RUN_EVERY = ['day', 'week', 'month'] as const;
export type RunEvery = (typeof RUN_EVERY)[number];

/** When an entry of the schedule runs. */
export interface RunTimes {
  readonly every: RunEvery;
  /** 1 Monday to 7 Sunday; null unless it runs by the week. */
  readonly weekday: number | null;
  /** 1 to 31, or the last day; null unless it runs by the month. */
  readonly day: number | 'last' | null;
  /** Such as `09:30`, by the clock of `zone`. */
  readonly time: string;
  readonly zone: string;
}

export interface RunsInput {
  readonly times: RunTimes;
  /** Runs after this moment, in milliseconds since 1970. */
  readonly after: number;
  /** No more than so many. */
  readonly count: number;
  /** And none after this moment; null for no end. */
  readonly until: number | null;
}

export interface PlannedRun extends DayMoment {
  /** The day on which it is planned, `yyyy-mm-dd`. */
  readonly day: string;
}

/** The next runs of an entry: what the page previews is what the runner does. */
export const nextRuns = rule(
  {
    id: 'CR-REPORT-07',
    statement:
      'An entry runs each day, on a day of the week, or on a day of the month, at a time of a named zone. A day that a ' +
      'month lacks is its last day. A time that clocks skip runs at the first minute after it. A time that they show ' +
      'twice runs the first time.',
    source: 'DESIGN §9 row 94',
    hazards: ['HAZ-12'],
  },
  ({ times, after, count, until }: RunsInput): readonly PlannedRun[] => {
    const runs: PlannedRun[] = [];
    const today = calendarDay.at(after, times.zone);
    if (today === undefined) return runs;
    const end = until ?? Infinity;
    // A skipped stretch may move the run of the day before past midnight. Two runs are at most a month apart.
    for (let step = -1; step < (count + 1) * LONGEST_MONTH && runs.length < count; step += 1) {
      const day = calendarDay.plus(today, step);
      const moment = isRunDay(times, day) ? calendarDay.moment(day, times.time, times.zone) : undefined;
      if (moment && moment.at > end) break;
      if (moment && moment.at > after) runs.push({ ...moment, day });
      // Days that have not begun by the end.
      if (until !== null && step * DAY_MS > until - after + 2 * DAY_MS) break;
    }
    return runs;
  },
);

function isRunDay({ every, weekday, day: wanted }: RunTimes, day: string): boolean {
  if (every === 'day') return true;
  if (every === 'week') return calendarDay.weekday(day) === weekday;
  const last = calendarDay.daysInMonth(day);
  return calendarDay.dayOfMonth(day) === (typeof wanted === 'number' ? Math.min(wanted, last) : last);
}
