import { FetchServerStatusGateway } from '@/infrastructure/system/serverStatus/FetchServerStatusGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { startScriptedServer, type ScriptedAnswer } from '#test/support/servers/startScriptedServer';

const stops: (() => Promise<void>)[] = [];

async function read(answer: ScriptedAnswer) {
  const server = await startScriptedServer(() => answer);
  stops.push(server.stop);
  const status = await new FetchServerStatusGateway(`${server.url}/server-status.json`, new ManualClock(42)).read();
  return { status, seen: server.seen };
}

describe('FetchServerStatusGateway', () => {
  afterEach(async () => {
    await Promise.all(stops.splice(0).map(stop => stop()));
  });

  it.each([
    ['{"online":true,"goingOffline":false}', { state: 'online' }],
    ['{"online":true}', { state: 'online' }],
    ['{"online":false}', { state: 'offline' }],
    [
      '{"online":true,"goingOffline":true,"offlineTime":"2026-11-20T22:00:00.000Z"}',
      { state: 'goingOffline', at: Date.UTC(2026, 10, 20, 22) },
    ],
    ['{"online":true,"goingOffline":true,"offlineTime":"tonight"}', { state: 'goingOffline', at: undefined }],
    ['{"online":"no"}', { state: 'unknown' }],
    ['{}', { state: 'unknown' }],
    ['null', { state: 'unknown' }],
    ['<html>', { state: 'unknown' }],
  ])('reads %s', async (body, expected) => {
    expect((await read({ body })).status).toEqual(expected);
  });

  it('reports an error or a missing answer as unknown', async () => {
    expect((await read({ status: 503, body: '{"online":false}' })).status).toEqual({ state: 'unknown' });
    expect(await new FetchServerStatusGateway('http://127.0.0.1:1/x', new ManualClock()).read()).toEqual({
      state: 'unknown',
    });
  });

  it('adds the time to the request, so that no cache answers', async () => {
    expect((await read({ body: '{}' })).seen[0]?.url).toBe('/api/server-status.json?t=42');
  });
});
