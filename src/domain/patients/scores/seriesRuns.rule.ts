import { rule, says } from '../../kernel/rule';

export interface SeriesPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null where something was recorded whose value is not known. */
  readonly value: number | null;
}

export interface SeriesInput {
  readonly points: readonly SeriesPoint[];
  /** Longest time between two points that a line may cross, in milliseconds. */
  readonly longestGapMs: number;
}

export interface KnownPoint {
  readonly at: number;
  readonly value: number;
}

/** The stretches of a series that may be drawn as one line each. */
export const seriesRuns = rule(
  {
    id: 'CR-SCORE-06',
    statement:
      says`A chart joins two neighbouring values only when no more than the longest allowed time lies between them ` +
      says`and nothing unknown stands in between. Everything else is shown as a gap: ` +
      says`no value is made up for it, and an unknown value is not drawn as zero. ` +
      says`Values are in the order of their times, whatever order they came in.`,
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
