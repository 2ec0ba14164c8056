import type { OutboxUpdate, OutboxSignal } from '@/application/chat/ports/OutboxSignal';

export interface OutboxSignalHarness {
  /** Another window of the same device. */
  readonly window: () => OutboxSignal;
  /** Settles when everything announced so far has arrived. */
  readonly settle: () => Promise<void>;
}

const update = (channelId: string): OutboxUpdate => ({ type: 'retry', channelId });

/** The contract of every OutboxSignal, including its fake. */
export function outboxSignalContract(name: string, make: () => OutboxSignalHarness): void {
  describe(`${name} keeps the OutboxSignal contract`, () => {
    const stops: (() => void)[] = [];
    afterEach(() => stops.splice(0).forEach(stop => stop()));

    function setUp() {
      const { window, settle } = make();
      const listen = (uid: string) => {
        const signal = window();
        const received: OutboxUpdate[] = [];
        const stop = signal.listen(uid, item => received.push(item));
        stops.push(stop);
        return { signal, received, stop };
      };
      return { listen, settle };
    }

    it('reaches the other windows of the user in order, but not the sender', async () => {
      const { listen, settle } = setUp();
      const [first, second, third] = [listen('ann'), listen('ann'), listen('ann')];
      first.signal.announce(update('c-1'));
      first.signal.announce(update('c-2'));
      await settle();
      expect([first.received, second.received, third.received]).toEqual([
        [],
        [update('c-1'), update('c-2')],
        [update('c-1'), update('c-2')],
      ]);
    });

    it('does not reach the windows of another user', async () => {
      const { listen, settle } = setUp();
      const [ann, zoe] = [listen('ann'), listen('zoe')];
      ann.signal.announce(update('c-1'));
      await settle();
      expect(zoe.received).toEqual([]);
    });

    it('reaches no listener that has unsubscribed', async () => {
      const { listen, settle } = setUp();
      const [first, second] = [listen('ann'), listen('ann')];
      second.stop();
      second.stop();
      first.signal.announce(update('c-1'));
      await settle();
      expect(second.received).toEqual([]);
    });

    it('reaches a window that has changed to another user only for that user', async () => {
      const { listen, settle } = setUp();
      const [moving, ann, zoe] = [listen('ann'), listen('ann'), listen('zoe')];
      stops.push(moving.signal.listen('zoe', item => moving.received.push(item)));
      moving.signal.announce(update('c-1'));
      ann.signal.announce(update('c-2'));
      zoe.signal.announce(update('c-3'));
      await settle();
      expect([ann.received, zoe.received, moving.received]).toEqual([[], [update('c-1')], [update('c-3')]]);
    });
  });
}
