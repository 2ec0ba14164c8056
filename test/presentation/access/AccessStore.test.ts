import { LoadScopes } from '@/application/access/LoadScopes';
import { WatchScopes } from '@/application/access/WatchScopes';
import type { ScopeDifference } from '@/domain/users/scopeDifference.rule';
import { AccessStore } from '@/presentation/access/AccessStore';
import { FakeAddressBar } from '#test/support/fakes/app/FakeAddressBar';
import { ScopeResetSignal } from '@/application/access/ScopeResetSignal';
import { lastAccess } from '#test/support/builders/access/lastAccess';
import { ScopeCache } from '@/application/access/ScopeCache';
import { FakeScopeGateway } from '#test/support/fakes/access/FakeScopeGateway';
import { SessionEvents } from '@/application/session/SessionEvents';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp(held: readonly string[] | 'unreachable', onChanged?: (difference: ScopeDifference) => void) {
  const [gateway, cache, clock] = [new FakeScopeGateway(), new ScopeCache(), new ManualClock()];
  gateway.held = held;
  const load = new LoadScopes(gateway, cache, clock, lastAccess());
  const store = new AccessStore(
    new WatchScopes(
      load,
      cache,
      { events: new SessionEvents(), resets: new ScopeResetSignal(), addressBar: new FakeAddressBar('/home') },
      clock,
    ),
    load,
    onChanged,
  );
  return { gateway, cache, store, stop: store.start() };
}

describe('AccessStore', () => {
  it('shows no menu and refuses no page until the permissions are known', () => {
    const { store, stop } = setUp([]);
    expect([store.sections, store.verdict('survey:get')]).toEqual([undefined, 'wait']);
    stop();
  });

  it('allows the scopes that are held and refuses the others', async () => {
    const { store } = setUp(['survey:get']);
    await settled();
    expect([store.verdict('survey:get'), store.verdict('chat:view-requests')]).toEqual(['allow', 'deny']);
  });

  it('refuses nothing when the permissions could not be loaded, and offers to load them again', async () => {
    const { store, gateway } = setUp('unreachable');
    await settled();
    expect(store.verdict('survey:get')).toBe('couldNotCheck');
    gateway.held = ['survey:get'];
    store.retry();
    expect(store.verdict('survey:get')).toBe('wait');
    await settled();
    expect(store.verdict('survey:get')).toBe('allow');
  });

  it('reports permissions gained and lost, but not after the first answer or for another user', async () => {
    const changes: ScopeDifference[] = [];
    const { store, gateway, cache } = setUp(['survey:get', 'unheard:of'], change => changes.push(change));
    await settled();
    await store.check();
    expect(changes).toEqual([]);
    gateway.held = ['organisations:edit'];
    await store.check();
    expect(changes).toEqual([{ gained: ['organisations:edit'], lost: ['survey:get'], kept: [], ending: [] }]);
    cache.write({ status: 'unknown' });
    gateway.held = [];
    await store.check();
    expect(changes).toHaveLength(1);
  });
});
