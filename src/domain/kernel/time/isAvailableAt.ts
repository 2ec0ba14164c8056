import { DateTime } from 'luxon';
import type { Availability } from './Availability';

/** Whether a moment in milliseconds since 1970 lies within the weekly times, ends excluded. */
export function isAvailableAt(milliseconds: number, { timeZone, times }: Availability): boolean {
  const wall = DateTime.fromMillis(milliseconds, { zone: timeZone });
  const minute = wall.hour * 60 + wall.minute;
  return times.some(
    ({ weekday, startTime, endTime }) =>
      weekday === wall.weekday &&
      minute >= startTime.hours * 60 + startTime.minutes &&
      minute < endTime.hours * 60 + endTime.minutes,
  );
}
