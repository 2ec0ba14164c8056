import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';
import { clockFormat } from '../kit/time/clockFormat';

const day = clockFormat({ weekday: 'short', day: 'numeric', month: 'short' }, 'UTC');
const dayOfYear = clockFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }, 'UTC');

/**
 * The wall clock of a zone as an instant of UTC, so that it can be formatted for every zone that our own rules know.
 */
const wallOf = (seconds: number, zone: string): string | undefined => wallTimeAt(seconds * 1000, zone);

/** Formats instants (seconds since 1970) in a time zone; empty for an unknown zone. */
export const regionTime = {
  /** The time, such as `09:00`. */
  clock: (seconds: number, zone: string): string => wallOf(seconds, zone)?.slice(11) ?? '',
  /** The day, such as `Mon, 23 Nov`. */
  day: (seconds: number, zone: string): string => written(day, wallOf(seconds, zone)),
  dayOfYear: (seconds: number, zone: string): string => written(dayOfYear, wallOf(seconds, zone)),
  /** Day and time, such as `Mon, 23 Nov, 09:00`. */
  moment: (seconds: number, zone: string): string => {
    const wall = wallOf(seconds, zone);
    return wall === undefined ? '' : `${written(day, wall)}, ${wall.slice(11)}`;
  },
  /**
   * The time that clocks showed just before they changed. `minutes`: positive if they went forward, negative if back.
   */
  clockBefore: (seconds: number, minutes: number, zone: string): string => {
    const wall = wallOf(seconds, zone);
    return wall === undefined ? '' : new Date(Date.parse(`${wall}Z`) - minutes * 60_000).toISOString().slice(11, 16);
  },
  /** The end of a stretch within one day, where midnight is `24:00`. */
  endClock: (seconds: number, zone: string): string => {
    const clock = regionTime.clock(seconds, zone);
    return clock === '00:00' ? '24:00' : clock;
  },
  /** Start and end of a stretch. The end has a day only if that is a different one. */
  stretch: (from: number, to: number, zone: string): string => {
    const [begin, end] = [regionTime.moment(from, zone), regionTime.moment(to, zone)];
    const isSameDay = regionTime.day(from, zone) === regionTime.day(to - 1, zone);
    return `${begin} – ${isSameDay ? regionTime.endClock(to, zone) : end}`;
  },
  /** Formats a date such as `2026-12-25`; any other text is returned unchanged. */
  date: (text: string): string => {
    const at = Date.parse(`${text}T00:00:00Z`);
    return Number.isNaN(at) ? text : dayOfYear.format(at);
  },
  /** A duration, such as `8 h 30 min`. */
  length: (seconds: number): string => {
    const minutes = Math.round(seconds / 60);
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
  },
};

const written = (formatter: Intl.DateTimeFormat, wall: string | undefined): string =>
  wall === undefined ? '' : formatter.format(Date.parse(`${wall}Z`));
