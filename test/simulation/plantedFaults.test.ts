import { plantedFaults } from './faults/plantedFaults';
import { SeedThreads } from './SeedThreads';

/** Each fault must be found within this many seeds. */
const SEEDS = 1_000;
/** Milliseconds, for a busy machine. */
const LIMIT_MS = 300_000;

describe('the simulation, with a planted fault around the engine', () => {
  const foundAt = new Map<string, number>();

  beforeAll(async () => {
    const threads = await SeedThreads.start(process.cwd());
    const rows = plantedFaults.map(({ name, finds }) => ({ from: 1, count: SEEDS, fault: name, until: finds }));
    await threads.run(rows, ({ failures }, { fault = '', until }) => {
      const last = failures.at(-1);
      if (last?.violations.some(([kind]) => kind === until) === true) foundAt.set(fault, last.seed);
    });
    await threads.stop();
  }, LIMIT_MS);

  it.each(plantedFaults.map(({ name, finds }) => [name, finds] as const))('finds %s as %s', name => {
    expect(foundAt.get(name)).toBeLessThanOrEqual(SEEDS);
  });
});
