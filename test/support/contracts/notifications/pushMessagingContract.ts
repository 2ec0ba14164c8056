import type { PushMessaging } from '@/application/notifications/ports/PushMessaging';

export interface PushMessagingHarness {
  readonly messaging: PushMessaging;
  /** The user clicks in the page. */
  readonly press: () => void;
  /** The user's answer to the prompt. */
  readonly decide: (allows: boolean) => void;
  /** True if a message pushed to the address reaches this device. */
  readonly arrives: (address: string) => boolean;
  /** The push service is unreachable from now on. */
  readonly breakDown: () => void;
  readonly dispose: () => Promise<void>;
}

/** The contract of every PushMessaging, including its fake. */
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

    const turn = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve));

    /** The user clicks once, by when an unprompted prompt would have been shown, and again until there is an answer. */
    async function askOnPress(isWanted = true): Promise<boolean> {
      let isAnswered = false;
      const allowed = harness.messaging.allowed(() => isWanted).finally(() => (isAnswered = true));
      for (let turns = 0; turns < 20; turns += 1) await turn();
      while (!isAnswered) {
        harness.press();
        await turn();
      }
      return allowed;
    }

    it.each([true, false])('reports whether the user allows it, on each request: %s', async allows => {
      harness.decide(allows);
      expect([await askOnPress(), await harness.messaging.allowed(() => true)]).toEqual([allows, allows]);
    });

    it('does not prompt once the request is cancelled', async () => {
      expect(await askOnPress(false)).toBe(false);
    });

    it('has one address for this device, and receives what is pushed there', async () => {
      await askOnPress();
      const first = await address();
      expect([await address(), harness.arrives(first)]).toEqual([first, true]);
    });

    it('has no address while the push service cannot be reached', async () => {
      await askOnPress();
      harness.breakDown();
      expect(await harness.messaging.token()).toBeUndefined();
    });

    it('unregisters this device, so that nothing arrives any longer', async () => {
      await askOnPress();
      const first = await address();
      await harness.messaging.forget();
      expect(harness.arrives(first)).toBe(false);
    });

    it('has another address after it was unregistered', async () => {
      await askOnPress();
      const first = await address();
      await harness.messaging.forget();
      const second = await address();
      expect(second).not.toBe(first);
      expect([harness.arrives(first), harness.arrives(second)]).toEqual([false, true]);
    });

    it('makes the device ignore messages if it is unregistered while the push service is unreachable', async () => {
      await askOnPress();
      const first = await address();
      harness.breakDown();
      await harness.messaging.forget();
      expect(harness.arrives(first)).toBe(false);
    });

    it('does nothing if it was never registered', async () => {
      expect(await harness.messaging.forget()).toBeUndefined();
    });
  });
}
