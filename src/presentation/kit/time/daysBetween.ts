import { dayOf, type Day } from '@/domain/kernel/time/dayOf';
import { ownClock } from './ownClock';

const KEPT = 32;
const DAY_SECONDS = 86_400;
const known: { readonly zone: string; readonly day: Day }[] = [];

/**
 * The reader's calendar day that contains a time (milliseconds since 1970). Cached, because lists need it for each row.
 */
function calendarDay(at: number): Day {
  const { zone } = ownClock;
  const seconds = at / 1_000;
  const found = known.find(({ zone: its, day }) => its === zone && day.start <= seconds && seconds < day.end);
  if (found !== undefined) return found.day;
  const day = dayOf(seconds, zone);
  known.unshift({ zone, day });
  known.length = Math.min(known.length, KEPT);
  return day;
}

export const isSameDay = (one: number, other: number): boolean => calendarDay(one).start === calendarDay(other).start;

/** The number of midnights between two times, in the reader's time zone. */
export const daysBetween = (earlier: number, later: number): number =>
  Math.round((calendarDay(later).start - calendarDay(earlier).start) / DAY_SECONDS);
