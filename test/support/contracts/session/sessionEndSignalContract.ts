import type { SessionEndSignal } from '@/application/session/ports/SessionEndSignal';

export interface SessionEndSignalHarness {
  /** Another window of the same browser. */
  readonly window: () => SessionEndSignal;
  readonly settle: () => Promise<void>;
}

/** The contract of every SessionEndSignal, including its fake. */
export function sessionEndSignalContract(name: string, make: () => SessionEndSignalHarness): void {
  describe(`${name} keeps the SessionEndSignal contract`, () => {
    const stops: (() => void)[] = [];
    afterEach(() => {
      for (const stop of stops.splice(0)) stop();
    });
    function listenIn(window: SessionEndSignal, uid: string) {
      const heard = { times: 0 };
      stops.push(window.listen(uid, () => (heard.times += 1)));
      return heard;
    }

    it('reaches the other windows of the user, but not the sender or another user', async () => {
      const { window, settle } = make();
      const sender = window();
      const heard = [listenIn(sender, 'ann'), listenIn(window(), 'ann'), listenIn(window(), 'ben')];
      sender.announce();
      await settle();
      expect(heard.map(({ times }) => times)).toEqual([0, 1, 0]);
    });

    it('listens for one user at a time, and for no one once unsubscribed', async () => {
      const { window, settle } = make();
      const [sender, other] = [window(), window()];
      listenIn(sender, 'ann');
      const forAnn = listenIn(other, 'ann');
      listenIn(other, 'ben');
      sender.announce();
      await settle();
      expect(forAnn.times).toBe(0);
      const again = listenIn(other, 'ann');
      stops.pop()?.();
      sender.announce();
      await settle();
      expect(again.times).toBe(0);
    });
  });
}
