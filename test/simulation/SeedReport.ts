/** A failed run: each kind of violation with its first case. */
export interface FailedSeed {
  readonly seed: number;
  readonly violations: readonly (readonly [string, string])[];
}

/** The result of a row of seeds. It contains only values, because it crosses the border of a thread. */
export interface SeedReport {
  readonly runs: number;
  /** Runs with chats of both generations. */
  readonly withBoth: number;
  /** Kind of trouble → how often it struck. */
  readonly troubles: ReadonlyMap<string, number>;
  readonly failures: readonly FailedSeed[];
}

export const noSeeds: SeedReport = { runs: 0, withBoth: 0, troubles: new Map(), failures: [] };

export function addReports(a: SeedReport, b: SeedReport): SeedReport {
  const troubles = new Map(a.troubles);
  for (const [name, count] of b.troubles) troubles.set(name, (troubles.get(name) ?? 0) + count);
  const failures = [...a.failures, ...b.failures].sort((one, other) => one.seed - other.seed);
  return { runs: a.runs + b.runs, withBoth: a.withBoth + b.withBoth, troubles, failures };
}
