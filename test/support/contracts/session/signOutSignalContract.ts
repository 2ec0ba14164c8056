import type { SignOutSignal } from '@/application/session/ports/SignOutSignal';

/** One window's end of the signal, and the acts of another window. */
export interface SignOutSignalHarness {
  readonly signal: SignOutSignal;
  readonly announceElsewhere: (uid: string) => void;
  /** Settles when everything announced so far has arrived. */
  readonly settle: () => Promise<void>;
}

/** The contract of every SignOutSignal, including its fake. */
export function signOutSignalContract(name: string, make: () => SignOutSignalHarness): void {
  describe(`${name} keeps the SignOutSignal contract`, () => {
    const stops: (() => void)[] = [];
    const listen = ({ signal }: SignOutSignalHarness) => {
      const received = new Set<string>();
      const stop = signal.listen(uid => received.add(uid));
      stops.push(stop);
      return { received, stop };
    };
    afterEach(() => stops.splice(0).forEach(stop => stop()));

    it('reports the user who was signed out in another window', async () => {
      const harness = make();
      const { received } = listen(harness);
      harness.announceElsewhere('ann');
      await harness.settle();
      expect([...received]).toEqual(['ann']);
    });

    it('never reports this window’s own announcements', async () => {
      const harness = make();
      const { received } = listen(harness);
      harness.signal.announce('ann');
      await harness.settle();
      expect([...received]).toEqual([]);
    });

    it('notifies all listeners except those that have unsubscribed', async () => {
      const harness = make();
      const first = listen(harness);
      const second = listen(harness);
      first.stop();
      first.stop();
      harness.announceElsewhere('ann');
      await harness.settle();
      expect([[...first.received], [...second.received]]).toEqual([[], ['ann']]);
    });
  });
}
