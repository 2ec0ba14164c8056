import { createServerFor } from '#firebase-stand-in/http/createServerFor';
import { createPagesHandler } from '#sandbox/pages/createPagesHandler';
import { listen } from '#firebase-stand-in/http/listen';

describe('createPagesHandler', () => {
  const server = createServerFor([createPagesHandler(process.cwd())]);
  let origin = '';

  beforeAll(async () => {
    origin = `http://127.0.0.1:${await listen(server, 0)}`;
  });

  afterAll(() => new Promise(resolve => server.close(resolve).closeAllConnections()));

  it.each(['/sandbox', '/practice', '/practice/'])('serves %s without inline script or style', async path => {
    const response = await fetch(origin + path);
    const text = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(text).toMatch(/not for production/i);
    expect(text).not.toMatch(/<script(?![^>]*src=)|<style|style=| on\w+=/);
  });

  it.each(['sandboxScript', 'practiceScript'])('bundles %s for the browser', async name => {
    const response = await fetch(`${origin}/sandbox/pages/${name}.js`);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect((await response.text()).length).toBeGreaterThan(1_000);
  });

  it.each(['/sandbox/pages/BrowserPatient.js', '/sandbox/pages/..%2fpageOf.js', '/elsewhere'])(
    'serves nothing at %s',
    async path => {
      expect((await fetch(origin + path)).status).toBe(404);
    },
  );
});
