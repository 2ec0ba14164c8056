/** A time on the clock, 00:00 to 23:59. */
export interface TimeOfDay {
  readonly hours: number;
  readonly minutes: number;
}

/**
 * The hours of every day, by the clock of `timeZone` (such as `Europe/London`). An end before the start is on the next
 * day.
 */
export interface CoverageSchedule {
  readonly timeZone: string;
  readonly startTime: TimeOfDay;
  readonly endTime: TimeOfDay;
}
