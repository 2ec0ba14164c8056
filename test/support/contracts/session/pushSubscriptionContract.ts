import type { PushSubscription } from '@/application/session/ports/PushSubscription';

export interface PushSubscriptionHarness {
  readonly push: PushSubscription;
  /** Messages are pushed to this device, if that is possible at all. */
  readonly subscribe: () => Promise<void>;
  /** True if messages are still pushed to this device. */
  readonly isPushed: () => boolean;
  /** The backend is unreachable from now on. */
  readonly breakDown: () => void;
}

/** The contract of every PushSubscription, including its fake. */
export function pushSubscriptionContract(name: string, make: () => PushSubscriptionHarness): void {
  describe(`${name} keeps the PushSubscription contract`, () => {
    it('ends push messages to this device, and does nothing on a second call', async () => {
      const { push, subscribe, isPushed } = make();
      await subscribe();
      await push.end();
      await push.end();
      expect(isPushed()).toBe(false);
    });

    it('returns quickly when nothing is pushed', async () => {
      const { push, isPushed } = make();
      await push.end();
      expect(isPushed()).toBe(false);
    });

    it('never fails while the backend is unreachable, because the device itself unsubscribes', async () => {
      const { push, subscribe, breakDown, isPushed } = make();
      await subscribe();
      breakDown();
      expect(await push.end()).toBeUndefined();
      expect(isPushed()).toBe(false);
    });
  });
}
