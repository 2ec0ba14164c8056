import type { Stretch } from '@/domain/regions/coreHoursStretches';
import { daysAfter, startOfDate } from '@/domain/kernel/time/startOfDate';
import { wallDayAt } from '@/domain/kernel/time/wallDayAt';

/** A piece of a row, from 0 at the beginning of the day to 1 at its end. */
export interface RowPiece<S extends Stretch> {
  readonly begin: number;
  readonly end: number;
  /** The whole stretch of which this is a piece. */
  readonly stretch: S;
  /** In seconds since 1970, within the day. */
  readonly from: number;
  readonly to: number;
}

/** One calendar day of a picture of several. */
export interface DayRow<S extends Stretch> {
  /** Seconds since 1970. */
  readonly start: number;
  /** 23, 24 or 25. */
  readonly hours: number;
  readonly pieces: readonly RowPiece<S>[];
}

/** The calendar days of a zone from the one at `from` on, with the content of each; none for an unknown zone. */
export function weekRows<S extends Stretch>(
  stretches: readonly S[],
  from: number,
  days: number,
  zone: string,
): readonly DayRow<S>[] {
  const first = dayStart(from, zone);
  if (first === undefined) return [];
  return Array.from({ length: days }, (_, day) => {
    const [start, next] = [daysAfter(first, day, zone), daysAfter(first, day + 1, zone)];
    return { start, hours: (next - start) / 3_600, pieces: piecesOf(stretches, start, next) };
  });
}

/** The beginning of the calendar day at a time, in seconds since 1970; undefined for an unknown zone. */
export function dayStart(seconds: number, zone: string): number | undefined {
  const wall = wallDayAt(seconds, zone);
  return wall && startOfDate(wall.date, zone);
}

function piecesOf<S extends Stretch>(stretches: readonly S[], start: number, next: number): readonly RowPiece<S>[] {
  return stretches
    .filter(({ from, to }) => from < next && to > start)
    .map(stretch => {
      const [from, to] = [Math.max(start, stretch.from), Math.min(next, stretch.to)];
      return { begin: (from - start) / (next - start), end: (to - start) / (next - start), stretch, from, to };
    });
}
