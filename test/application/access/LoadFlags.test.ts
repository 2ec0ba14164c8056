import { LoadFlags } from '@/application/access/LoadFlags';
import { FakeFlagCache } from '#test/support/fakes/access/FakeFlagCache';
import { FakeFlagGateway } from '#test/support/fakes/access/FakeFlagGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function setUp() {
  const [gateway, cache, clock] = [new FakeFlagGateway(), new FakeFlagCache(), new ManualClock()];
  return { gateway, cache, clock, load: new LoadFlags(gateway, cache, clock, 10_000) };
}

describe('LoadFlags', () => {
  it('uses remote configuration, and the defaults for the rest', async () => {
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

  it('keeps the known flags when a load fails, and may retry at once', async () => {
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
