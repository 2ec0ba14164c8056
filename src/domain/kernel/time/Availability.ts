export interface WeeklyTime {
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  readonly startTime: { readonly hours: number; readonly minutes: number };
  /** Later on the same day. */
  readonly endTime: { readonly hours: number; readonly minutes: number };
}

const LAST_MINUTE = 23 * 60 + 59;

/** Returns the end of a weekly time in minutes of the day; the last minute of a day counts as midnight. */
export function endMinuteOf({ endTime }: Pick<WeeklyTime, 'endTime'>): number {
  const minute = endTime.hours * 60 + endTime.minutes;
  return minute === LAST_MINUTE ? LAST_MINUTE + 1 : minute;
}

/** Weekly hours of a therapist in `timeZone`. */
export interface Availability {
  readonly timeZone: string;
  /** Empty if none are set. */
  readonly times: readonly WeeklyTime[];
}
