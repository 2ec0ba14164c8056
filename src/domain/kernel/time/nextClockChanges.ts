import { DateTime } from 'luxon';

/** That the clocks of a zone are changed. */
export interface ClockChange {
  /** Seconds since 1970: the first second after it. */
  readonly at: number;
  /** Minutes by which clocks are put forward; negative where they are put back. */
  readonly minutes: number;
}

/** Every zone that changes its clocks does so twice within so many days. */
const SEARCHED_DAYS = 400;

/**
 * The next two changes of the clocks after a moment in seconds since 1970; none where a zone never changes
 * them, and for a zone nobody knows.
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
