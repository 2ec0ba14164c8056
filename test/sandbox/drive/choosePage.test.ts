import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { choosePage } from '#sandbox/drive/choosePage';
import { listen } from '#firebase-stand-in/http/listen';

const servers: Server[] = [];

async function get(path: string) {
  const server = createServer((request, response) => {
    if (!choosePage(response, request.url ?? '')) response.writeHead(404).end();
  });
  servers.push(server);
  const answer = await fetch(`http://127.0.0.1:${await listen(server, 0)}${path}`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('the window of the stand-in drive', () => {
  afterAll(() =>
    Promise.all(servers.map(server => new Promise(resolve => server.close(resolve).closeAllConnections()))),
  );

  it('offers accounts and every way in which the prompt can end', async () => {
    const { text } = await get('/choose');
    for (const part of [
      'data-email="amelia@drive.example"',
      'data-ending="closed"',
      'data-ending="blocked"',
      'data-ending="notShown"',
    ])
      expect(text).toContain(part);
  });

  it('runs only its own script, and answers only pages of this machine', async () => {
    expect((await get('/choose')).headers.get('content-security-policy')).toContain(
      `default-src 'none'; script-src 'self'`,
    );
    const script = await get('/choose.js');
    expect([script.headers.get('content-type'), script.text.includes('isHere && opener')]).toEqual([
      'text/javascript; charset=utf-8',
      true,
    ]);
    const [, pattern = ''] = /isHere = \/(.+)\/\.test/.exec(script.text) ?? [];
    expect(
      ['http://localhost:4000', 'http://127.0.0.1:4000', 'https://evil.example', 'http://localhost.evil.example'].map(
        origin => new RegExp(pattern).test(origin),
      ),
    ).toEqual([true, true, false, false]);
  });

  it('leaves every other path to other handlers', async () => {
    expect((await get('/token')).status).toBe(404);
  });
});
