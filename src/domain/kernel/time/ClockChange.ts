import { DateTime } from 'luxon';

/** A clock change of a time zone. */
export interface ClockChange {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Minutes forward; negative for back. */
  readonly minutes: number;
}

const DAY_MS = 86_400_000;

/** Returns the clock changes of `zone` between two times, end excluded, in order; none for an unknown zone. */
export function clockChangesBetween(from: number, to: number, zone: string): readonly ClockChange[] {
  const offsetAt = (at: number): number => DateTime.fromMillis(at, { zone }).offset;
  if (!DateTime.fromMillis(from, { zone }).isValid) return [];
  const changes: ClockChange[] = [];
  for (let at = from - 1; at < to - 1; at += DAY_MS) {
    const end = Math.min(at + DAY_MS, to - 1);
    const minutes = offsetAt(end) - offsetAt(at);
    if (minutes !== 0) changes.push({ at: firstWith(offsetAt, at, end), minutes });
  }
  return changes;
}

/** Returns the first time with the offset of `end`; zones change their clocks at most once a day. */
function firstWith(offsetAt: (at: number) => number, start: number, end: number): number {
  const wanted = offsetAt(end);
  let [before, after] = [start, end];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle) === wanted) after = middle;
    else before = middle;
  }
  return after;
}

/** Returns the Monday before and after a time in `zone`, in milliseconds since 1970; undefined for an unknown zone. */
export function weekAround(at: number, zone: string): { readonly start: number; readonly end: number } | undefined {
  const start = DateTime.fromMillis(at, { zone }).startOf('week');
  return start.isValid ? { start: start.toMillis(), end: start.plus({ weeks: 1 }).toMillis() } : undefined;
}
