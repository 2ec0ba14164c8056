import type { Browser } from 'playwright';

import { documentStoreOperations } from '../contract/documentStore/documentStoreOperations';
import { bundleForBrowser } from '../contract/documentStore/support/bundleForBrowser';
import { openChromium } from '../contract/support/openChromium';
import { openPage } from '../contract/documentStore/support/openPage';
import { startStoreServer, type StoreServer } from '../contract/documentStore/support/startStoreServer';

describe('the document store, spoken to by the SDK in Chromium', () => {
  let server: StoreServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startStoreServer({ script: await bundleForBrowser('pageEntry') });
    browser = await openChromium();
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it.each([
    ['as the SDK chooses by itself', {}],
    ['with long polling forced', { experimentalForceLongPolling: true }],
  ])(
    'does everything on the list %s',
    async (_, settings) => {
      const page = await openPage(browser, server.port);
      const address = { host: '127.0.0.1', port: server.port, token: 'owner' };
      const outcomes = await page.evaluate(([to, how]) => storeTools.runStoreOperations(to, how), [
        address,
        settings,
      ] as const);
      await page.close();
      expect(outcomes).toEqual(documentStoreOperations.map(({ name }) => [name, 'ok']));
    },
    60_000,
  );
});
