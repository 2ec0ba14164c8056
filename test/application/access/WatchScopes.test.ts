import { LoadScopes } from '@/application/access/LoadScopes';
import { WatchScopes } from '@/application/access/WatchScopes';
import { lastAccess } from '#test/support/builders/access/lastAccess';
import { ScopeCache } from '@/application/access/ScopeCache';
import { FakeScopeGateway } from '#test/support/fakes/access/FakeScopeGateway';
import { SessionEvents } from '@/application/session/SessionEvents';
import { FakeAddressBar } from '#test/support/fakes/app/FakeAddressBar';
import { ScopeResetSignal } from '@/application/access/ScopeResetSignal';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const user = { uid: 'ann', email: 'ann@staff.example' };
const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp(path = '/home') {
  const [gateway, cache, events, clock] = [
    new FakeScopeGateway(),
    new ScopeCache(),
    new SessionEvents(),
    new ManualClock(),
  ];
  const last = lastAccess();
  gateway.held = ['survey:get'];
  const received: string[] = [];
  const resets = new ScopeResetSignal();
  const addressBar = new FakeAddressBar(path);
  const watch = new WatchScopes(
    new LoadScopes(gateway, cache, clock, last),
    cache,
    { events, resets, addressBar },
    clock,
  );
  const stop = watch.execute(({ status }) => received.push(status));
  return { last, resets, addressBar, gateway, events, clock, received, stop };
}

describe('WatchScopes', () => {
  it('loads on first need', async () => {
    const { received } = setUp();
    await settled();
    expect(received).toEqual(['unknown', 'known']);
  });

  it('loads nothing on the return from single sign-on, but on the sign-in that follows', async () => {
    const { gateway, addressBar, events } = setUp('/callback');
    expect(gateway.calls).toBe(0);
    addressBar.replace('/');
    events.announce({ kind: 'signedIn', user });
    expect(gateway.calls).toBe(1);
    await settled();
  });

  it('reloads once for several reset signals, and shows the known scopes until then', async () => {
    const { gateway, resets, clock, received } = setUp();
    await settled();
    clock.advance(5_000);
    gateway.held = [];
    resets.announce();
    resets.announce();
    expect(gateway.calls).toBe(2);
    await settled();
    expect(received).toEqual(['unknown', 'known', 'known']);
  });

  it('reloads after the pause when a reset signal came during it', async () => {
    const { gateway, resets, clock } = setUp();
    await settled();
    resets.announce();
    resets.announce();
    clock.advance(4_999);
    expect(gateway.calls).toBe(1);
    clock.advance(1);
    expect(gateway.calls).toBe(2);
    clock.advance(60_000);
    expect(gateway.calls).toBe(2);
    await settled();
  });

  it('loads again every 30 minutes', async () => {
    const { gateway, clock } = setUp();
    clock.advance(30 * 60_000 - 1);
    expect(gateway.calls).toBe(1);
    clock.advance(1);
    expect(gateway.calls).toBe(2);
    clock.advance(30 * 60_000);
    expect(gateway.calls).toBe(3);
    await settled();
  });

  it('reloads when the same user signs in again, and shows the known scopes until then', async () => {
    const { gateway, events, received } = setUp();
    await settled();
    events.announce({ kind: 'renewed', user });
    expect(gateway.calls).toBe(2);
    await settled();
    expect(received).toEqual(['unknown', 'known', 'known']);
  });

  it('reports unknown for the next user until the scopes are loaded', async () => {
    const { events, received } = setUp();
    await settled();
    events.announce({ kind: 'signedOut', user });
    events.announce({ kind: 'signedIn', user });
    expect(received.slice(2)).toEqual(['unknown', 'unknown']);
    await settled();
    expect(received.at(-1)).toBe('known');
  });

  it('makes no more calls once it is stopped', async () => {
    const { gateway, clock, events, stop } = setUp();
    stop();
    clock.advance(60 * 60_000);
    events.announce({ kind: 'renewed', user });
    expect(gateway.calls).toBe(1);
    expect(clock.pendingWakes).toBe(0);
    await settled();
  });

  describe('after a failed load', () => {
    const failing = async () => {
      const tools = setUp();
      await settled();
      tools.gateway.held = 'unreachable';
      return tools;
    };

    it('retries after 1, 2, 4 seconds and so on, up to every 30 seconds', async () => {
      const tools = setUp();
      tools.gateway.held = 'unreachable';
      tools.events.announce({ kind: 'signedIn', user });
      await settled();
      const before = tools.gateway.calls;
      for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
        tools.clock.advance(seconds * 1_000 - 1);
        const early = tools.gateway.calls;
        tools.clock.advance(1);
        expect(tools.gateway.calls).toBe(early + 1);
        await settled();
      }
      expect(tools.gateway.calls).toBe(before + 7);
    });

    it('has the scopes one second after a single failure, and stops retrying', async () => {
      const tools = setUp();
      tools.gateway.held = 'unreachable';
      tools.events.announce({ kind: 'signedIn', user });
      await settled();
      expect(tools.received.at(-1)).toBe('couldNotCheck');
      tools.gateway.held = ['survey:get'];
      tools.clock.advance(1_000);
      await settled();
      expect(tools.received.at(-1)).toBe('known');
      const { calls } = tools.gateway;
      tools.clock.advance(29 * 60_000);
      expect(tools.gateway.calls).toBe(calls);
    });

    it('also retries a failed refresh of known scopes', async () => {
      const { gateway, resets, clock } = await failing();
      clock.advance(5_000);
      resets.announce();
      await settled();
      clock.advance(1_000);
      expect(gateway.calls).toBe(3);
      await settled();
    });

    it('loads nothing after a sign-out or once it was stopped', async () => {
      const { gateway, resets, clock, events, stop } = await failing();
      clock.advance(5_000);
      resets.announce();
      events.announce({ kind: 'signedOut', user });
      await settled();
      clock.advance(60_000);
      expect(gateway.calls).toBe(2);
      stop();
      expect(clock.pendingWakes).toBe(0);
    });
  });

  it('removes a user’s scopes from the device when they sign out', async () => {
    const { events, last } = setUp();
    await settled();
    expect(last.vault.kept.get('ann')).toEqual(['survey:get']);
    events.announce({ kind: 'signedOut', user });
    await settled();
    expect(last.vault.kept.size).toBe(0);
  });
});
