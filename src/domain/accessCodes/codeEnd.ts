import { daysAfter, startOfDate } from '../kernel/time/startOfDate';
import { wallTimeAt } from '../kernel/time/wallTimeAt';

const DAY_MS = 86_400_000;

/** When a code ends, by the calendar of the region. */
export type CodeEnd =
  | { readonly kind: 'never' }
  | { readonly kind: 'ended'; readonly lastDay: string }
  /** `days`: calendar days until the last one; 0 today. */
  | { readonly kind: 'ends'; readonly lastDay: string; readonly days: number }
  /** A zone or a moment that no calendar has. */
  | { readonly kind: 'unknown' };

/** `expiresAt` and `now` in milliseconds since 1970; `zone` such as `Europe/London`. */
export function codeEnd(expiresAt: number | undefined, now: number, zone: string): CodeEnd {
  if (expiresAt === undefined) return { kind: 'never' };
  const [lastDay, today] = [lastDayOf(expiresAt, zone), wallTimeAt(now, zone)?.slice(0, 10)];
  if (lastDay === undefined || today === undefined) return { kind: 'unknown' };
  if (now >= expiresAt) return { kind: 'ended', lastDay };
  return { kind: 'ends', lastDay, days: Math.round((dayNumber(lastDay) - dayNumber(today)) / DAY_MS) };
}

/** The last day on which a code admits somebody, such as `2026-11-29`; undefined where no calendar has it. */
export const lastDayOf = (expiresAt: number, zone: string): string | undefined =>
  wallTimeAt(expiresAt - 1, zone)?.slice(0, 10);

/**
 * The moment in milliseconds since 1970 from which a code admits nobody whose last day counts in full; undefined for
 * what is no day.
 */
export function expiryAfter(lastDay: string, zone: string): number | undefined {
  const start = startOfDate(lastDay, zone);
  return start === undefined ? undefined : daysAfter(start, 1, zone) * 1000;
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`);
