import type { ServerStatusSignal } from '@/application/serverStatus/ports/ServerStatusSignal';

export interface ServerStatusSignalHarness {
  /** Another window of the same device. */
  readonly window: () => ServerStatusSignal;
  /** Settles when everything sent so far has arrived. */
  readonly settle: () => Promise<void>;
}

/** The contract of every ServerStatusSignal, including its fake. */
export function serverStatusSignalContract(name: string, make: () => ServerStatusSignalHarness): void {
  describe(`${name} keeps the ServerStatusSignal contract`, () => {
    const stops: (() => void)[] = [];
    afterEach(() => stops.splice(0).forEach(stop => stop()));

    function setUp() {
      const { window, settle } = make();
      const open = () => {
        const signal = window();
        const received: unknown[] = [];
        const stop = signal.listen({
          onStatus: status => received.push(status),
          onRequest: () => received.push('asked'),
        });
        stops.push(stop);
        return { signal, received, stop };
      };
      return { open, settle };
    }

    it('sends each status unchanged to the other windows, but not to the sender', async () => {
      const { open, settle } = setUp();
      const [first, second] = [open(), open()];
      const said = [
        { state: 'online' },
        { state: 'offline' },
        { state: 'goingOffline', at: 5 },
        { state: 'goingOffline', at: undefined },
      ] as const;
      said.forEach(status => first.signal.announce(status));
      await settle();
      expect([first.received, second.received]).toEqual([[], said]);
    });

    it('requests the status from the other windows, but not from itself', async () => {
      const { open, settle } = setUp();
      const [first, second] = [open(), open()];
      second.signal.request();
      await settle();
      expect([first.received, second.received]).toEqual([['asked'], []]);
    });

    it('reaches no listener that has unsubscribed', async () => {
      const { open, settle } = setUp();
      const [first, second] = [open(), open()];
      second.stop();
      second.stop();
      first.signal.announce({ state: 'offline' });
      first.signal.request();
      await settle();
      expect(second.received).toEqual([]);
    });
  });
}
