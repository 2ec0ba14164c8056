import { isLong, longMinutes, reportFailedSeed, seed } from '#test/support/longRun';
import failedSeeds from '#test/support/seeds.json';
import { runSimulation } from './runSimulation';
import { SeedThreads, toRows } from './SeedThreads';
import type { SeedReport } from './SeedReport';
import { troubles } from './troubles/troubles';

const SUITE = 'test/simulation/chatEngine.test.ts';
const SEEDS = isLong ? Math.round(longMinutes * 4_000) : 1_000;
/** The first row in the normal run. A long run begins at another seed each time. */
const FIRST_SEED = isLong ? seed * 100 : 1;
/** Seeds that failed in a long run, by suite. */
const failedBefore = (failedSeeds as Readonly<Record<string, readonly number[]>>)[SUITE] ?? [];
/** Milliseconds, for a busy machine. No result depends on it. */
const LIMIT_MS = 300_000 + longMinutes * 120_000;

function firstFailure({ failures }: SeedReport): string {
  const first = failures[0];
  if (first === undefined) return '';
  const { trace } = runSimulation(first.seed, undefined, true);
  return [
    `seed ${String(first.seed)} of ${String(failures.length)} that fail`,
    ...first.violations.map(([kind, detail]) => `${kind}: ${detail}`),
    ...trace.slice(-60),
  ].join('\n');
}

describe('the chat engine with bad networks, crashes, second windows and other users', () => {
  let report: SeedReport;

  beforeAll(async () => {
    const threads = await SeedThreads.start(process.cwd());
    const fixed = failedBefore.map(failed => ({ from: failed, count: 1 }));
    report = await threads.run([...fixed, ...toRows({ from: FIRST_SEED, count: SEEDS })]);
    await threads.stop();
    for (const failed of report.failures) reportFailedSeed(SUITE, failed.seed);
  }, LIMIT_MS);

  it('never loses, duplicates, swaps or hides a message, for any seed', () => {
    expect(firstFailure(report)).toBe('');
  });

  it('runs with many seeds, a third of them with chats of both generations', () => {
    expect(report.runs).toBe(SEEDS + failedBefore.length);
    expect(report.withBoth).toBeGreaterThan(SEEDS / 3);
  });

  it.each(troubles.map(({ name }) => name))('has often met the trouble: %s', name => {
    expect(report.troubles.get(name) ?? 0).toBeGreaterThan(SEEDS / 50);
  });

  it('runs the same way for the same seed, and another way for another seed', () => {
    const fingerprints = [7, 7, 8].map(seed => runSimulation(seed).fingerprint);
    expect(fingerprints[0]).toBe(fingerprints[1]);
    expect(fingerprints[0]).not.toBe(fingerprints[2]);
  });
});
