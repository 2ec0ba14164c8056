import { join } from 'node:path';
import { createServerFor } from '#firebase-stand-in/http/createServerFor';
import { createStorageHandler } from '#sandbox/server/files/createStorageHandler';
import { listen } from '#firebase-stand-in/http/listen';

describe('createStorageHandler', () => {
  const server = createServerFor([createStorageHandler(join(process.cwd(), 'sandbox/storage'))]);
  let origin = '';

  beforeAll(async () => {
    origin = `http://127.0.0.1:${await listen(server, 0)}/storage`;
  });

  afterAll(() => new Promise(resolve => server.close(resolve).closeAllConnections()));

  it.each(['eula', 'privacy-policy', 'collection-statement'])('serves %s in English', async name => {
    const response = await fetch(`${origin}/legal/en/${name}.html`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>');
  });

  it.each(['/legal/de/eula.html', '/legal/en/none', '/legal/en/%2e%2e/%2e%2e/%2e%2e/main.ts'])(
    'answers 404 for %s',
    async path => {
      expect((await fetch(origin + path)).status).toBe(404);
    },
  );
});
