import { DateTime } from 'luxon';

/**
 * Seconds since 1970 at which a calendar day such as `2026-11-23` begins in `zone`; undefined for what is no day of the
 * calendar and for a zone nobody knows.
 */
export function startOfDate(date: string, zone: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const start = DateTime.fromISO(date, { zone }).startOf('day');
  return start.isValid ? start.toSeconds() : undefined;
}

/** The start of the day `days` calendar days after the one that begins at `start`, both in seconds since 1970. */
export const daysAfter = (start: number, days: number, zone: string): number =>
  DateTime.fromSeconds(start, { zone }).plus({ days }).startOf('day').toSeconds();
