import { DateTime } from 'luxon';
import { endMinuteOf, type Availability } from './Availability';

/** True if a time in milliseconds since 1970 is within the weekly hours, ends excluded. */
export function isAvailableAt(milliseconds: number, { timeZone, times }: Availability): boolean {
  const wall = DateTime.fromMillis(milliseconds, { zone: timeZone });
  const minute = wall.hour * 60 + wall.minute;
  return times.some(
    time =>
      time.weekday === wall.weekday &&
      minute >= time.startTime.hours * 60 + time.startTime.minutes &&
      minute < endMinuteOf(time),
  );
}
