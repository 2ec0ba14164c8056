import { DateTime } from 'luxon';

/** Local date and time of a zone. */
export interface WallDay {
  /** Such as `2026-03-29`. */
  readonly date: string;
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  /** Local time in minutes since midnight. */
  readonly minute: number;
}

/** Returns the local date and time of `zone` at a time in seconds since 1970; undefined for an unknown zone. */
export function wallDayAt(seconds: number, zone: string): WallDay | undefined {
  const wall = DateTime.fromSeconds(seconds, { zone });
  if (!wall.isValid) return undefined;
  return { date: isoDate(wall), weekday: wall.weekday, minute: wall.hour * 60 + wall.minute };
}

/** Returns the day before a date such as `2026-03-29`. */
export function dateBefore(date: string): string {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number);
  // Fast path within a month: schedules call this for each minute of a week.
  if (day > 1) return `${date.slice(0, -2)}${String(day - 1).padStart(2, '0')}`;
  return isoDate(DateTime.utc(year, month, day).minus({ days: 1 }));
}

const isoDate = ({ year, month, day }: DateTime): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
