import { clockFormat } from '../../../kit/time/clockFormat';
import { ownClock } from '../../../kit/time/ownClock';

const clockFace = { hour: '2-digit', minute: '2-digit' } as const;

/** Times (milliseconds since 1970) as text in the reader's time zone. */
export const momentTime = {
  clock: (moment: number): string => clockFormat(clockFace, ownClock.zone).format(moment),
  day: (moment: number): string =>
    clockFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, ownClock.zone).format(moment),
  full: (moment: number): string =>
    clockFormat({ day: 'numeric', month: 'short', year: 'numeric', ...clockFace }, ownClock.zone).format(moment),
  iso: (moment: number): string => new Date(moment).toISOString(),
};
