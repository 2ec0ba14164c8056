import { OfflineFiles } from '@/infrastructure/worker/app/OfflineFiles';
import { MemoryCaches } from '#test/support/fakes/app/MemoryCaches';

const ORIGIN = 'https://dashboard.example';
const index =
  '<script defer src="/assets/runtime.00000001.js"></script><link href="/assets/main.00000002.css" rel="stylesheet">' +
  '<link rel="preload" as="fetch" href="/assets/version.json">';

function setUp() {
  const caches = new MemoryCaches();
  const network = { up: true, asked: [] as string[], status: 200, html: false };
  const get = async (request: RequestInfo): Promise<Response> => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    network.asked.push(path);
    if (!network.up) throw new TypeError('Failed to fetch');
    const isPage = path === '/' || path === '/elsewhere';
    const type = isPage || path.endsWith('.html') || network.html ? 'text/html; charset=utf-8' : 'text/plain';
    return new Response(path === '/' ? index : `content of ${path}`, {
      status: network.status,
      headers: { 'Content-Type': type },
    });
  };
  caches.fetch = get;
  const files = new OfflineFiles(ORIGIN, caches.storage, get);
  const ask = (path: string, init: RequestInit = {}) => files.answer(new Request(`${ORIGIN}${path}`, init));
  const open = (path: string) => {
    const request = new Request(`${ORIGIN}${path}`);
    Object.defineProperty(request, 'mode', { value: 'navigate' });
    return files.answer(request);
  };
  return { caches, network, files, ask, open };
}

const textOf = async (answer: Promise<Response> | undefined): Promise<string | undefined> => (await answer)?.text();

describe('OfflineFiles', () => {
  it('copies the files that the page needs to start', async () => {
    const { files, network, ask, open } = setUp();
    await files.prepare();
    network.up = false;
    expect(await textOf(open('/legal/eula'))).toBe(index);
    expect(await textOf(ask('/assets/runtime.00000001.js'))).toBe('content of /assets/runtime.00000001.js');
    expect(await textOf(ask('/assets/main.00000002.css'))).toBe('content of /assets/main.00000002.css');
    expect(await textOf(ask('/i18n/en/legal.json'))).toBe('content of /i18n/en/legal.json');
  });

  it('keeps the texts of push messages, and works without them', async () => {
    const { files, caches } = setUp();
    expect(await files.copyOf('/i18n/en/notifications.json')).toBeUndefined();
    caches.fetch = async path => new Response(path.endsWith('notifications.json') ? '{"push":{}}' : 'no JSON');
    await files.prepare();
    expect(await files.copyOf('/i18n/en/notifications.json')).toEqual({ push: {} });
    expect(await files.copyOf('/environment.json')).toBeUndefined();
  });

  it('prefers the network for files that may change, and returns the latest copy offline', async () => {
    const { network, ask } = setUp();
    await textOf(ask('/storage/legal/en/eula.html?x=1'));
    network.up = false;
    expect(await textOf(ask('/storage/legal/en/eula.html'))).toBe('content of /storage/legal/en/eula.html');
    expect(network.asked).toHaveLength(2);
    await expect(ask('/storage/legal/en/privacy-policy.html')).rejects.toThrow('Failed to fetch');
  });

  it('requests a file with a content hash in its name once', async () => {
    const { network, ask } = setUp();
    await textOf(ask('/assets/shell.00000003.js'));
    await textOf(ask('/assets/shell.00000003.js'));
    expect(network.asked).toEqual(['/assets/shell.00000003.js']);
  });

  it('copies only the page at /, whatever address was opened', async () => {
    const { files, network, open } = setUp();
    await files.prepare();
    expect(await textOf(open('/elsewhere'))).toBe('content of /elsewhere');
    await new Promise(resolve => setImmediate(resolve));
    network.up = false;
    expect(await textOf(open('/elsewhere'))).toBe(index);
    expect(await textOf(open('/home'))).toBe(index);
  });

  it('does not store a page under the name of a script, and stores legal documents as text', async () => {
    const { network, ask, caches } = setUp();
    network.html = true;
    await textOf(ask('/assets/shell.00000003.js'));
    expect(caches.kept()).toEqual([]);
    await textOf(ask('/storage/legal/en/eula.html'));
    network.up = false;
    const copy = await ask('/storage/legal/en/eula.html');
    expect([copy?.headers.get('Content-Type'), await copy?.text()]).toEqual([
      'text/plain; charset=utf-8',
      'content of /storage/legal/en/eula.html',
    ]);
  });

  it('does not store an error', async () => {
    const { network, ask, caches } = setUp();
    network.status = 404;
    expect((await ask('/storage/legal/cy/eula.html'))?.status).toBe(404);
    expect((await ask('/assets/gone.00000004.js'))?.status).toBe(404);
    expect(caches.kept()).toEqual([]);
  });

  it('ignores requests to the backend', () => {
    const { ask, open } = setUp();
    expect([
      ask('/api/therapist/chats'),
      ask('/home', { method: 'POST', body: 'x' }),
      open('/api/files/1'),
      ask('/server-status.json'),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });
});
