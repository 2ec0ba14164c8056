import { rule } from '../kernel/rule';
import { dateBefore, wallDayAt } from '../kernel/time/wallDayAt';
import type { CoverageSchedule, DayHours, TimeOfDay } from './CoverageSchedule';

/** Interval between two checks of the clock, in seconds. */
export const OFFICE_HOURS_REFRESH_S = 60;

export interface OfficeHoursInput {
  readonly schedule: CoverageSchedule;
  /** Seconds since 1970, server time. */
  readonly now: number;
}

export interface OfficeHoursState {
  /** Null if unknown. */
  readonly isOfficeHours: boolean | null;
  /** The first second of the next minute, when the answer must be computed again. */
  readonly until: number;
}

/** Minutes since midnight. */
export const minuteOf = ({ hours, minutes }: TimeOfDay): number => hours * 60 + minutes;

/** Returns the hours that begin on a day; null for none. */
export function hoursOfDay(schedule: CoverageSchedule, date: string, weekday: number): DayHours | null {
  const { week, exceptions, startTime, endTime } = schedule;
  const own = exceptions?.find(one => one.date === date) ?? week?.find(one => one.weekday === weekday);
  return own === undefined ? { startTime, endTime } : own.hours;
}

/** Decides whether it is within office hours, in local time. */
export const officeHours = rule(
  {
    id: 'CR-HOURS-01',
    statement:
      "It is within office hours while the local time of the schedule's time zone is at or after the start of the " +
      'day and before its end. An end before the start is on the next day, and equal times last until the next ' +
      'day. Each day has the default hours, unless its weekday has its own hours or none; the hours of a date ' +
      'override those of its weekday. Hours across midnight belong to the day on which they begin. When the ' +
      'clocks change, the displayed local time decides. In an unknown time zone the answer is unknown. The answer ' +
      'holds until the next minute begins.',
    source:
      'D2 §3: "Office schedule: timeZone, startTime and endTime (each hours, minutes), isOfficeHours."; D2 §4: ' +
      '"Office hours: recalculated every minute."; DESIGN §9 row 35',
    hazards: ['HAZ-13'],
  },
  ({ schedule, now }: OfficeHoursInput): OfficeHoursState => {
    const until = (Math.floor(now / OFFICE_HOURS_REFRESH_S) + 1) * OFFICE_HOURS_REFRESH_S;
    const wall = wallDayAt(now, schedule.timeZone);
    if (wall === undefined) return { isOfficeHours: null, until };
    const { date, weekday, minute } = wall;
    const isOfficeHours =
      isInOwnDay(hoursOfDay(schedule, date, weekday), minute) ||
      isInNextDay(hoursOfDay(schedule, dateBefore(date), weekday === 1 ? 7 : weekday - 1), minute);
    return { isOfficeHours, until };
  },
);

function isInOwnDay(hours: DayHours | null, minute: number): boolean {
  if (hours === null) return false;
  const [start, end] = [minuteOf(hours.startTime), minuteOf(hours.endTime)];
  return minute >= start && (end <= start || minute < end);
}

/** Hours across midnight continue until their end on the next day. */
function isInNextDay(hours: DayHours | null, minute: number): boolean {
  if (hours === null) return false;
  const end = minuteOf(hours.endTime);
  return end <= minuteOf(hours.startTime) && minute < end;
}
