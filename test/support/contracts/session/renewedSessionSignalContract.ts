import type { RenewedSessionSignal } from '@/application/session/ports/RenewedSessionSignal';
import type { Session } from '@/domain/session/Session';

export interface RenewedSessionSignalHarness {
  /** Another window of the same browser. */
  readonly window: () => RenewedSessionSignal;
  readonly settle: () => Promise<void>;
}

const session: Session = { user: { uid: 'ann', email: 'ann@example.org' }, cookie: 'secret', since: 1 };

/** The contract of every RenewedSessionSignal, including its fake. */
export function renewedSessionSignalContract(name: string, make: () => RenewedSessionSignalHarness): void {
  describe(`${name} keeps the RenewedSessionSignal contract`, () => {
    const stops: (() => void)[] = [];
    afterEach(() => {
      for (const stop of stops.splice(0)) stop();
    });
    function listenIn(window: RenewedSessionSignal, uid: string): Session[] {
      const received: Session[] = [];
      stops.push(window.listen(uid, item => received.push(item)));
      return received;
    }

    it('reaches the other windows of the user, but not the sender or another user', async () => {
      const { window, settle } = make();
      const sender = window();
      const received = [listenIn(sender, 'ann'), listenIn(window(), 'ann'), listenIn(window(), 'ben')];
      sender.announce(session);
      await settle();
      expect(received).toEqual([[], [session], []]);
    });

    it('listens for one user at a time, and for no one once unsubscribed', async () => {
      const { window, settle } = make();
      const [sender, other] = [window(), window()];
      listenIn(sender, 'ann');
      const forAnn = listenIn(other, 'ann');
      listenIn(other, 'ben');
      sender.announce(session);
      await settle();
      expect(forAnn).toEqual([]);
      const again = listenIn(other, 'ann');
      stops.pop()?.();
      sender.announce(session);
      await settle();
      expect(again).toEqual([]);
    });
  });
}
