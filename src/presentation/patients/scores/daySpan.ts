import { instantsOfWallTime } from '@/domain/kernel/time/instantsOfWallTime';
import { wallTimeAt } from '@/domain/kernel/time/wallTimeAt';

export interface DayRange {
  /** Milliseconds since 1970; the end is exclusive. */
  readonly from: number;
  readonly until: number;
}

const DAY_MS = 24 * 3_600_000;
/** The longest period that the backend returns at once, in milliseconds. */
const LONGEST_MS = 5 * 365 * DAY_MS;
/** Long enough to pass midnight of the next day, even if clocks change in between. */
const NEXT_DAY_MS = 36 * 3_600_000;

/** The day that a clock in `zone` shows, such as `2026-03-29`. */
export const dayAt = (at: number, zone: string): string => (wallTimeAt(at, zone) ?? '').slice(0, 10);

/** The first day of a period of `days` days that includes today. */
export const firstOfLast = (days: number, now: number, zone: string): string => dayAt(now - (days - 1) * DAY_MS, zone);

/** The span from the start of one day to the end of another in the time zone `zone`; undefined if it is not valid. */
export function daySpan(fromDay: string, lastDay: string, zone: string): DayRange | undefined {
  const [from, last] = [midnight(fromDay, zone), midnight(lastDay, zone)];
  if (from === undefined || last === undefined || last < from) return undefined;
  const until = midnight(dayAt(last + NEXT_DAY_MS, zone), zone) ?? last + DAY_MS;
  return until - from > LONGEST_MS ? undefined : { from, until };
}

function midnight(day: string, zone: string): number | undefined {
  const moments = instantsOfWallTime(`${day}T00:00`, zone);
  if (moments.kind === 'once') return moments.at;
  return moments.kind === 'twice' ? moments.earlier : undefined;
}
