import { WatchPresence } from '@/application/presence/WatchPresence';
import { FakePresenceSource } from '#test/support/fakes/presence/FakePresenceSource';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function setUp(now = Date.UTC(2026, 10, 20, 9, 30)) {
  const source = new FakePresenceSource();
  const clock = new ManualClock(now);
  const received: Record<string, boolean>[] = [];
  const stop = new WatchPresence(source, clock, 'Europe/London').execute(['ana', 'ben'], online =>
    received.push(Object.fromEntries(online)),
  );
  const seen = (userId: string, agoS = 0) => ({
    userId,
    lastSeenTime: Math.floor(clock.now() / 1000) - agoS,
    loggedOutTime: 0,
    appearOffline: false,
  });
  return { source, clock, received, stop, seen };
}

describe('WatchPresence', () => {
  it('reports nothing about people whose state is not known', () => {
    const { source, received, seen } = setUp();
    source.see(seen('ana'));
    expect(received).toEqual([{ ana: true }]);
  });

  it('reports a person as offline as soon as they have been silent too long', () => {
    const { source, clock, received, seen } = setUp();
    source.see(seen('ana'), seen('ben', 90));
    clock.advance(60_999);
    expect(received).toEqual([{ ana: true, ben: false }]);
    clock.advance(1);
    expect(received.at(-1)).toEqual({ ana: false, ben: false });
  });

  it('reports a person as offline after midnight who was last seen the day before', () => {
    const { source, clock, received, seen } = setUp(Date.UTC(2026, 10, 20, 23, 59, 50));
    source.see(seen('ana'));
    clock.advance(10_000);
    expect(received).toEqual([{ ana: true }, { ana: false }]);
  });

  it('leaves no alarm and no subscription once it is stopped', () => {
    const { source, clock, stop, seen } = setUp();
    source.see(seen('ana'));
    stop();
    expect([clock.pendingWakes, source.watched]).toEqual([0, []]);
  });
});
