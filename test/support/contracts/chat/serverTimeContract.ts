import type { ServerTime } from '@/application/chat/ports/ServerTime';

export interface ServerTimeHarness {
  readonly serverTime: ServerTime;
  /** Milliseconds by which the backend's clock is ahead of this device's; negative if it is behind. */
  readonly lead: (ms: number) => void;
  /** Milliseconds that the engine's clock adds to the device's. */
  readonly remembered: () => number;
  readonly breakDown: () => void;
  readonly stop: () => Promise<void>;
}

/** Tolerance for the answer of a busy machine, in milliseconds. */
const TOLERANCE_MS = 1_000;

/** The contract of every ServerTime, including its fake. */
export function serverTimeContract(name: string, make: () => Promise<ServerTimeHarness>): void {
  describe(`${name} keeps the ServerTime contract`, () => {
    let harness: ServerTimeHarness;
    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it.each([3_600_000, -3_600_000, 0])('measures that the backend is %i ms ahead, and remembers it', async ms => {
      const { serverTime, lead, remembered } = harness;
      lead(ms);
      const offset = await serverTime.synchronise('/api/time');
      if (!offset.ok) throw new Error('The backend can be reached.');
      expect(Math.abs(offset.value - ms)).toBeLessThan(TOLERANCE_MS);
      expect(remembered()).toBe(offset.value);
    });

    it('reports an unreachable backend and keeps the known offset', async () => {
      const { serverTime, lead, remembered, breakDown } = harness;
      lead(3_600_000);
      await serverTime.synchronise('/api/time');
      const known = remembered();
      breakDown();
      expect(await serverTime.synchronise('/api/time')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
      expect(remembered()).toBe(known);
    });
  });
}
