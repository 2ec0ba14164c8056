import type { AlertNews, AlertSignal } from '@/application/messageAlerts/ports/AlertSignal';
import { shownAlert } from '../../builders/messageAlerts/alertTools';

export interface AlertSignalHarness {
  /** Another window of the same device. */
  readonly window: () => AlertSignal;
  /** Settles when everything sent so far has arrived. */
  readonly settle: () => Promise<void>;
}

/** The contract of every AlertSignal, including its fake. */
export function alertSignalContract(name: string, make: () => AlertSignalHarness): void {
  describe(`${name} keeps the AlertSignal contract`, () => {
    const stops: (() => void)[] = [];
    afterEach(() => stops.splice(0).forEach(stop => stop()));

    function setUp() {
      const { window, settle } = make();
      const open = (uid = 'dana') => {
        const signal = window();
        const received: AlertNews[] = [];
        const stop = signal.listen(uid, news => received.push(news));
        stops.push(stop);
        return { signal, received, stop };
      };
      return { open, settle };
    }

    it('sends updates unchanged to the other windows of the user, but not to the sender', async () => {
      const { open, settle } = setUp();
      const [first, second] = [open(), open()];
      const news: readonly AlertNews[] = [
        { kind: 'asked', alerts: [shownAlert()], at: 5, failedSince: null },
        { kind: 'asked', alerts: [], at: 6, failedSince: 5 },
        { kind: 'failed' },
        { kind: 'dismissed', dismissal: { id: 'a', revision: 'r1' } },
        { kind: 'wanted' },
      ];
      news.forEach(one => first.signal.announce(one));
      await settle();
      expect([first.received, second.received]).toEqual([[], news]);
    });

    it('reaches no window of another user, and none that has stopped', async () => {
      const { open, settle } = setUp();
      const [first, other, gone] = [open(), open('emrys'), open()];
      gone.stop();
      gone.stop();
      first.signal.announce({ kind: 'wanted' });
      await settle();
      expect([other.received, gone.received]).toEqual([[], []]);
    });
  });
}
