import { runSimulation } from './runSimulation';

const SEEDS = 60;

describe('the sandbox after the same acts', () => {
  it('has the same counts as the server’s model', () => {
    const found: string[] = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const miscounted = runSimulation(seed).violations.get('miscounted');
      if (miscounted !== undefined) found.push(`seed ${String(seed)}: ${miscounted}`);
    }
    expect(found).toEqual([]);
  }, 120_000);
});
