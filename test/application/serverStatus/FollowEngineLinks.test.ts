import { linkTools } from '#test/support/builders/linkTools';

describe('FollowEngineLinks', () => {
  it('follows the engine from its start to its end', async () => {
    const { engine, state } = await linkTools();
    const seen = [state('engine')];
    const note = (): number => seen.push(state('engine'));
    engine.report({ type: 'core', version: '0.105.0' });
    note();
    engine.report({ type: 'profile', profile: { uid: 'me', firstName: 'Mia', lastName: 'Lang' } });
    note();
    engine.report({ type: 'loggedOut', kept: [] });
    note();
    engine.report({ type: 'crashed', message: 'x' });
    note();
    expect(seen).toEqual(['unused', 'connecting', 'live', 'unused', 'lost']);
  });

  it.each([
    ['off', 'unused'],
    ['subscribing', 'connecting'],
    ['catchingUp', 'connecting'],
    ['live', 'live'],
    ['stale', 'lost'],
    ['down', 'lost'],
  ] as const)('knows the document store by the feed: %s is %s', async (phase, expected) => {
    const { engine, state } = await linkTools();
    const since = { since: 1, attempt: 0 };
    engine.tell({ type: 'sync', sync: phase === 'off' || phase === 'live' ? { phase } : { phase, ...since } });
    expect(state('documentStore')).toBe(expected);
  });

  it.each([
    [['v1'], 'live'],
    [['v2'], 'lost'],
    [['v1', 'v2'], 'lost'],
  ] as const)('does not blame the document store for what is late of V1 alone: %j', async (delayed, expected) => {
    const { engine, state } = await linkTools();
    engine.tell({ type: 'sync', sync: { phase: 'stale', since: 1, attempt: 0 }, delayed });
    expect(state('documentStore')).toBe(expected);
  });

  it.each([
    [{ status: 'unknown' }, 'connecting'],
    [{ status: 'live', value: [] }, 'live'],
    [{ status: 'delayed', value: [] }, 'lost'],
    [{ status: 'failed' }, 'lost'],
  ] as const)('knows the realtime database by the V1 chats: %j', async (live, expected) => {
    const { engine, state } = await linkTools();
    engine.report({ type: 'cachedChats', state: live });
    expect(state('realtimeDatabase')).toBe(expected);
  });

  it('counts the calls of the engine', async () => {
    const { engine, serverTime, state, settled } = await linkTools();
    serverTime.isReachable = false;
    engine.report({ type: 'backend', reached: false });
    await settled();
    expect(state('api')).toBe('lost');
    engine.report({ type: 'backend', reached: true });
    expect(state('api')).toBe('live');
  });
});
