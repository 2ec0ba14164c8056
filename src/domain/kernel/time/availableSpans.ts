import { DateTime } from 'luxon';
import { endMinuteOf, type Availability } from './Availability';
import { clockChangesBetween } from './ClockChange';

const MINUTE_MS = 60_000;

/** Both in milliseconds since 1970; the end is excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the available spans between two times in milliseconds since 1970: the minutes of `isAvailableAt`, joined. A
 * skipped hour does not count, and a repeated one counts twice. Undefined for an unknown zone.
 */
export function availableSpans(availability: Availability, from: number, to: number): readonly Span[] | undefined {
  const { timeZone } = availability;
  const first = DateTime.fromMillis(from, { zone: timeZone });
  if (!first.isValid) return undefined;
  const spans: Span[] = [];
  for (let day = first.startOf('day'); day.toMillis() < to; day = day.plus({ days: 1 }).startOf('day')) {
    const [start, end] = [day.toMillis(), day.plus({ days: 1 }).startOf('day').toMillis()];
    const edges = [start, ...clockChangesBetween(start, end, timeZone).map(({ at }) => at), end];
    edges.slice(0, -1).forEach((edge, place) => {
      const piece = { start: Math.max(edge, from), end: Math.min(edges[place + 1] ?? end, to) };
      spans.push(...spansOfPiece(availability, day, piece));
    });
  }
  return joinTouching(spans.sort((one, other) => one.start - other.start));
}

/** For a part of a day without a clock change. */
function spansOfPiece({ timeZone, times }: Availability, day: DateTime, { start, end }: Span): readonly Span[] {
  const midnight = Date.UTC(day.year, day.month - 1, day.day);
  const offset = DateTime.fromMillis(start, { zone: timeZone }).offset;
  const momentOf = (minute: number): number => midnight + (minute - offset) * MINUTE_MS;
  return times
    .filter(({ weekday }) => weekday === day.weekday)
    .map(time => ({
      start: Math.max(momentOf(time.startTime.hours * 60 + time.startTime.minutes), start),
      end: Math.min(momentOf(endMinuteOf(time)), end),
    }))
    .filter(span => span.start < span.end);
}

function joinTouching(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last === undefined || span.start > last.end) joined.push(span);
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return joined;
}
