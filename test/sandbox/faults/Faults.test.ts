import 'reflect-metadata';
import { Faults } from '#sandbox/faults/Faults';
import { createFaultsHandler } from '#sandbox/faults/createFaultsHandler';
import { createServerFor } from '#firebase-stand-in/http/createServerFor';
import { listen } from '#firebase-stand-in/http/listen';

function setUp(chance = () => 0.5) {
  const done: string[] = [];
  const faults = new Faults(
    {
      setClockOffset: offset => done.push(`clock ${offset}`),
      setEnumerationProtection: isOn => done.push(`protection ${isOn}`),
      expireSessions: () => done.push('expire'),
      dropSockets: () => done.push('drop'),
      cutDocumentStore: () => done.push('cut store'),
      cutRealtimeDatabase: () => done.push('cut database'),
    },
    chance,
  );
  return { faults, done };
}

describe('Faults', () => {
  it('causes nothing until a switch is set', async () => {
    const { faults } = setUp(() => 0);
    expect(await faults.beforeCall('/time')).toBe('proceed');
    expect(faults.losesAnswer('/time')).toBe(false);
    expect(faults.disturbEvent()).toEqual({ lateMs: 0, twice: false });
  });

  it('affects the next calls, and then no more', async () => {
    const { faults } = setUp();
    faults.set({ loseRequests: { next: 2 }, loseAnswers: { next: 1 }, status5xx: { next: 1 } });
    expect([
      await faults.beforeCall('/a'),
      await faults.beforeCall('/a'),
      await faults.beforeCall('/a'),
      await faults.beforeCall('/a'),
    ]).toEqual(['cut', 'cut', 503, 'proceed']);
    expect([faults.losesAnswer('/a'), faults.losesAnswer('/a')]).toEqual([true, false]);
  });

  it.each([
    [0.4, 0.5, 'cut'],
    [0.5, 0.5, 'proceed'],
  ])('affects calls by chance: %s against a probability of %s → %s', async (chance, probability, fate) => {
    const { faults } = setUp(() => chance);
    faults.set({ loseRequests: { probability } });
    expect(await faults.beforeCall('/a')).toBe(fate);
  });

  it('refuses the chosen calls with the requested status', async () => {
    const { faults } = setUp();
    faults.set({ refusals: { status: 401, next: 1 }, pathPrefix: '/iams/scopes' });
    expect([
      await faults.beforeCall('/time'),
      await faults.beforeCall('/iams/scopes/current'),
      await faults.beforeCall('/iams/scopes/current'),
    ]).toEqual(['proceed', 401, 'proceed']);
    faults.set({ refusals: { status: 418, next: 1 } });
    expect(await faults.beforeCall('/iams/scopes/current')).toBe(418);
  });

  it('affects only the requested paths', async () => {
    const { faults } = setUp();
    faults.set({ loseRequests: { next: 1 }, pathPrefix: '/v2/chats' });
    expect([await faults.beforeCall('/time'), await faults.beforeCall('/v2/chats/a/messages')]).toEqual([
      'proceed',
      'cut',
    ]);
  });

  it('keeps settings that a change leaves out, and forgets everything on reset', () => {
    const { faults, done } = setUp();
    faults.set({ latencyMs: 5, duplicateEvents: true });
    faults.set({ clockOffsetMs: 60_000, enumerationProtection: true });
    expect(faults.state).toMatchObject({ latencyMs: 5, duplicateEvents: true, clockOffsetMs: 60_000 });
    expect(done.slice(-2)).toEqual(['clock 60000', 'protection true']);
    faults.set({ reset: true });
    expect(faults.state).toMatchObject({ latencyMs: 0, duplicateEvents: false, clockOffsetMs: 0 });
    expect(done.slice(-2)).toEqual(['clock 0', 'protection false']);
  });

  it('ends sessions and cuts connections once', () => {
    const { faults, done } = setUp();
    faults.set({ expireSessions: true, dropSockets: true });
    faults.set({ latencyMs: 1 });
    expect(done.filter(act => act === 'expire' || act === 'drop')).toEqual(['expire', 'drop']);
  });

  it('publishes events late and twice', () => {
    const { faults } = setUp();
    faults.set({ reorderEvents: true, duplicateEvents: true });
    expect(faults.disturbEvent()).toEqual({ lateMs: 800, twice: true });
  });
});

describe('POST /sandbox/faults', () => {
  const { faults } = setUp();
  const server = createServerFor([createFaultsHandler(faults)]);
  let url = '';

  beforeAll(async () => {
    url = `http://127.0.0.1:${await listen(server, 0)}/sandbox/faults`;
  });

  afterAll(() => new Promise(resolve => server.close(resolve).closeAllConnections()));

  const post = (body: unknown, type = 'application/json') =>
    fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(body) });

  it('sets switches and returns the current state', async () => {
    expect(await (await post({ latencyMs: 20, loseAnswers: { next: 3 } })).json()).toMatchObject({
      latencyMs: 20,
      loseAnswers: { next: 3, probability: 0 },
    });
    expect(await (await fetch(url)).json()).toMatchObject({ latencyMs: 20, serverStatus: { state: 'online' } });
  });

  it.each([
    [{ latencyMs: -1 }, 'latencyMs'],
    [{ latency: 1 }, 'latency'],
    [{ loseAnswers: { probability: 2 } }, 'probability'],
    [{ serverStatus: { state: 'gone' } }, 'state'],
  ])('rejects %j', async (body, named) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(named);
  });

  it('ignores the form of a foreign page', async () => {
    expect((await post({ latencyMs: 1 }, 'text/plain')).status).toBe(415);
    const response = await fetch(url);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('disconnects the document store while it is away, and not after', () => {
    const { faults, done } = setUp();
    faults.set({ documentStoreAway: true });
    expect([faults.documentStoreIsAway, done.includes('cut store')]).toEqual([true, true]);
    done.length = 0;
    faults.set({ reset: true });
    expect([faults.documentStoreIsAway, done.includes('cut store')]).toEqual([false, false]);
  });

  it('disconnects the realtime database while it is away, and not after', () => {
    const { faults, done } = setUp();
    faults.set({ realtimeDatabaseAway: true });
    expect([faults.realtimeDatabaseIsAway, done.includes('cut database')]).toEqual([true, true]);
    done.length = 0;
    faults.set({ reset: true });
    expect([faults.realtimeDatabaseIsAway, done.includes('cut database')]).toEqual([false, false]);
  });
});
