/** A stretch of every week. */
export interface WeeklyTime {
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  readonly startTime: { readonly hours: number; readonly minutes: number };
  /** Later on the same day. */
  readonly endTime: { readonly hours: number; readonly minutes: number };
}

const LAST_MINUTE = 23 * 60 + 59;

/** The minute of the day at which a weekly time ends; one until the last minute of a day lasts until midnight. */
export function endMinuteOf({ endTime }: Pick<WeeklyTime, 'endTime'>): number {
  const minute = endTime.hours * 60 + endTime.minutes;
  return minute === LAST_MINUTE ? LAST_MINUTE + 1 : minute;
}

/** When somebody can be booked, week after week, by the clock of `timeZone`. */
export interface Availability {
  readonly timeZone: string;
  /** Empty where none is set. */
  readonly times: readonly WeeklyTime[];
}
