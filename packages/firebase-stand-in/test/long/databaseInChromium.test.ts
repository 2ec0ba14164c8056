import { join } from 'node:path';
import { openChromium } from '../contract/support/openChromium';
import { bundlePage } from '../contract/support/bundlePage';
import { servePage } from '../contract/support/servePage';
import type { Browser, Page } from 'playwright';
import { databaseOperations } from '../contract/realtimeDatabase/databaseOperations';
import { startDatabaseServer, type DatabaseServer } from '../contract/realtimeDatabase/support/startDatabaseServer';

describe('the realtime database, spoken to by the SDK in Chromium', () => {
  let server: DatabaseServer;
  let browser: Browser;
  let page: Page;
  const foreignRequests: string[] = [];

  beforeAll(async () => {
    server = await startDatabaseServer({
      page: servePage(await bundlePage(join(__dirname, '../contract/realtimeDatabase/databasePage.ts'))),
    });
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

  it.each(databaseOperations.map(({ name }) => name))(
    '%s',
    async name => {
      await expect(
        page.evaluate(chosen => databaseOperation(chosen, Number(location.port)), name),
      ).resolves.toBeUndefined();
    },
    20_000,
  );

  it('sends no request anywhere else', () => {
    expect(foreignRequests).toEqual([]);
  });
});
