import { runSimulation } from './runSimulation';

/** Milliseconds for one block of runs, on a machine that is busy with other things too. */
const LIMIT_MS = 120_000;
const SEEDS = 2_000;
const BLOCK = 250;

function firstFailure(from: number, count: number): string {
  for (let seed = from; seed < from + count; seed += 1) {
    const { violations } = runSimulation(seed);
    if (violations.size > 0) {
      const { trace } = runSimulation(seed, undefined, true);
      return [`seed ${String(seed)}`, ...[...violations].map(([kind, detail]) => `${kind}: ${detail}`), ...trace.slice(-60)].join('\n');
    }
  }
  return '';
}

describe('the chat engine among bad networks, crashes, second windows and other people', () => {
  it.each(Array.from({ length: SEEDS / BLOCK }, (_, at) => at * BLOCK + 1))(
    `loses, doubles, swaps and hides nothing in ${String(BLOCK)} runs from seed %d`,
    from => {
      expect(firstFailure(from, BLOCK)).toBe('');
    },
    LIMIT_MS,
  );

  it('runs the same way for the same seed, and another way for another', () => {
    const fingerprints = [7, 7, 8].map(seed => runSimulation(seed).fingerprint);
    expect(fingerprints[0]).toBe(fingerprints[1]);
    expect(fingerprints[0]).not.toBe(fingerprints[2]);
  });
});
