import { LoadFlags } from '@/application/access/LoadFlags';
import { WatchFlags } from '@/application/access/WatchFlags';
import { FlagsStore } from '@/presentation/access/FlagsStore';
import { FakeFlagCache } from '#test/support/fakes/access/FakeFlagCache';
import { FakeFlagGateway } from '#test/support/fakes/access/FakeFlagGateway';
import { FakeSessionEvents } from '#test/support/fakes/session/FakeSessionEvents';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp() {
  const [gateway, cache, events, clock] = [
    new FakeFlagGateway(),
    new FakeFlagCache(),
    new FakeSessionEvents(),
    new ManualClock(),
  ];
  const flags = new FlagsStore(new WatchFlags(new LoadFlags(gateway, cache, clock, 10_000), cache, events, clock));
  return { gateway, events, clock, flags };
}

describe('WatchFlags', () => {
  it('has the defaults at once and what is loaded as soon as it is there', async () => {
    const { gateway, flags } = setUp();
    gateway.switches = { isTherapistOnlineStatusEnabled: false };
    const stop = flags.start();
    expect(flags.isOn('isTherapistOnlineStatusEnabled')).toBe(true);
    await settled();
    expect(flags.isOn('isTherapistOnlineStatusEnabled')).toBe(false);
    stop();
  });

  it('looks again every 30 minutes and after signing in, and no more once it was stopped', async () => {
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

  it('retries with back-off after a fault, and not for half an hour after an answer', async () => {
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
