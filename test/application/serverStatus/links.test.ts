import { BackendReach } from '@/application/serverStatus/BackendReach';
import { FollowEngineLinks } from '@/application/serverStatus/FollowEngineLinks';
import { KeepServerTime } from '@/application/serverStatus/KeepServerTime';
import { LinkBoard } from '@/application/serverStatus/LinkBoard';
import { WatchLinks, type LinksNow } from '@/application/serverStatus/WatchLinks';
import { FakeChatEngine } from '#test/support/fakes/FakeChatEngine';
import { FakeConnectivity } from '#test/support/fakes/FakeConnectivity';
import { FakeServerTime } from '#test/support/fakes/FakeServerTime';
import { ManualClock } from '#test/support/fakes/ManualClock';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

async function setUp() {
  const clock = new ManualClock();
  const links = new LinkBoard(clock);
  const reach = new BackendReach();
  const serverTime = new FakeServerTime();
  const connectivity = new FakeConnectivity();
  const engine = new FakeChatEngine();
  const stops = [
    new KeepServerTime({ serverTime, connectivity, clock, links, reach, networkUrl: 'http://localhost/api' }).execute(),
    new FollowEngineLinks(engine, links, reach).execute(),
  ];
  await settled();
  const after = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settled();
  };
  const state = (name: string): string | undefined => links.read().find(link => link.name === name)?.state;
  return { clock, links, reach, serverTime, connectivity, engine, stops, after, state };
}

describe('KeepServerTime', () => {
  it('asks at once and every minute', async () => {
    const { serverTime, after, state } = await setUp();
    expect([serverTime.asked.length, state('api')]).toEqual([1, 'live']);
    await after(60_000);
    expect(serverTime.asked).toHaveLength(2);
  });

  it('asks at once when some call got no answer, and every three seconds until one comes', async () => {
    const { serverTime, reach, after, state } = await setUp();
    serverTime.isReachable = false;
    reach.tell(false);
    await settled();
    expect([serverTime.asked.length, state('api')]).toEqual([2, 'lost']);
    await after(3_000);
    serverTime.isReachable = true;
    await after(3_000);
    expect([serverTime.asked.length, state('api')]).toEqual([4, 'live']);
  });

  it('loses nothing over one call that failed while the backend answers', async () => {
    const { reach, state } = await setUp();
    reach.tell(false);
    await settled();
    expect(state('api')).toBe('live');
  });

  it('believes the device that it has no network, and asks when it has one again', async () => {
    const { connectivity, state } = await setUp();
    connectivity.goOffline();
    expect(state('api')).toBe('lost');
    connectivity.goOnline();
    await settled();
    expect(state('api')).toBe('live');
  });

  it('leaves no alarm behind', async () => {
    const { clock, stops, state } = await setUp();
    stops.forEach(stop => stop());
    expect([clock.pendingWakes, state('api')]).toEqual([0, 'unused']);
  });
});

describe('FollowEngineLinks', () => {
  it('follows the engine from its start to its end', async () => {
    const { engine, state } = await setUp();
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
    const { engine, state } = await setUp();
    const since = { since: 1, attempt: 0 };
    engine.tell({ type: 'sync', sync: phase === 'off' || phase === 'live' ? { phase } : { phase, ...since } });
    expect(state('documentStore')).toBe(expected);
  });

  it.each([
    [{ status: 'unknown' }, 'connecting'],
    [{ status: 'live', value: [] }, 'live'],
    [{ status: 'delayed', value: [] }, 'lost'],
    [{ status: 'failed' }, 'lost'],
  ] as const)('knows the realtime database by the V1 chats: %j', async (live, expected) => {
    const { engine, state } = await setUp();
    engine.report({ type: 'cachedChats', state: live });
    expect(state('realtimeDatabase')).toBe(expected);
  });

  it('counts the calls of the engine', async () => {
    const { engine, serverTime, state } = await setUp();
    serverTime.isReachable = false;
    engine.report({ type: 'backend', reached: false });
    await settled();
    expect(state('api')).toBe('lost');
    engine.report({ type: 'backend', reached: true });
    expect(state('api')).toBe('live');
  });
});

describe('WatchLinks', () => {
  it('says once that something is lost, and once that all is back', async () => {
    const { links, clock, after } = await setUp();
    const told: LinksNow['message'][] = [];
    const stop = new WatchLinks(links, clock).execute(({ message }) => told.push(message));
    links.note('documentStore', 'lost');
    links.note('engine', 'lost');
    await after(12_000);
    links.note('documentStore', 'connecting');
    links.note('documentStore', 'live');
    links.note('engine', 'live');
    await after(5_000);
    stop();
    expect(told.filter((message, at) => message !== told[at - 1])).toEqual(['lost', undefined, 'restored', undefined]);
  });

  it('knows since when a link is in its state, and when it was last heard of', async () => {
    const { links, clock, after } = await setUp();
    const start = clock.now();
    await after(1_000);
    links.note('api', 'live');
    await after(1_000);
    links.note('api', 'lost');
    expect(links.read()[0]).toEqual({ name: 'api', state: 'lost', since: start + 2_000, heardAt: start + 1_000 });
  });
});
