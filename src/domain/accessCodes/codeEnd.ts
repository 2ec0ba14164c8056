import { daysAfter, startOfDate } from '../kernel/time/startOfDate';
import { wallTimeAt } from '../kernel/time/wallTimeAt';

const DAY_MS = 86_400_000;

/** The end of a code in the calendar of the region. */
export type CodeEnd =
  | { readonly kind: 'never' }
  | { readonly kind: 'ended'; readonly lastDay: string }
  /** `days`: calendar days until the last one; 0 today. */
  | { readonly kind: 'ends'; readonly lastDay: string; readonly days: number }
  /** An invalid time zone or time. */
  | { readonly kind: 'unknown' };

/** `expiresAt` and `now` in milliseconds since 1970; `zone` such as `Europe/London`. */
export function codeEnd(expiresAt: number | undefined, now: number, zone: string): CodeEnd {
  if (expiresAt === undefined) return { kind: 'never' };
  const [lastDay, today] = [lastDayOf(expiresAt, zone), wallTimeAt(now, zone)?.slice(0, 10)];
  if (lastDay === undefined || today === undefined) return { kind: 'unknown' };
  if (now >= expiresAt) return { kind: 'ended', lastDay };
  return { kind: 'ends', lastDay, days: Math.round((dayNumber(lastDay) - dayNumber(today)) / DAY_MS) };
}

/** Returns the last day on which a code is valid, such as `2026-11-29`; undefined if invalid. */
export const lastDayOf = (expiresAt: number, zone: string): string | undefined =>
  wallTimeAt(expiresAt - 1, zone)?.slice(0, 10);

/**
 * Returns the expiry, in milliseconds since 1970, of a code whose last day counts in full; undefined for an invalid
 * day.
 */
export function expiryAfter(lastDay: string, zone: string): number | undefined {
  const start = startOfDate(lastDay, zone);
  return start === undefined ? undefined : daysAfter(start, 1, zone) * 1000;
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`);
