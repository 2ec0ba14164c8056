import { clockFormat } from '../../kit/time/clockFormat';

/** Times (milliseconds since 1970) as text in a time zone. */
export const appointmentTime = {
  day: (at: number, timeZone: string): string =>
    clockFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }, timeZone).format(at),
  clock: (at: number, timeZone: string): string =>
    clockFormat({ hour: '2-digit', minute: '2-digit' }, timeZone).format(at),
  /** The offset from UTC at that time, for example `GMT+1`. */
  offset: (at: number, timeZone: string): string =>
    clockFormat({ timeZoneName: 'shortOffset' }, timeZone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '',
};
