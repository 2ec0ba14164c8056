/** A time of day, 00:00 to 23:59. */
export interface TimeOfDay {
  readonly hours: number;
  readonly minutes: number;
}

/** Core hours that begin on one day. An end before the start is on the next day, equal times are 24 hours. */
export interface DayHours {
  readonly startTime: TimeOfDay;
  readonly endTime: TimeOfDay;
}

/** A weekday with its own hours; null for none. */
export interface WeekdayHours {
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  readonly hours: DayHours | null;
}

/** A date with its own hours; null for none. */
export interface DateHours {
  /** Such as `2026-12-25`. */
  readonly date: string;
  readonly hours: DayHours | null;
}

/**
 * The default hours in `timeZone` (such as `Europe/London`), with the weekdays and dates that have their own. A date
 * overrides its weekday.
 */
export interface CoverageSchedule extends DayHours {
  readonly timeZone: string;
  readonly week?: readonly WeekdayHours[];
  readonly exceptions?: readonly DateHours[];
}
