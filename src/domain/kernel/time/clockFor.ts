import { DateTime } from 'luxon';

export interface ClockReading {
  readonly zone: string;
  /** Such as `2026-03-29`. */
  readonly date: string;
  /** Such as `14:05`. */
  readonly time: string;
  /** Days by which the date there is ahead of the date at home: -1, 0 or 1. */
  readonly dayShift: number;
}

/**
 * Returns local date and time in `zone` at a time in milliseconds since 1970, compared with `home`; undefined for an
 * unknown zone.
 */
export function clockFor(milliseconds: number, zone: string, home: string): ClockReading | undefined {
  const [there, here] = [zone, home].map(one => DateTime.fromMillis(milliseconds, { zone: one }));
  if (!there?.isValid || !here?.isValid) return undefined;
  const [thatDay, thisDay] = [there, here].map(wall => Date.UTC(wall.year, wall.month - 1, wall.day));
  return {
    zone,
    date: there.toFormat('yyyy-MM-dd'),
    time: there.toFormat('HH:mm'),
    dayShift: Math.round(((thatDay ?? 0) - (thisDay ?? 0)) / 86_400_000),
  };
}
