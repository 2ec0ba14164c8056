import type { Stretch } from '@/domain/regions/coreHoursStretches';
import { daysAfter, startOfDate } from '@/domain/kernel/time/startOfDate';
import { wallDayAt } from '@/domain/kernel/time/wallDayAt';

/** A piece of a row. `begin` and `end` run from 0 at the start of the day to 1 at its end. */
export interface RowPiece<S extends Stretch> {
  readonly begin: number;
  readonly end: number;
  /** The stretch to which the piece belongs; it may be longer than the day. */
  readonly stretch: S;
  /** The beginning of the piece within the day, in seconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** One calendar day of a chart of several days. */
export interface DayRow<S extends Stretch> {
  /** The beginning of the day, in seconds since 1970. */
  readonly start: number;
  /** Length of the day in hours: 24, or 23 or 25 if clocks change. */
  readonly hours: number;
  readonly pieces: readonly RowPiece<S>[];
}

/** The calendar days of a zone, beginning with that of `from`, with their pieces; empty for an unknown zone. */
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

/** The start of the calendar day that contains a time, in seconds since 1970; undefined for an unknown zone. */
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
