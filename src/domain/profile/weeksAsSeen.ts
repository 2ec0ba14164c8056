import type { Availability } from '../kernel/time/Availability';
import { availableSpans } from '../kernel/time/availableSpans';
import { clockChangesBetween, weekAround, type ClockChange } from '../kernel/time/ClockChange';
import { wallTimeAt } from '../kernel/time/wallTimeAt';

/** Range in which clock changes are shown: every zone that has them changes its clocks within a year. */
const AHEAD_MS = 366 * 86_400_000;

/** Hours in two time zones, such as `2026-03-29T14:05`. */
export interface SeenHours {
  readonly here: { readonly from: string; readonly to: string };
  readonly there: { readonly from: string; readonly to: string };
}

export interface SeenChange extends ClockChange {
  /** The clocks that change: the therapist's, the patient's, or both. */
  readonly whose: 'here' | 'there' | 'both';
}

export interface SeenWeek {
  /** The Monday in the therapist’s time zone, in milliseconds since 1970. */
  readonly start: number;
  readonly changes: readonly SeenChange[];
  readonly hours: readonly SeenHours[];
}

/**
 * Converts a therapist's weekly hours to a patient's `zone`: this week, and every week of the next year in which either
 * clock changes, with the week after it. Undefined for an unknown zone.
 */
export function weeksAsSeen(availability: Availability, zone: string, now: number): readonly SeenWeek[] | undefined {
  const home = availability.timeZone;
  const thisWeek = weekAround(now, home);
  if (thisWeek === undefined || wallTimeAt(now, zone) === undefined) return undefined;
  const changes = changesOfBoth(home, zone, thisWeek.start);
  // Hours on workdays differ from the week after a clock change.
  const around = changes.flatMap(({ at }) => weekAround(at, home) ?? []);
  const starts = [thisWeek.start, ...around.flatMap(({ start, end }) => [start, end])];
  return [...new Set(starts)]
    .sort((one, other) => one - other)
    .map(start => {
      const end = weekAround(start, home)?.end ?? start;
      return {
        start,
        changes: changes.filter(({ at }) => at >= start && at < end),
        hours: hoursIn(availability, zone, { start, end }),
      };
    });
}

function changesOfBoth(home: string, zone: string, from: number): readonly SeenChange[] {
  const [here, there] = [home, zone].map(one => clockChangesBetween(from, from + AHEAD_MS, one));
  const isSame = (one: ClockChange, other: ClockChange): boolean =>
    one.at === other.at && one.minutes === other.minutes;
  const own = (here ?? []).map((change): SeenChange => {
    const isBoth = there?.some(other => isSame(change, other)) === true;
    return { ...change, whose: isBoth ? 'both' : 'here' };
  });
  const theirs = (there ?? []).filter(change => !own.some(other => isSame(change, other)));
  return [...own, ...theirs.map((change): SeenChange => ({ ...change, whose: 'there' }))].sort(
    (one, other) => one.at - other.at,
  );
}

function hoursIn(
  availability: Availability,
  zone: string,
  { start, end }: { readonly start: number; readonly end: number },
): readonly SeenHours[] {
  const wall = (at: number, where: string): string => wallTimeAt(at, where) ?? '';
  return (availableSpans(availability, start, end) ?? []).map(span => ({
    here: { from: wall(span.start, availability.timeZone), to: wall(span.end, availability.timeZone) },
    there: { from: wall(span.start, zone), to: wall(span.end, zone) },
  }));
}
