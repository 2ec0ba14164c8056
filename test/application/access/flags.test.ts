import { LoadFlags } from '@/application/access/LoadFlags';
import { WatchFlags } from '@/application/access/WatchFlags';
import { FlagsStore } from '@/presentation/access/FlagsStore';
import { FlagCache } from '@/application/access/FlagCache';
import { FakeFlagGateway } from '#test/support/fakes/access/FakeFlagGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SessionEvents } from '@/application/session/SessionEvents';

describe('LoadFlags', () => {
  function setUp() {
    const [gateway, cache, clock] = [new FakeFlagGateway(), new FlagCache(), new ManualClock()];
    return { gateway, cache, clock, load: new LoadFlags(gateway, cache, clock, 10_000) };
  }

  it('takes flags from remote configuration and the rest from the defaults', async () => {
    const { gateway, cache, load } = setUp();
    gateway.switches = { isThrive24Enabled: false };
    await load.execute();
    expect([
      cache.isOn('isThrive24Enabled'),
      cache.isOn('isGoogleDriveEnabled'),
      cache.isOn('isV2ChatReplyEnabled'),
    ]).toEqual([false, true, false]);
  });

  it('loads at most once in the minimum fetch interval', async () => {
    const { gateway, clock, load } = setUp();
    await load.execute();
    clock.advance(9_999);
    await load.execute();
    expect(gateway.calls).toBe(1);
    clock.advance(1);
    await load.execute();
    expect(gateway.calls).toBe(2);
  });

  it('keeps the known flags when a load fails, and allows an immediate retry', async () => {
    const { gateway, cache, clock, load } = setUp();
    gateway.switches = { isV2ChatReplyEnabled: true };
    await load.execute();
    clock.advance(10_000);
    gateway.switches = 'unreachable';
    await load.execute();
    await load.execute();
    expect(gateway.calls).toBe(3);
    expect(cache.isOn('isV2ChatReplyEnabled')).toBe(true);
  });
});

describe('WatchFlags', () => {
  const settled = () => new Promise<void>(resolve => setImmediate(resolve));

  function setUp() {
    const [gateway, cache, events, clock] = [
      new FakeFlagGateway(),
      new FlagCache(),
      new SessionEvents(),
      new ManualClock(),
    ];
    const flags = new FlagsStore(new WatchFlags(new LoadFlags(gateway, cache, clock, 10_000), cache, events, clock));
    return { gateway, events, clock, flags };
  }

  it('reports the defaults first, then the loaded flags', async () => {
    const { gateway, flags } = setUp();
    gateway.switches = { isTherapistOnlineStatusEnabled: false };
    const stop = flags.start();
    expect(flags.isOn('isTherapistOnlineStatusEnabled')).toBe(true);
    await settled();
    expect(flags.isOn('isTherapistOnlineStatusEnabled')).toBe(false);
    stop();
  });

  it('reloads every 30 minutes and after each sign-in, until it is stopped', async () => {
    const { gateway, events, clock, flags } = setUp();
    const stop = flags.start();
    await settled();
    clock.advance(30 * 60_000);
    expect(gateway.calls).toBe(2);
    clock.advance(10_000);
    events.announce({ kind: 'signedIn', user: { uid: 'ann', email: 'ann@staff.example' } });
    expect(gateway.calls).toBe(3);
    await settled();
    stop();
    clock.advance(60 * 60_000);
    expect([gateway.calls, clock.pendingWakes]).toEqual([3, 0]);
  });

  it('retries with back-off after a failure, and waits half an hour after a success', async () => {
    const { gateway, clock, flags } = setUp();
    gateway.switches = 'unreachable';
    const stop = flags.start();
    await settled();
    for (const seconds of [1, 2]) {
      clock.advance(seconds * 1_000);
      await settled();
    }
    expect(gateway.calls).toBe(3);
    gateway.switches = { isTherapistOnlineStatusEnabled: false };
    clock.advance(4_000);
    await settled();
    expect(flags.isOn('isTherapistOnlineStatusEnabled')).toBe(false);
    clock.advance(20 * 60_000);
    expect(gateway.calls).toBe(4);
    stop();
    expect(clock.pendingWakes).toBe(0);
  });
});
