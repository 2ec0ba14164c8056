import { CHAT_SCOPE } from '@/domain/access/canChat';
import type { ScopesState } from '@/domain/access/ScopesState';
import { linkTools } from '#test/support/builders/serverStatus/linkTools';
import { ScopeCache } from '@/application/access/ScopeCache';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

const session = { user: { uid: 'me', email: 'me@staff.example' }, cookie: 'c' };
const known = (...scopes: readonly string[]): ScopesState => ({ status: 'known', scopes, checkedAt: 0 });

describe('WatchEngineConnections', () => {
  it('reports the engine from its start to its end', async () => {
    const { engine, state } = await linkTools();
    const seen = [state('engine')];
    const note = (): number => seen.push(state('engine'));
    engine.emit({ type: 'core', version: '0.105.0' });
    note();
    engine.emit({ type: 'profile', profile: { uid: 'me', firstName: 'Mia', lastName: 'Lang' } });
    note();
    engine.emit({ type: 'loggedOut', kept: [] });
    note();
    engine.emit({ type: 'crashed', message: 'x' });
    note();
    expect(seen).toEqual(['unused', 'connecting', 'live', 'unused', 'lost']);
  });

  it.each<[string, ScopesState, string]>([
    ['the scopes are not known yet', { status: 'unknown' }, 'connecting'],
    ['the user may chat', known(CHAT_SCOPE), 'connecting'],
    ['the user may not chat', known('reports:view'), 'unused'],
    ['the scopes could not be checked', { status: 'couldNotCheck' }, 'unused'],
  ])('for a signed-in user before the engine reports anything, when %s', async (_what, rights, expected) => {
    const { state } = await linkTools({ vault: new FakeSessionVault(session), scopes: new ScopeCache(rights) });
    expect(state('engine')).toBe(expected);
  });

  it('expects the engine between sign-in and sign-out, unless the user may not chat', async () => {
    const [vault, scopes] = [new FakeSessionVault(), new ScopeCache()];
    const { engine, state } = await linkTools({ vault, scopes });
    const seen = [state('engine')];
    const after = (change: () => void): void => {
      change();
      seen.push(state('engine'));
    };
    after(() => vault.save(session));
    after(() => scopes.write(known()));
    after(() => scopes.write(known(CHAT_SCOPE)));
    after(() => scopes.write({ status: 'couldNotCheck' }));
    after(() => engine.emit({ type: 'profile', profile: { uid: 'me', firstName: 'Mia', lastName: 'Lang' } }));
    after(() => scopes.write({ status: 'unknown' }));
    after(() => engine.emit({ type: 'loggedOut', kept: [] }));
    after(() => vault.clear());
    expect(seen).toEqual([
      'unused',
      'connecting',
      'unused',
      'connecting',
      'connecting',
      'live',
      'live',
      'connecting',
      'unused',
    ]);
  });

  it('waits for the V1 chats as soon as the engine is live', async () => {
    const { engine, state } = await linkTools();
    engine.emit({ type: 'profile', profile: { uid: 'me', firstName: 'Mia', lastName: 'Lang' } });
    expect(state('realtimeDatabase')).toBe('connecting');
    engine.emit({ type: 'cachedChats', state: { status: 'live', value: [] } });
    engine.emit({ type: 'profile', profile: { uid: 'me', firstName: 'Mia', lastName: 'Lang' } });
    expect(state('realtimeDatabase')).toBe('live');
  });

  it.each([
    ['off', 'unused'],
    ['subscribing', 'connecting'],
    ['catchingUp', 'connecting'],
    ['live', 'live'],
    ['stale', 'lost'],
    ['down', 'lost'],
  ] as const)('derives the state of the document store from the feed: %s is %s', async (phase, expected) => {
    const { engine, state } = await linkTools();
    const since = { since: 1, attempt: 0 };
    engine.notify({ type: 'sync', sync: phase === 'off' || phase === 'live' ? { phase } : { phase, ...since } });
    expect(state('documentStore')).toBe(expected);
  });

  it.each([
    [['v1'], 'live'],
    [['v2'], 'lost'],
    [['v1', 'v2'], 'lost'],
  ] as const)('does not report the document store as lost when only V1 is delayed: %j', async (delayed, expected) => {
    const { engine, state } = await linkTools();
    engine.notify({ type: 'sync', sync: { phase: 'stale', since: 1, attempt: 0 }, delayed });
    expect(state('documentStore')).toBe(expected);
  });

  it.each([
    [{ status: 'unknown' }, 'connecting'],
    [{ status: 'live', value: [] }, 'live'],
    [{ status: 'delayed', value: [] }, 'lost'],
    [{ status: 'failed' }, 'lost'],
  ] as const)('derives the state of the realtime database from the V1 chats: %j', async (live, expected) => {
    const { engine, state } = await linkTools();
    engine.emit({ type: 'cachedChats', state: live });
    expect(state('realtimeDatabase')).toBe(expected);
  });

  it('counts the engine’s calls to the backend', async () => {
    const { engine, serverTime, state, settled } = await linkTools();
    serverTime.isReachable = false;
    engine.emit({ type: 'backend', reached: false });
    await settled();
    expect(state('api')).toBe('lost');
    engine.emit({ type: 'backend', reached: true });
    expect(state('api')).toBe('live');
  });
});
