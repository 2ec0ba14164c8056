import { WatchPresence } from '@/application/presence/WatchPresence';
import { FakePresenceSource } from '#test/support/fakes/presence/FakePresenceSource';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function setUp(now = Date.UTC(2026, 10, 20, 9, 30)) {
  const desk = new FakePresenceSource();
  const clock = new ManualClock(now);
  const told: Record<string, boolean>[] = [];
  const stop = new WatchPresence(desk, clock, 'Europe/London').execute(['ana', 'ben'], online =>
    told.push(Object.fromEntries(online)),
  );
  const seen = (userId: string, agoS = 0) => ({
    userId,
    lastSeenTime: Math.floor(clock.now() / 1000) - agoS,
    loggedOutTime: 0,
    appearOffline: false,
  });
  return { desk, clock, told, stop, seen };
}

describe('WatchPresence', () => {
  it('says nothing of people of whom nothing is known', () => {
    const { desk, told, seen } = setUp();
    desk.see(seen('ana'));
    expect(told).toEqual([{ ana: true }]);
  });

  it('tells the moment a silence turns somebody offline', () => {
    const { desk, clock, told, seen } = setUp();
    desk.see(seen('ana'), seen('ben', 90));
    clock.advance(60_999);
    expect(told).toEqual([{ ana: true, ben: false }]);
    clock.advance(1);
    expect(told.at(-1)).toEqual({ ana: false, ben: false });
  });

  it('turns nobody online before midnight who was seen only yesterday', () => {
    const { desk, clock, told, seen } = setUp(Date.UTC(2026, 10, 20, 23, 59, 50));
    desk.see(seen('ana'));
    clock.advance(10_000);
    expect(told).toEqual([{ ana: true }, { ana: false }]);
  });

  it('leaves no alarm and no watch behind', () => {
    const { desk, clock, stop, seen } = setUp();
    desk.see(seen('ana'));
    stop();
    expect([clock.pendingWakes, desk.watched]).toEqual([0, []]);
  });
});
