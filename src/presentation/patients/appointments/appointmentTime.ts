import { clockFormat } from '../../kit/time/clockFormat';

/** Moments as people read them by the clock of a zone; in milliseconds since 1970. */
export const appointmentTime = {
  day: (at: number, timeZone: string): string =>
    clockFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }, timeZone).format(at),
  clock: (at: number, timeZone: string): string =>
    clockFormat({ hour: '2-digit', minute: '2-digit' }, timeZone).format(at),
  /** The distance from UTC at that moment, such as `GMT+1`. */
  offset: (at: number, timeZone: string): string =>
    clockFormat({ timeZoneName: 'shortOffset' }, timeZone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '',
};
