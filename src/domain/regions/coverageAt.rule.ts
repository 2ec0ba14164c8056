import { rule } from '../kernel/rule';
import { endMinuteOf, type WeeklyTime } from '../kernel/time/Availability';
import { wallDayAt } from '../kernel/time/wallDayAt';
import { minuteOf } from './officeHours.rule';
import type { Stretch } from './coreHoursStretches';

const DAY_MIN = 24 * 60;
const WEEK_MIN = 7 * DAY_MIN;

/** Therapists with weekly hours in one time zone. */
export interface TherapistsOfZone {
  readonly timeZone: string;
  /** The weekly hours of each therapist. */
  readonly weeks: readonly (readonly WeeklyTime[])[];
}

export interface CoverageInput {
  /** A stretch within the core hours and within a quarter of an hour. */
  readonly stretch: Stretch;
  readonly zones: readonly TherapistsOfZone[];
  /** Therapists whose hours could not be read. */
  readonly unread: number;
}

/** `unknown`: no therapist is known to be available, and the hours of some could not be read. */
export type CoverageVerdict = 'covered' | 'gap' | 'unknown';

export interface StretchCoverage {
  /** Therapists known to be available for the whole stretch. */
  readonly available: number;
  /** Therapists whose availability is unknown. */
  readonly unread: number;
  readonly verdict: CoverageVerdict;
}

/** Counts the therapists who cover a stretch of the core hours. */
export const coverageAt = rule(
  {
    id: 'CR-COV-02',
    statement:
      'A therapist covers a stretch of the core hours if their weekly hours cover all of it without a break, in ' +
      'their own time zone. Times that adjoin count as one, also at midnight; a time until the last minute of a ' +
      'day lasts until midnight. A stretch that no therapist covers is a gap in cover. Therapists whose hours ' +
      'could not be read never count as absent: while there are any, a stretch that no other therapist covers is ' +
      'unknown.',
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

/** In minutes since Monday, midnight. Each weekly time must continue where the one before ends. */
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
