import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { OffsetClock } from '#firebase-stand-in/kernel/OffsetClock';

interface SharedSandbox {
  /** Available once the tests run. */
  readonly now: () => Sandbox;
  /** Lets the next calls fail. */
  readonly breakDown: () => void;
  readonly mend: () => Promise<void>;
}

const NOON = Date.parse('2026-11-11T12:00:00Z');

/**
 * One sandbox for all tests of a file, without practice patients. `prepare` fills it before the first test. Its clock
 * stands at noon, so that no test depends on the day or passes midnight; a test may move it by `clock.offsetMs`.
 */
export function sharedSandbox(prepare?: (sandbox: Sandbox) => unknown): SharedSandbox {
  let started: Sandbox | undefined;
  beforeAll(async () => {
    const clock = new OffsetClock(() => NOON);
    started = await startSandbox({ port: 0, practice: false, longestChat: 10, clock });
    await prepare?.(started);
  }, 60_000);
  afterAll(() => started?.stop());
  const now = (): Sandbox => {
    if (started === undefined) throw new Error('The sandbox is started before the first test.');
    return started;
  };
  return {
    now,
    breakDown: () => now().faults.set({ status5xx: { next: 9 } }),
    mend: async () => now().faults.set({ reset: true }),
  };
}
