import { rule } from '../../kernel/rule';

export interface SeriesPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null if the recorded value is unknown. */
  readonly value: number | null;
}

export interface SeriesInput {
  readonly points: readonly SeriesPoint[];
  /** Longest time between two points on one line, in milliseconds. */
  readonly longestGapMs: number;
}

export interface KnownPoint {
  readonly at: number;
  readonly value: number;
}

/** Splits a series into runs; each may be drawn as one line. */
export const seriesRuns = rule(
  {
    id: 'CR-SCORE-06',
    statement:
      'A chart joins two neighbouring values only if no more than the longest allowed time lies between them and ' +
      'there is no unknown value in between. Everything else is shown as a gap: no value is invented, and an ' +
      'unknown value is not drawn as zero. Values are ordered by time, whatever their order of arrival.',
    source: 'D3 §7 Patients: "/graph (startFrom, endAt)"',
    hazards: ['HAZ-12'],
  },
  ({ points, longestGapMs }: SeriesInput): readonly (readonly KnownPoint[])[] => {
    let run: KnownPoint[] = [];
    const runs = [run];
    for (const { at, value } of [...points].sort((a, b) => a.at - b.at)) {
      const last = run.at(-1);
      if (value === null || (last !== undefined && at - last.at > longestGapMs)) {
        run = [];
        runs.push(run);
      }
      if (value !== null) run.push({ at, value });
    }
    return runs.filter(({ length }) => length > 0);
  },
);
