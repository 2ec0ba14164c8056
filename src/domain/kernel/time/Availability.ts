/** A stretch of every week. */
export interface WeeklyTime {
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  readonly startTime: { readonly hours: number; readonly minutes: number };
  /** Later on the same day. */
  readonly endTime: { readonly hours: number; readonly minutes: number };
}

/** When somebody can be booked, week after week, by the clock of `timeZone`. */
export interface Availability {
  readonly timeZone: string;
  /** Empty where none is set. */
  readonly times: readonly WeeklyTime[];
}
