import { clockFormat } from '../../kit/time/clockFormat';

const day = { day: 'numeric', month: 'short' } as const;

/** Days as text in the time zone `zone`; times in milliseconds since 1970. */
export const scoreDay = {
  long: (at: number, zone: string): string => clockFormat({ ...day, year: 'numeric' }, zone).format(at),
  /** On an axis, where ticks are at midnight UTC. */
  tick: (at: number): string => clockFormat(day, 'UTC').format(at),
  moment: (at: number, zone: string): string =>
    clockFormat({ dateStyle: 'medium', timeStyle: 'short' }, zone).format(at),
};
