import { DateTime } from 'luxon';

/** What calendar and clock on the wall of a zone show. */
export interface WallDay {
  /** Such as `2026-03-29`. */
  readonly date: string;
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number;
  /** Minutes since midnight that the clock shows. */
  readonly minute: number;
}

/**
 * What calendar and clock on the wall of `zone` show at a moment in seconds since 1970; undefined for a zone nobody
 * knows.
 */
export function wallDayAt(seconds: number, zone: string): WallDay | undefined {
  const wall = DateTime.fromSeconds(seconds, { zone });
  if (!wall.isValid) return undefined;
  return { date: isoDate(wall), weekday: wall.weekday, minute: wall.hour * 60 + wall.minute };
}

/** The calendar day before a date such as `2026-03-29`. */
export function dateBefore(date: string): string {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number);
  // Within a month, as nearly always, the calendar is not needed: schedules ask for each minute of a week.
  if (day > 1) return `${date.slice(0, -2)}${String(day - 1).padStart(2, '0')}`;
  return isoDate(DateTime.utc(year, month, day).minus({ days: 1 }));
}

const isoDate = ({ year, month, day }: DateTime): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
