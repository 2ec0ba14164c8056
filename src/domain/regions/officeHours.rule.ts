import { rule } from '../kernel/rule';
import { dateBefore, wallDayAt } from '../kernel/time/wallDayAt';
import type { CoverageSchedule, DayHours, TimeOfDay } from './CoverageSchedule';

/** Seconds between two looks at the clock. */
export const OFFICE_HOURS_REFRESH_S = 60;

export interface OfficeHoursInput {
  readonly schedule: CoverageSchedule;
  /** Seconds since 1970, server time. */
  readonly now: number;
}

export interface OfficeHoursState {
  /** Null when nobody can say. */
  readonly isOfficeHours: boolean | null;
  /** The first second of the next minute, when it is to be looked at again. */
  readonly until: number;
}

/** Minutes since midnight. */
export const minuteOf = ({ hours, minutes }: TimeOfDay): number => hours * 60 + minutes;

/** The hours that begin on a day; null for none. */
export function hoursOfDay(schedule: CoverageSchedule, date: string, weekday: number): DayHours | null {
  const { week, exceptions, startTime, endTime } = schedule;
  const own = exceptions?.find(one => one.date === date) ?? week?.find(one => one.weekday === weekday);
  return own === undefined ? { startTime, endTime } : own.hours;
}

/** Whether it is office hours, by the clock on the wall. */
export const officeHours = rule(
  {
    id: 'CR-HOURS-01',
    statement:
      "It is office hours while the clock on the wall of the schedule's time zone shows the start of the day or " +
      'later, but not yet its end. An end before the start is on the next day, and equal times mean that they last until the next day. ' +
      'Each day has the hours of every day, unless its weekday has others or none; the hours of a date come before ' +
      'those of its weekday. Hours that last over midnight belong to the day on which they begin. ' +
      'When the clocks change, what they show decides. In a time zone that nobody knows it is neither. ' +
      'The answer holds until the next minute begins.',
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

/** Hours over midnight go on until their end on the next day. */
function isInNextDay(hours: DayHours | null, minute: number): boolean {
  if (hours === null) return false;
  const end = minuteOf(hours.endTime);
  return end <= minuteOf(hours.startTime) && minute < end;
}
