import { WatchSession } from '@/application/session/WatchSession';
import { FakeSessionEvents } from '#test/support/fakes/session/FakeSessionEvents';

describe('WatchSession', () => {
  it('reports what happens from now on, until unsubscribed', () => {
    const events = new FakeSessionEvents();
    events.announce({ kind: 'signedOut', user: undefined });
    const received: string[] = [];
    const stop = new WatchSession(events).execute(({ kind }) => received.push(kind));
    events.announce({ kind: 'signedIn', user: { uid: 'ann', email: 'ann@staff.example' } });
    stop();
    events.announce({ kind: 'signedOut', user: undefined });
    expect(received).toEqual(['signedIn']);
  });
});
