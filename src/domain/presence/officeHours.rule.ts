import { rule } from '../kernel/rule';
import { minuteOfDay } from '../kernel/time/minuteOfDay';
import type { CoverageSchedule, TimeOfDay } from './CoverageSchedule';

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

const minutesOf = ({ hours, minutes }: TimeOfDay): number => hours * 60 + minutes;

/** Whether it is office hours, by the clock on the wall. */
export const officeHours = rule(
  {
    id: 'CR-HOURS-01',
    statement:
      "It is office hours while the clock on the wall of the schedule's time zone shows its start or later, but not " +
      'yet its end. An end before the start is on the next day, and equal times mean the whole day. ' +
      'When the clocks change, what they show decides. In a time zone that nobody knows it is neither. ' +
      'The answer holds until the next minute begins.',
    source:
      'D2 §3: "Office schedule: timeZone, startTime and endTime (each hours, minutes), isOfficeHours."; D2 §4: ' +
      '"Office hours: recalculated every minute."',
    hazards: ['HAZ-13'],
  },
  ({ schedule: { timeZone, startTime, endTime }, now }: OfficeHoursInput): OfficeHoursState => {
    const until = (Math.floor(now / OFFICE_HOURS_REFRESH_S) + 1) * OFFICE_HOURS_REFRESH_S;
    const minute = minuteOfDay(now, timeZone);
    if (minute === undefined) return { isOfficeHours: null, until };
    const start = minutesOf(startTime);
    const end = minutesOf(endTime);
    const isOfficeHours = start < end ? minute >= start && minute < end : minute >= start || minute < end;
    return { isOfficeHours, until };
  },
);
