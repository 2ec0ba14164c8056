import { DateTime } from 'luxon';
import { instantsOfWallTime } from './instantsOfWallTime';

/** The longest gap that clocks have ever skipped, in minutes: a whole day. */
const LONGEST_GAP = 1_440;

/** The time at which a clock shows a time of day; milliseconds since 1970. */
export interface DayMoment {
  readonly at: number;
  /** `skipped`: clocks skip the time, and this is the first minute after it. `repeated`: they show it twice. */
  readonly change: 'none' | 'skipped' | 'repeated';
}

/** Calendar days such as `2026-03-29`, without a time. */
export const calendarDay = {
  /** Returns the day of a time in milliseconds since 1970 in `zone`; undefined for an unknown zone. */
  at: (milliseconds: number, zone: string): string | undefined => {
    const moment = DateTime.fromMillis(milliseconds, { zone });
    return moment.isValid ? moment.toFormat('yyyy-MM-dd') : undefined;
  },
  plus: (day: string, days: number): string => dayOf(utc(day).plus({ days })),
  /** 1 Monday to 7 Sunday. */
  weekday: (day: string): number => utc(day).weekday,
  dayOfMonth: (day: string): number => utc(day).day,
  daysInMonth: (day: string): number => utc(day).daysInMonth ?? 31,
  firstOfMonth: (day: string, months = 0): string => dayOf(utc(day).startOf('month').plus({ months })),
  yearsBefore: (day: string, years: number): string => dayOf(utc(day).minus({ years })),
  /** Returns when a clock first shows `time`, such as `09:30`, on the day, or the first minute after a gap. */
  moment: (day: string, time: string, zone: string): DayMoment | undefined => {
    const wanted = utc(day).plus({ hours: Number(time.slice(0, 2)), minutes: Number(time.slice(3)) });
    for (let minutes = 0; minutes <= LONGEST_GAP; minutes += 1) {
      const found = instantsOfWallTime(minuteOf(wanted.plus({ minutes })), zone);
      if (found.kind === 'invalid') return undefined;
      if (found.kind === 'once') return { at: found.at, change: minutes > 0 ? 'skipped' : 'none' };
      if (found.kind === 'twice') return { at: found.earlier, change: minutes > 0 ? 'skipped' : 'repeated' };
    }
    return undefined;
  },
} as const;

const utc = (day: string): DateTime => DateTime.fromISO(day, { zone: 'utc' });

/** Avoids `toFormat`, which is several times slower. */
const dayOf = (moment: DateTime): string => moment.toISODate() ?? '';

/** Such as `2026-03-29T09:30`. */
const minuteOf = (moment: DateTime): string => (moment.toISO() ?? '').slice(0, 'yyyy-mm-ddThh:mm'.length);
