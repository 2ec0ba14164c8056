import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServerFor } from '#firebase-stand-in/http/createServerFor';
import { createStaticHandler } from '#sandbox/server/files/createStaticHandler';
import { listen } from '#firebase-stand-in/http/listen';

describe('createStaticHandler', () => {
  const directory = mkdtempSync(join(tmpdir(), 'static-'));
  const server = createServerFor([createStaticHandler(join(directory, 'dist'))]);
  let port = 0;

  beforeAll(async () => {
    mkdirSync(join(directory, 'dist/assets'), { recursive: true });
    writeFileSync(join(directory, 'secret.txt'), 'secret');
    writeFileSync(join(directory, 'dist/index.html'), '<p>dashboard');
    writeFileSync(join(directory, 'dist/assets/main.0a1b2c3d.js'), 'plain');
    writeFileSync(join(directory, 'dist/assets/main.0a1b2c3d.js.br'), 'brotli');
    writeFileSync(join(directory, 'dist/assets/main.0a1b2c3d.js.map'), 'sources');
    writeFileSync(join(directory, 'dist/assets/main.0a1b2c3d.js.map.br'), 'packed sources');
    port = await listen(server, 0);
  });

  afterAll(async () => {
    await new Promise(resolve => server.close(resolve).closeAllConnections());
    rmSync(directory, { recursive: true });
  });

  /** Uses a socket: fetch would normalise the path and decompress the body. */
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers }, response => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
      })
        .on('error', reject)
        .end();
    });

  it.each(['/', '/therapist/go-chat/all/PatientTherapistChat.7', '/home?a=b'])(
    'serves the dashboard at %s',
    async path => {
      expect(await get(path)).toMatchObject({
        status: 200,
        text: '<p>dashboard',
        headers: { 'cache-control': 'no-cache' },
      });
    },
  );

  it.each(['.map', '%2Emap', '.%6Dap', '.map.br'])(
    'serves no source maps, however their name is written: %s',
    async name => {
      const { text } = await get(`/assets/main.0a1b2c3d.js${name}`);
      expect(text).not.toContain('sources');
    },
  );

  it('serves hashed files as immutable, compressed for browsers that support it', async () => {
    const path = '/assets/main.0a1b2c3d.js';
    expect(await get(path)).toMatchObject({
      text: 'plain',
      headers: { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' },
    });
    expect(await get(path, { 'Accept-Encoding': 'gzip, br' })).toMatchObject({
      text: 'brotli',
      headers: { 'content-encoding': 'br', 'content-type': 'text/javascript; charset=utf-8' },
    });
  });

  it('answers 304 to clients that have the file', async () => {
    const { headers } = await get('/');
    expect(await get('/', { 'If-None-Match': String(headers['etag']) })).toMatchObject({ status: 304, text: '' });
  });

  it.each(['/assets/none.js', '/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/%00.js'])(
    'serves nothing at %s',
    async path => {
      const { status, text } = await get(path);
      expect(status === 404 || text === '<p>dashboard').toBe(true);
      expect(text).not.toContain('secret');
    },
  );

  it('sends security headers with every document', async () => {
    const { headers } = await get('/', { Host: `localhost:${port}` });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([`frame-ancestors 'none'`, `object-src 'none'`, `base-uri 'none'`, `form-action 'self'`]),
    );
    expect(headers['content-security-policy']).toContain(`http://*.localhost:${port}`);
  });

  it('answers only this machine', async () => {
    expect(await get('/', { Host: 'evil.example' })).toMatchObject({ status: 400 });
  });
});
