import { DateTime } from 'luxon';

export interface Day {
  /** Seconds since 1970. */
  readonly start: number;
  /** Seconds since 1970; the first second of the next day. */
  readonly end: number;
}

/**
 * Returns the calendar day in `zone` (such as `Europe/London`) at a time in seconds since 1970. Days of 23 and 25 hours
 * exist.
 */
export function dayOf(seconds: number, zone: string): Day {
  const start = DateTime.fromSeconds(seconds, { zone }).startOf('day');
  return { start: start.toSeconds(), end: start.plus({ days: 1 }).startOf('day').toSeconds() };
}
