import { join } from 'node:path';
import { openChromium } from '../contract/support/openChromium';
import type { Browser, Page } from 'playwright';
import { identityOperations } from '../contract/identity/identityOperations';
import { bundlePage } from '../contract/support/bundlePage';
import { servePage } from '../contract/support/servePage';
import { startIdentityServer, type IdentityServer } from '../contract/identity/support/startIdentityServer';

describe('the identity provider, spoken to by the SDK in Chromium', () => {
  let server: IdentityServer;
  let browser: Browser;
  let page: Page;
  const foreignRequests: string[] = [];

  beforeAll(async () => {
    server = await startIdentityServer(
      servePage(await bundlePage(join(__dirname, '../contract/identity/identityPage.ts'))),
    );
    browser = await openChromium();
    page = await browser.newPage();
    page.on('request', request => {
      if (!request.url().startsWith(`http://127.0.0.1:${server.port}/`)) foreignRequests.push(request.url());
    });
    await page.goto(`http://127.0.0.1:${server.port}/`);
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it.each(identityOperations.map(({ name }) => name))(
    '%s',
    async name => {
      await expect(page.evaluate(chosen => identityOperation(chosen, location.origin), name)).resolves.toBeUndefined();
    },
    20_000,
  );

  it('sends no request anywhere else', () => {
    expect(foreignRequests).toEqual([]);
  });
});
