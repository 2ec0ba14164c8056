import { plantedFaults } from './faults/plantedFaults';
import { runSimulation } from './runSimulation';
import { addReports, noSeeds, type SeedReport } from './SeedReport';

/** A row of seeds, with the planted fault of this name, if any. */
export interface SeedRow {
  readonly from: number;
  readonly count: number;
  readonly fault?: string | undefined;
  /** Stops after the first run that reports this kind of violation. */
  readonly until?: string | undefined;
}

export function runSeeds({ from, count, fault, until }: SeedRow): SeedReport {
  const planted = plantedFaults.find(({ name }) => name === fault);
  if (fault !== undefined && planted === undefined)
    throw new Error(`Unknown fault. Known: ${plantedFaults.map(({ name }) => name).join(', ')}`);
  let report = noSeeds;
  for (let seed = from; seed < from + count; seed += 1) {
    const { violations, troubles, hasChatEngineRouter } = runSimulation(seed, planted);
    const failures = violations.size === 0 ? [] : [{ seed, violations: [...violations] }];
    report = addReports(report, { runs: 1, withBoth: hasChatEngineRouter ? 1 : 0, troubles, failures });
    if (until !== undefined && violations.has(until)) break;
  }
  return report;
}
