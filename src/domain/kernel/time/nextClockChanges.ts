import { DateTime } from 'luxon';

/** A clock change of a time zone. */
export interface ClockChange {
  /** The first second after the change, in seconds since 1970. */
  readonly at: number;
  /** Minutes forward; negative for back. */
  readonly minutes: number;
}

/** Days within which a zone with clock changes has two of them. */
const SEARCHED_DAYS = 400;

/**
 * Returns the next two clock changes after a time in seconds since 1970; none for a zone without changes or an unknown
 * zone.
 */
export function nextClockChanges(seconds: number, zone: string): readonly ClockChange[] {
  const now = DateTime.fromSeconds(seconds, { zone });
  if (!now.isValid) return [];
  const changes: ClockChange[] = [];
  for (let day = 0; day < SEARCHED_DAYS && changes.length < 2; day += 1) {
    const [from, to] = [now.plus({ days: day }), now.plus({ days: day + 1 })];
    if (from.offset !== to.offset) changes.push(changeBetween(from.toSeconds(), to.toSeconds(), zone));
  }
  return changes;
}

const offsetAt = (seconds: number, zone: string): number => DateTime.fromSeconds(seconds, { zone }).offset;

function changeBetween(from: number, to: number, zone: string): ClockChange {
  const before = offsetAt(from, zone);
  let [low, high] = [Math.floor(from), Math.floor(to)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle, zone) === before) low = middle;
    else high = middle;
  }
  return { at: high, minutes: offsetAt(high, zone) - before };
}
