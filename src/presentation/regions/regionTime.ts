import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';
import { clockFormat } from '../kit/time/clockFormat';

const day = clockFormat({ weekday: 'short', day: 'numeric', month: 'short' }, 'UTC');
const dayOfYear = clockFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }, 'UTC');

/** The wall clock of a zone as an instant of UTC, so that every zone that the rules know can be written. */
const wallOf = (seconds: number, zone: string): string | undefined => wallTimeAt(seconds * 1000, zone);

/** Instants in seconds since 1970 as text, in a time zone; empty for an unknown one. */
export const regionTime = {
  /** Such as `09:00`. */
  clock: (seconds: number, zone: string): string => wallOf(seconds, zone)?.slice(11) ?? '',
  /** Such as `Mon, 23 Nov`. */
  day: (seconds: number, zone: string): string => written(day, wallOf(seconds, zone)),
  dayOfYear: (seconds: number, zone: string): string => written(dayOfYear, wallOf(seconds, zone)),
  /** Such as `Mon, 23 Nov, 09:00`. */
  moment: (seconds: number, zone: string): string => {
    const wall = wallOf(seconds, zone);
    return wall === undefined ? '' : `${written(day, wall)}, ${wall.slice(11)}`;
  },
  /** The clock's reading just before it was put forward by `minutes`, negative if it was put back. */
  clockBefore: (seconds: number, minutes: number, zone: string): string => {
    const wall = wallOf(seconds, zone);
    return wall === undefined ? '' : new Date(Date.parse(`${wall}Z`) - minutes * 60_000).toISOString().slice(11, 16);
  },
  /** The end of a stretch within one day: midnight is the end of that day. */
  endClock: (seconds: number, zone: string): string => {
    const clock = regionTime.clock(seconds, zone);
    return clock === '00:00' ? '24:00' : clock;
  },
  /** From one moment to another, the second day only where it is another one. */
  stretch: (from: number, to: number, zone: string): string => {
    const [begin, end] = [regionTime.moment(from, zone), regionTime.moment(to, zone)];
    const isSameDay = regionTime.day(from, zone) === regionTime.day(to - 1, zone);
    return `${begin} – ${isSameDay ? regionTime.endClock(to, zone) : end}`;
  },
  /** A date such as `2026-12-25`; as it is written where it is none. */
  date: (text: string): string => {
    const at = Date.parse(`${text}T00:00:00Z`);
    return Number.isNaN(at) ? text : dayOfYear.format(at);
  },
  /** Such as `8 h 30 min`. */
  length: (seconds: number): string => {
    const minutes = Math.round(seconds / 60);
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
  },
};

const written = (formatter: Intl.DateTimeFormat, wall: string | undefined): string =>
  wall === undefined ? '' : formatter.format(Date.parse(`${wall}Z`));
