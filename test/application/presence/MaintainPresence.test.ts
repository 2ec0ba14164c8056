import { MaintainPresence } from '@/application/presence/MaintainPresence';
import type { PresenceSwitch } from '@/domain/presence/PresenceSwitch';
import { flagDefaults } from '@/domain/access/featureFlags';
import { FlagCache } from '@/application/access/FlagCache';
import { FakeOfflineChoiceVault } from '#test/support/fakes/presence/FakeOfflineChoiceVault';
import { FakePresenceSource } from '#test/support/fakes/presence/FakePresenceSource';
import { FakePresenceGateway } from '#test/support/fakes/presence/FakePresenceGateway';
import { ScopeCache } from '@/application/access/ScopeCache';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

async function setUp(
  scopes: readonly string[] | 'couldNotCheck' = ['chat:view-active-chats'],
  failing = false,
  choices = new FakeOfflineChoiceVault(),
) {
  const gateway = new FakePresenceGateway();
  gateway.failing = failing;
  const feed = new FakePresenceSource();
  const clock = new ManualClock();
  const vault = new FakeSessionVault();
  const cache = new ScopeCache();
  const flags = new FlagCache();
  vault.save({ user: { uid: 'ana', email: 'ana@staff.example' }, cookie: 'c' });
  const know = (held: readonly string[] | 'couldNotCheck'): void =>
    cache.write(
      held === 'couldNotCheck' ? { status: 'couldNotCheck' } : { status: 'known', scopes: held, checkedAt: 0 },
    );
  know(scopes);
  const received: (PresenceSwitch | undefined)[] = [];
  const hold = new MaintainPresence({ gateway, source: feed, choices, clock, vault, scopes: cache, flags });
  const stop = hold.execute(state => received.push(state));
  await settled();
  const after = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settled();
  };
  const show = (lastSeenTime: number, loggedOutTime: number): void =>
    feed.see({ userId: 'ana', lastSeenTime, loggedOutTime, appearOffline: false });
  return {
    gateway,
    feed,
    choices,
    clock,
    vault,
    know,
    flags,
    received,
    hold,
    stop,
    after,
    show,
    shown: () => received.at(-1),
  };
}

const NOW = new ManualClock().now();

describe('MaintainPresence', () => {
  it('starts online and reports it to the server every minute', async () => {
    const { gateway, shown, after } = await setUp();
    expect([shown()?.online, shown()?.held]).toEqual([true, true]);
    await after(59_999);
    expect(gateway.received).toEqual(['online']);
    await after(1);
    await after(60_000);
    expect(gateway.received).toEqual(['online', 'online', 'online']);
  });

  it('sends a choice after 600 ms without another change, and only the last one', async () => {
    const { gateway, hold, after } = await setUp();
    hold.choose(false);
    await after(599);
    hold.choose(true);
    hold.choose(false);
    await after(599);
    expect(gateway.received).toEqual(['online']);
    await after(1);
    expect(gateway.received).toEqual(['online', 'offline']);
  });

  it('sends no heartbeat while it is offline', async () => {
    const { gateway, hold, after } = await setUp();
    hold.choose(false);
    await after(600);
    await after(600_000);
    expect(gateway.received).toEqual(['online', 'offline']);
  });

  it('returns to online when a choice could not be sent, and reports the failure', async () => {
    const { gateway, hold, shown, after } = await setUp();
    gateway.failing = true;
    hold.choose(false);
    await after(600);
    expect(shown()).toMatchObject({ online: true, failed: 'offline' });
    gateway.failing = false;
    await after(5_000);
    expect(gateway.received).toEqual(['online', 'online']);
  });

  it('stays online and retries when the first report to the server failed', async () => {
    const { gateway, shown, after } = await setUp(undefined, true);
    expect(shown()).toMatchObject({ online: true, held: null, failed: 'online' });
    gateway.failing = false;
    await after(5_000);
    expect(shown()).toMatchObject({ online: true, held: true, failed: null });
  });

  it('applies a choice made elsewhere, in both directions', async () => {
    const { gateway, shown, show, after } = await setUp();
    show(100, 0);
    show(100, 130);
    expect(shown()?.online).toBe(false);
    await after(120_000);
    expect(gateway.received).toEqual(['online']);
    show(300, 130);
    expect(shown()?.online).toBe(true);
    await after(60_000);
    expect(gateway.received).toEqual(['online', 'online']);
  });

  it('ignores an earlier sign-out', async () => {
    const { shown, show, after } = await setUp();
    show(50, 60);
    await after(1_000);
    show(100, 60);
    expect(shown()).toMatchObject({ online: true, phase: 'settled' });
  });

  it('stays online without news, because an absent user keeps their choice', async () => {
    const { shown, show, after } = await setUp();
    show(100, 0);
    await after(3_600_000);
    expect(shown()?.online).toBe(true);
  });

  it.each([
    ['without the scope', ['chat:view-requests']],
    ['before the scopes are known', 'couldNotCheck'],
  ] as const)('does not start %s, and sends nothing', async (_when, scopes) => {
    const { gateway, shown, after } = await setUp(scopes);
    await after(120_000);
    expect([shown(), gateway.received]).toEqual([undefined, []]);
  });

  it('stops when its flag or scope is lost, but not when scopes could not be checked', async () => {
    const first = await setUp();
    first.know('couldNotCheck');
    expect(first.shown()?.online).toBe(true);
    first.flags.write({ ...flagDefaults, isTherapistOnlineStatusEnabled: false });
    first.know(['chat:view-active-chats']);
    expect(first.shown()).toBeUndefined();
    const second = await setUp();
    second.know([]);
    expect(second.shown()).toBeUndefined();
  });

  it('leaves no alarm, no subscription and no late answer once it is stopped', async () => {
    const { clock, feed, stop, received, vault } = await setUp();
    vault.clear();
    const before = received.length;
    stop();
    await settled();
    expect([clock.pendingWakes, feed.watched, received.length]).toEqual([0, [], before]);
  });

  it('leaves a user offline across a reload and in a second window, until they choose otherwise', async () => {
    const first = await setUp();
    first.hold.choose(false);
    await first.after(600);
    const second = await setUp(['chat:view-active-chats'], false, first.choices);
    expect([second.shown()?.online, second.gateway.received]).toEqual([false, ['offline']]);
    await second.after(600_000);
    expect(second.gateway.received).toEqual(['offline']);
    second.hold.choose(true);
    await second.after(600);
    const third = await setUp(['chat:view-active-chats'], false, first.choices);
    expect([third.shown()?.online, third.gateway.received]).toEqual([true, ['online']]);
  });

  it('forgets the choice of Offline once another device goes online', async () => {
    const choices = new FakeOfflineChoiceVault();
    choices.save('ana', NOW);
    const { show, shown } = await setUp(['chat:view-active-chats'], false, choices);
    expect(shown()?.online).toBe(false);
    show(1, 2);
    show(3, 2);
    expect([shown()?.online, choices.kept]).toEqual([true, undefined]);
  });

  it('starts online for another user on the same device', async () => {
    const choices = new FakeOfflineChoiceVault();
    choices.save('ben', NOW);
    const { shown } = await setUp(['chat:view-active-chats'], false, choices);
    expect([shown()?.online, choices.kept?.uid]).toEqual([true, 'ben']);
  });

  it('keeps another window’s recent choice that the server does not know yet', async () => {
    const { choices, show, shown } = await setUp();
    choices.save('ana', NOW);
    show(3, 2);
    show(4, 2);
    expect([shown()?.online, choices.kept]).toEqual([true, { uid: 'ana', at: NOW }]);
  });

  it('forgets a choice of Offline that the server refused', async () => {
    const { choices, gateway, hold, shown, after } = await setUp();
    gateway.failing = true;
    hold.choose(false);
    await after(600);
    expect([shown()?.online, shown()?.failed, choices.kept]).toEqual([true, 'offline', undefined]);
  });
});
