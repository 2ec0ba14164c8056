import type { PushMessaging } from '@/application/notifications/ports/PushMessaging';

export interface PushMessagingHarness {
  readonly messaging: PushMessaging;
  /** What the person says when they are asked. */
  readonly decide: (allows: boolean) => void;
  /** Whether something that is pushed to the address comes to this device. */
  readonly arrives: (address: string) => boolean;
  /** The push service cannot be reached any more. */
  readonly breakDown: () => void;
  readonly dispose: () => Promise<void>;
}

/** What every PushMessaging must do, the fake included. */
export function pushMessagingContract(name: string, make: () => PushMessagingHarness): void {
  describe(`${name} keeps the PushMessaging contract`, () => {
    let harness: PushMessagingHarness;
    beforeEach(() => {
      harness = make();
    });
    afterEach(() => harness.dispose());

    async function address(): Promise<string> {
      const given = await harness.messaging.token();
      if (given === undefined) throw new Error('This device has no address.');
      return given;
    }

    it.each([true, false])('says whether the person allows it, as often as it is asked: %s', async allows => {
      harness.decide(allows);
      expect([await harness.messaging.allowed(), await harness.messaging.allowed()]).toEqual([allows, allows]);
    });

    it('has one address for this device, and what is pushed there comes', async () => {
      await harness.messaging.allowed();
      const first = await address();
      expect([await address(), harness.arrives(first)]).toEqual([first, true]);
    });

    it('has no address while the push service cannot be reached', async () => {
      await harness.messaging.allowed();
      harness.breakDown();
      expect(await harness.messaging.token()).toBeUndefined();
    });

    it('unregisters this device, so that nothing arrives any more', async () => {
      await harness.messaging.allowed();
      const first = await address();
      await harness.messaging.forget();
      expect(harness.arrives(first)).toBe(false);
    });

    it('has another address once it was forgotten', async () => {
      await harness.messaging.allowed();
      const first = await address();
      await harness.messaging.forget();
      const second = await address();
      expect(second).not.toBe(first);
      expect([harness.arrives(first), harness.arrives(second)]).toEqual([false, true]);
    });

    it('unregisters while the push service is unreachable, so that the device ignores what still arrives', async () => {
      await harness.messaging.allowed();
      const first = await address();
      harness.breakDown();
      await harness.messaging.forget();
      expect(harness.arrives(first)).toBe(false);
    });

    it('does nothing when it was never registered', async () => {
      expect(await harness.messaging.forget()).toBeUndefined();
    });
  });
}
