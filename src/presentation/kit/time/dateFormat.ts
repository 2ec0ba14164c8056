import { clockFormat } from './clockFormat';
import { ownClock } from './ownClock';

const clockFace = { hour: '2-digit', minute: '2-digit' } as const;
const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Adds the name of the zone if the device's clock shows another time. */
const zoneWhereForeign = (): Intl.DateTimeFormatOptions => (ownClock.isForeign ? { timeZoneName: 'short' } : {});

/** Formats times (milliseconds since 1970) in the reader's time zone, and days. */
export const dateFormat = {
  clock: (at: number): string => clockFormat(clockFace, ownClock.zone).format(at),
  /** Date and time, such as `26 Nov, 09:05`. */
  short: (at: number): string =>
    clockFormat({ day: 'numeric', month: 'short', ...clockFace }, ownClock.zone).format(at),
  /** Weekday, date and time, such as `Thu, 26 Nov, 09:05`. */
  withWeekday: (at: number): string =>
    clockFormat(
      { weekday: 'short', day: 'numeric', month: 'short', ...clockFace, ...zoneWhereForeign() },
      ownClock.zone,
    ).format(at),
  full: (at: number): string => clockFormat({ ...date, ...clockFace, ...zoneWhereForeign() }, ownClock.zone).format(at),
  /** The full date and time, with seconds. */
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
  /** The date in a time zone, without the time. */
  date: (at: number, timeZone: string): string => clockFormat(date, timeZone).format(at),
  /** Formats a day such as `2026-03-29`, without its year. */
  dayAlone: (text: string): string => {
    const at = Date.parse(`${text}T00:00:00Z`);
    return Number.isNaN(at) ? text : clockFormat({ day: 'numeric', month: 'short' }, 'UTC').format(at);
  },
  /** Formats a day such as `2026-03-29`; any other text is returned unchanged. */
  day: (text: string): string => {
    const at = Date.parse(`${text}T00:00:00Z`);
    return Number.isNaN(at) ? text : clockFormat(date, 'UTC').format(at);
  },
};
