import type { Clock } from '@/application/kernel/ports/Clock';

export interface ClockHarness {
  readonly clock: Clock;
  /** Lets this many milliseconds pass, or a few more. */
  readonly pass: (ms: number) => Promise<void>;
}

/** The contract of every Clock, including its fake. */
export function clockContract(name: string, make: () => ClockHarness): void {
  describe(`${name} keeps the Clock contract`, () => {
    it('returns milliseconds since 1970, which increase', async () => {
      const { clock, pass } = make();
      const before = clock.now();
      expect(before).toBeGreaterThan(Date.UTC(2020, 0));
      await pass(20);
      expect(clock.now() - before).toBeGreaterThanOrEqual(20);
    });

    it('wakes once, in order of the due times, and never early', async () => {
      const { clock, pass } = make();
      const woken: string[] = [];
      clock.wakeIn(60, () => woken.push('later'));
      clock.wakeIn(20, () => woken.push('sooner'));
      clock.wakeIn(0, () => woken.push('at once'));
      expect(woken).toEqual([]);
      await pass(5);
      expect(woken).toEqual(['at once']);
      await pass(100);
      await pass(100);
      expect(woken).toEqual(['at once', 'sooner', 'later']);
    });

    it('does not wake a caller that has cancelled, even after an earlier wake', async () => {
      const { clock, pass } = make();
      const woken: string[] = [];
      const stop = clock.wakeIn(10, () => woken.push('first'));
      const stopOther = clock.wakeIn(10, () => woken.push('second'));
      stopOther();
      stopOther();
      await pass(30);
      stop();
      expect(woken).toEqual(['first']);
    });
  });
}
