import { DateTime } from 'luxon';

/**
 * Minutes since midnight that a clock on the wall of `zone` shows at a moment in seconds since 1970; undefined for a
 * zone nobody knows.
 */
export function minuteOfDay(seconds: number, zone: string): number | undefined {
  const wall = DateTime.fromSeconds(seconds, { zone });
  return wall.isValid ? wall.hour * 60 + wall.minute : undefined;
}
