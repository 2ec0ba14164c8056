import { DateTime } from 'luxon';

/**
 * Returns the start of a calendar day such as `2026-11-23` in `zone`, in seconds since 1970; undefined for an invalid
 * day or an unknown zone.
 */
export function startOfDate(date: string, zone: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const start = DateTime.fromISO(date, { zone }).startOf('day');
  return start.isValid ? start.toSeconds() : undefined;
}

/** Returns the start of the day `days` calendar days after that of `start`, both in seconds since 1970. */
export const daysAfter = (start: number, days: number, zone: string): number =>
  DateTime.fromSeconds(start, { zone }).plus({ days }).startOf('day').toSeconds();
