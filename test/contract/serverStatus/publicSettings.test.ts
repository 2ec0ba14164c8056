import 'reflect-metadata';
import { runInNewContext } from 'node:vm';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';

describe('public settings, which need no sign-in', () => {
  const sandbox = sharedSandbox();
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${sandbox.now().port}${path}`);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const settings = async (path: string) => JSON.parse((await get(path)).text) as Record<string, unknown>;

  it('contain the address of the service, and nothing confidential', async () => {
    const environment = await settings('/environment.json');
    const { projectId } = environment['firebase'] as { projectId: string };
    const client = await settings('/api/client-config/json');
    expect(Object.keys(client).sort()).toEqual(['emulators', 'pagesUrl', 'staticStorageUrl', 'unifiedBackendUrl']);
    const firebase = await settings('/api/firebase-config/public');
    expect(Object.keys(firebase).sort()).toEqual(['apiKey', 'appId', 'authDomain', 'databaseURL', 'projectId']);
    expect(firebase['projectId']).toBe(projectId);
    expect(await settings('/api/firebase-config/json')).toEqual(firebase);
  });

  it('are passed to the named function', async () => {
    const { headers, text } = await get('/api/firebase-config/jsonp/take_$1');
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    let taken: unknown;
    runInNewContext(text, { take_$1: (given: unknown) => (taken = given) });
    expect(taken).toEqual(await settings('/api/firebase-config/json'));
  });

  it.each(['alert(1)', 'a.b', 'a;b', '1a', 'a b', 'a<', 'é', 'x'.repeat(65), '//', 'a\u2028'])(
    'reject the callback name %j',
    async name => {
      const { status, text } = await get(`/api/firebase-config/jsonp/${encodeURIComponent(name)}`);
      expect(status).toBe(400);
      expect(text).toMatch(/^InvalidCallback/);
      expect(text).not.toContain(name);
    },
  );

  it('contain the server status of the document', async () => {
    sandbox.now().faults.set({ serverStatus: { state: 'goingOffline', offlineTime: '2026-11-27T20:00:00Z' } });
    const status = await settings('/api/server-status');
    expect(status).toMatchObject({ online: true, goingOffline: true });
    expect(status).toEqual(await settings('/server-status.json'));
  });
});
