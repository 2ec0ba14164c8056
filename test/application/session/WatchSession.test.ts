import { WatchSession } from '@/application/session/WatchSession';
import { FakeSessionEvents } from '#test/support/fakes/session/FakeSessionEvents';

describe('WatchSession', () => {
  it('tells what happens from now on, until it is stopped', () => {
    const events = new FakeSessionEvents();
    events.announce({ kind: 'signedOut', user: undefined });
    const told: string[] = [];
    const stop = new WatchSession(events).execute(({ kind }) => told.push(kind));
    events.announce({ kind: 'signedIn', user: { uid: 'ann', email: 'ann@staff.example' } });
    stop();
    events.announce({ kind: 'signedOut', user: undefined });
    expect(told).toEqual(['signedIn']);
  });
});
