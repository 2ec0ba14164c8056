import { rule } from '../kernel/rule';
import { endMinuteOf, type WeeklyTime } from '../kernel/time/Availability';
import { wallDayAt } from '../kernel/time/wallDayAt';
import { minuteOf } from './officeHours.rule';
import type { Stretch } from './coreHoursStretches';

const DAY_MIN = 24 * 60;
const WEEK_MIN = 7 * DAY_MIN;

/** Therapists whose weekly times are by the clock of one zone. */
export interface TherapistsOfZone {
  readonly timeZone: string;
  /** The weekly times of each. */
  readonly weeks: readonly (readonly WeeklyTime[])[];
}

export interface CoverageInput {
  /** Within the core hours and within a quarter of an hour. */
  readonly stretch: Stretch;
  readonly zones: readonly TherapistsOfZone[];
  /** How many therapists there are whose times could not be read. */
  readonly unread: number;
}

/** `unknown`: nobody is known to be there, and of somebody it could not be read. */
export type CoverageVerdict = 'covered' | 'gap' | 'unknown';

export interface StretchCoverage {
  /** Therapists who are known to be available all the time. */
  readonly available: number;
  /** Therapists of whom that is not known. */
  readonly unread: number;
  readonly verdict: CoverageVerdict;
}

/** How many therapists cover a part of the core hours. */
export const coverageAt = rule(
  {
    id: 'CR-COV-02',
    statement:
      'A therapist covers a stretch of the core hours where their weekly times cover all of it without a break, by ' +
      'the clock of their own zone. Times that adjoin are one, also at midnight; times until the last minute of a ' +
      'day last until midnight. A stretch that nobody covers is ' +
      'a gap in cover. Therapists whose times could not be read never count as absent: while there are any, a ' +
      'stretch that nobody else covers is unknown.',
    source: 'DESIGN §9 row 36',
    hazards: ['HAZ-13'],
  },
  ({ stretch, zones, unread }: CoverageInput): StretchCoverage => {
    let available = 0;
    let notKnown = unread;
    for (const { timeZone, weeks } of zones) {
      const wall = wallDayAt(stretch.from, timeZone);
      if (wall === undefined) {
        notKnown += weeks.length;
        continue;
      }
      const from = (wall.weekday - 1) * DAY_MIN + wall.minute;
      const to = from + (stretch.to - stretch.from) / 60;
      available += weeks.filter(times => isCovered(from, to, times)).length;
    }
    return { available, unread: notKnown, verdict: verdictOf(available, notKnown) };
  },
);

/** Both in minutes since Monday, midnight: from the end of one time on, the next has to go on. */
function isCovered(from: number, to: number, times: readonly WeeklyTime[]): boolean {
  let reached = from;
  while (reached < to) {
    const minute = reached % WEEK_MIN;
    const next = times.find(time => startOf(time) <= minute && minute < endOf(time));
    if (next === undefined) return false;
    reached += endOf(next) - minute;
  }
  return true;
}

const startOf = ({ weekday, startTime }: WeeklyTime): number => (weekday - 1) * DAY_MIN + minuteOf(startTime);
const endOf = (time: WeeklyTime): number => (time.weekday - 1) * DAY_MIN + endMinuteOf(time);

function verdictOf(available: number, unread: number): CoverageVerdict {
  if (available > 0) return 'covered';
  return unread > 0 ? 'unknown' : 'gap';
}
