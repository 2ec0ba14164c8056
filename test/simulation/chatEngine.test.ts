import { runSimulation } from './runSimulation';
import { SeedThreads, toRows } from './SeedThreads';
import type { SeedReport } from './SeedReport';
import { troubles } from './troubles/troubles';

const SEEDS = 5_000;
const DAY_MS = 86_400_000;
/** Another row each day: the number of the day since 1970 is the offset. */
const FIRST_SEED = Math.floor(Date.now() / DAY_MS) * SEEDS + 1;
/** Milliseconds, on a busy machine; no result depends on it. */
const LIMIT_MS = 300_000;

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

describe('the chat engine among bad networks, crashes, second windows and other people', () => {
  let report: SeedReport;

  beforeAll(async () => {
    const threads = await SeedThreads.start(process.cwd());
    const started = process.hrtime.bigint();
    report = await threads.run(toRows({ from: FIRST_SEED, count: SEEDS }));
    const seconds = Number(process.hrtime.bigint() - started) / 1e9;
    process.stdout.write(
      `seeds ${String(FIRST_SEED)} to ${String(FIRST_SEED + SEEDS - 1)} in ${seconds.toFixed(1)} s\n`,
    );
    await threads.stop();
  }, LIMIT_MS);

  it('never loses, doubles, swaps or hides a message, for any seed', () => {
    expect(firstFailure(report)).toBe('');
  });

  it('is run with thousands of seeds, many of them with chats of both generations', () => {
    expect(report.runs).toBe(SEEDS);
    expect(report.withBoth).toBeGreaterThan(SEEDS / 3);
  });

  it.each(troubles.map(({ name }) => name))('has met this trouble often: %s', name => {
    expect(report.troubles.get(name) ?? 0).toBeGreaterThan(SEEDS / 50);
  });

  it('runs the same way for the same seed, and another way for another', () => {
    const fingerprints = [7, 7, 8].map(seed => runSimulation(seed).fingerprint);
    expect(fingerprints[0]).toBe(fingerprints[1]);
    expect(fingerprints[0]).not.toBe(fingerprints[2]);
  });
});
