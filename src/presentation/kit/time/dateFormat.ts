import { clockFormat } from './clockFormat';
import { ownClock } from './ownClock';

const clockFace = { hour: '2-digit', minute: '2-digit' } as const;
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Names the zone where the clock of the device shows another time. */
const zoneWhereForeign = (): Intl.DateTimeFormatOptions => (ownClock.isForeign ? { timeZoneName: 'short' } : {});

/** Moments (milliseconds since 1970) and days as text, moments by the clock of the reader. */
export const dateFormat = {
  clock: (at: number): string => clockFormat(clockFace, ownClock.zone).format(at),
  /** Such as `26 Nov, 09:05`. */
  short: (at: number): string =>
    clockFormat({ day: 'numeric', month: 'short', ...clockFace }, ownClock.zone).format(at),
  /** Such as `Thu, 26 Nov, 09:05`. */
  withWeekday: (at: number): string =>
    clockFormat(
      { weekday: 'short', day: 'numeric', month: 'short', ...clockFace, ...zoneWhereForeign() },
      ownClock.zone,
    ).format(at),
  full: (at: number): string => clockFormat({ ...date, ...clockFace, ...zoneWhereForeign() }, ownClock.zone).format(at),
  /** With seconds and everything else that is known. */
  exact: (at: number): string =>
    clockFormat(
      ownClock.isForeign
        ? {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            year: 'numeric',
            ...clockFace,
            second: '2-digit',
            timeZoneName: 'short',
          }
        : { dateStyle: 'full', timeStyle: 'medium' },
      ownClock.zone,
    ).format(at),
  /** The day alone, by the calendar of a zone. */
  date: (at: number, timeZone: string): string => clockFormat(date, timeZone).format(at),
  /** Of a day such as `2026-03-29`, without its year. */
  dayAlone: (text: string): string => {
    const at = Date.parse(`${text}T00:00:00Z`);
    return Number.isNaN(at) ? text : clockFormat({ day: 'numeric', month: 'short' }, 'UTC').format(at);
  },
  /** Of a day such as `2026-03-29`; as it is written where it is none. */
  day: (text: string): string => {
    const at = Date.parse(`${text}T00:00:00Z`);
    return Number.isNaN(at) ? text : clockFormat(date, 'UTC').format(at);
  },
};
