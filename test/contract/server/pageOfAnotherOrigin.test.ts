import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { SANDBOX_STAFF_PASSWORD } from '#sandbox/seed/seedPasswords';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { eventually } from '#test/support/eventually';
import { openChromium } from '#firebase-stand-in/test/contract/support/openChromium';

interface Attempt {
  readonly method?: string;
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
  readonly mode?: RequestMode;
}

/** One answer of each kind that no browser should show, requested by a program, which may. */
const answers: readonly Attempt[] = [
  { path: '/environment.json' },
  { path: '/server-status.json' },
  { path: '/sandbox/accounts.json' },
  { path: '/sandbox/faults' },
  { path: '/sandbox/practice' },
  { path: '/nothing/here.js' },
  { path: '/%E0%A4%A' },
  { path: '/api/none' },
  { path: '/storage/legal/en/eula.html' },
  { path: '/storage/none' },
  { path: '/google/drive/v3/files' },
  { path: '/google/file/d/none/view' },
  { path: '/openid/none' },
  { path: '/v1/projects/demo/databases/(default)/documents/chat-rooms/x' },
  {
    method: 'POST',
    path: '/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1',
    type: 'application/x-www-form-urlencoded',
    body: 'count=0',
  },
  { method: 'GET', path: '/google.firestore.v1.Firestore/Write/channel?VER=8&SID=none&RID=rpc' },
  {
    method: 'POST',
    path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x',
    type: 'application/json',
    body: '{}',
  },
  { path: '/identitytoolkit.googleapis.com/v1/none' },
  {
    method: 'POST',
    path: '/securetoken.googleapis.com/v1/token?key=x',
    type: 'application/x-www-form-urlencoded',
    body: 'grant_type=refresh_token',
  },
  { path: '/.lp?start=t&ser=1&cb=1&v=5' },
  { path: '/.lp?id=none&pw=none&ser=1' },
];

const credentials = JSON.stringify({
  email: 'dana.whitfield@staff.example',
  password: SANDBOX_STAFF_PASSWORD,
  returnSecureToken: true,
});
const fault = JSON.stringify({ offline: true });
const doors: readonly Attempt[] = [
  { path: '/environment.json' },
  { path: '/sandbox/troubles.json' },
  { path: '/sandbox/accounts.json' },
  { path: '/sandbox/outbox.json' },
  { path: '/sandbox/faults' },
  { method: 'POST', path: '/sandbox/faults', type: 'application/json', body: fault },
  { method: 'POST', path: '/sandbox/practice', type: 'application/json', body: '{}' },
  { method: 'POST', path: '/sandbox/notifications', type: 'application/json', body: '{}' },
  { path: '/api/time' },
  { path: '/google/drive/v3/files' },
  { path: '/storage/legal/en/eula.html' },
  { path: '/v1/projects/demo/databases/(default)/documents/chat-rooms/x' },
  {
    method: 'POST',
    path: '/v1/projects/demo/databases/(default)/documents:commit',
    type: 'text/plain',
    body: '{"writes":[]}',
  },
  {
    method: 'POST',
    path: '/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1',
    type: 'application/x-www-form-urlencoded',
    body: 'count=0',
  },
  {
    method: 'POST',
    path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x',
    type: 'application/json',
    body: credentials,
  },
  {
    method: 'POST',
    path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x',
    type: 'text/plain',
    body: credentials,
  },
  {
    method: 'POST',
    path: '/securetoken.googleapis.com/v1/token?key=x',
    type: 'application/x-www-form-urlencoded',
    body: 'grant_type=refresh_token&refresh_token=x',
  },
  { path: '/.lp?start=t&ser=1&cb=1&v=5' },
];

describe('a page of another origin', () => {
  let sandbox: Sandbox;
  let other: Server;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    other = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Elsewhere</title>'),
    );
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve));
    browser = await openChromium();
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    other.close();
    await sandbox.stop();
  });

  const statuses: number[] = [];
  const attempt = (one: Attempt, host: string): Promise<string> =>
    page.evaluate(
      async ([{ method = 'GET', path, type, body, mode = 'cors' }, origin]) => {
        try {
          const response = await fetch(`${origin}${path}`, {
            method,
            mode,
            ...(body !== undefined && { body }),
            ...(type !== undefined && { headers: { 'content-type': type } }),
          });
          return response.type === 'opaque' ? 'unreadable' : `${response.status} ${await response.text()}`;
        } catch {
          return 'unreadable';
        }
      },
      [one, `http://${host}:${sandbox.port}`] as const,
    );

  it.each(['localhost', '127.0.0.1', 't1.localhost'])(
    'reads and changes nothing through any endpoint of %s',
    async host => {
      const before = JSON.stringify(sandbox.faults.state);
      page.on('response', response => statuses.push(response.status()));
      for (const door of doors) {
        expect([door.path, await attempt(door, host)]).toEqual([door.path, 'unreadable']);
        const blind = { ...door, mode: 'no-cors' as const };
        expect([door.path, await attempt(blind, host)]).toEqual([door.path, 'unreadable']);
      }
      page.removeAllListeners('response');
      expect(JSON.stringify(sandbox.faults.state)).toBe(before);
      expect([...new Set(statuses)]).toEqual([403]);
    },
  );

  it.each(answers)(
    '$path declares its type and forbids sniffing and framing',
    async ({ method = 'GET', path, type, body }) => {
      const response = await fetch(`http://127.0.0.1:${sandbox.port}${path}`, {
        method,
        ...(body !== undefined && { body }),
        ...(type !== undefined && { headers: { 'content-type': type } }),
      });
      const said = ['content-type', 'x-content-type-options', 'content-security-policy'].map(header =>
        response.headers.get(header),
      );
      await response.body?.cancel();
      expect(said).toEqual([
        expect.stringMatching(/^[a-z]+\/[a-z-]+; charset=utf-8$/),
        'nosniff',
        `default-src 'none'; frame-ancestors 'none'`,
      ]);
    },
  );

  it('opens no WebSocket of the realtime database', async () => {
    const outcome = await page.evaluate(
      address =>
        new Promise<string>(resolve => {
          const socket = new WebSocket(address);
          socket.onopen = () => resolve('open');
          socket.onerror = () => resolve('refused');
        }),
      `ws://127.0.0.1:${sandbox.port}/.ws?v=5&ns=demo`,
    );
    expect(outcome).toBe('refused');
  });

  it('loads no picture, script or frame, and submits no form', async () => {
    const outcomes = await page.evaluate(async origin => {
      const load = (tag: 'img' | 'script', path: string): Promise<string> =>
        new Promise(resolve => {
          const element = document.createElement(tag);
          element.onload = () => resolve('loaded');
          element.onerror = () => resolve('refused');
          element.src = `${origin}${path}`;
          document.body.append(element);
        });
      return [await load('img', '/favicon.svg'), await load('script', '/.lp?start=t&ser=1&cb=1&v=5')];
    }, `http://127.0.0.1:${sandbox.port}`);
    expect(outcomes).toEqual(['refused', 'refused']);
    const framed = page.waitForResponse(response => response.url().endsWith('/authentication/login'));
    await page.evaluate(origin => {
      const frame = document.createElement('iframe');
      frame.src = `${origin}/authentication/login`;
      document.body.append(frame);
    }, `http://localhost:${sandbox.port}`);
    expect((await framed).status()).toBe(403);
    await eventually(() =>
      expect(
        page
          .frames()
          .map(frame => frame.url())
          .at(-1),
      ).toBe('chrome-error://chromewebdata/'),
    );
    const posted = page.waitForResponse(response => response.url().endsWith('/sandbox/practice'));
    await page.evaluate(origin => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = `${origin}/sandbox/practice`;
      document.body.append(form);
      form.submit();
    }, `http://127.0.0.1:${sandbox.port}`);
    expect((await posted).status()).toBe(403);
  });
});
