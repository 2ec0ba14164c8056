import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';
import { clockFormat } from '../kit/time/clockFormat';
import { dateFormat } from '../kit/time/dateFormat';
import { ownClock } from '../kit/time/ownClock';

const clockFace = { hour: '2-digit', minute: '2-digit' } as const;

/** Times (milliseconds since 1970) as text, by default in the reader's time zone. */
export const patientTime = {
  clock: (at: number, timeZone = ownClock.zone): string => clockFormat(clockFace, timeZone).format(at),
  full: (at: number, timeZone = ownClock.zone): string =>
    clockFormat({ weekday: 'short', day: 'numeric', month: 'short', ...clockFace }, timeZone).format(at),
  withYear: (at: number, timeZone = ownClock.zone): string =>
    clockFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', ...clockFace }, timeZone).format(
      at,
    ),
  /** With the year if it is not that of `now`. */
  whenever: (at: number, now: number, timeZone = ownClock.zone): string => {
    const isThisYear =
      clockFormat({ year: 'numeric' }, timeZone).format(at) === clockFormat({ year: 'numeric' }, timeZone).format(now);
    return isThisYear ? patientTime.full(at, timeZone) : patientTime.withYear(at, timeZone);
  },
  /** The day alone, with its year. */
  date: (at: number, timeZone = ownClock.zone): string =>
    clockFormat({ day: 'numeric', month: 'short', year: 'numeric' }, timeZone).format(at),
  day: dateFormat.day,
  /** A day such as `2026-03-29`, with the year if it is not that of `now`. */
  dayOfYear: (day: string, now: number): string =>
    wallTimeAt(now, ownClock.zone)?.startsWith(day.slice(0, 4)) === true
      ? dateFormat.dayAlone(day)
      : dateFormat.day(day),
};
