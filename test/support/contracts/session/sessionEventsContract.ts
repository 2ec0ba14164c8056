import type { SessionEvents } from '@/application/session/ports/SessionEvents';

const user = { uid: 'ann', email: 'ann@staff.example' };

/** What every SessionEvents must do, the fake included. */
export function sessionEventsContract(name: string, make: () => SessionEvents): void {
  describe(`${name} keeps the SessionEvents contract`, () => {
    it('notifies listeners in the order of their subscription', () => {
      const events = make();
      const received: string[] = [];
      events.subscribe(({ kind }) => received.push(`first ${kind}`));
      events.subscribe(({ kind }) => received.push(`second ${kind}`));
      events.announce({ kind: 'signedIn', user });
      expect(received).toEqual(['first signedIn', 'second signedIn']);
    });

    it('repeats nothing to late listeners, and reaches none that has unsubscribed', () => {
      const events = make();
      const received: string[] = [];
      events.announce({ kind: 'signedIn', user });
      const stop = events.subscribe(({ kind }) => received.push(kind));
      events.announce({ kind: 'renewed', user });
      stop();
      events.announce({ kind: 'signedOut', user });
      expect(received).toEqual(['renewed']);
    });
  });
}
