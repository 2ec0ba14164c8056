import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';

interface SharedSandbox {
  /** Available once the tests run. */
  readonly now: () => Sandbox;
  /** Lets the next calls fail. */
  readonly breakDown: () => void;
  readonly mend: () => Promise<void>;
}

/** One sandbox for all tests of a file, without practice patients. `prepare` fills it before the first test. */
export function sharedSandbox(prepare?: (sandbox: Sandbox) => unknown): SharedSandbox {
  let started: Sandbox | undefined;
  beforeAll(async () => {
    started = await startSandbox({ port: 0, practice: false, longestChat: 10 });
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
