import { plantedFaults } from './faults/plantedFaults';
import { runSimulation } from './runSimulation';

/** Each mistake has to show within this many seeds. */
const SEEDS = 300;
/** Milliseconds, on a machine that is busy with other things too. */
const LIMIT_MS = 60_000;

describe('the simulation, with a mistake put around the engine', () => {
  it.each(plantedFaults.map(fault => [fault.name, fault.finds, fault] as const))(
    'finds %s as %s',
    (_name, finds, fault) => {
      let foundAt: number | undefined;
      for (let seed = 1; seed <= SEEDS && foundAt === undefined; seed += 1) if (runSimulation(seed, fault).violations.has(finds)) foundAt = seed;
      expect(foundAt).toBeDefined();
    },
    LIMIT_MS,
  );
});
