import type { Browser, BrowserContext, Page } from 'playwright';

import type { StoreTools } from './storeTools';

declare global {
  /** Only in bundled pages. */
  var storeTools: StoreTools;
}

/** A page with the SDK and the list of operations, served by the store's own server. */
export async function openPage(where: Browser | BrowserContext, port: number): Promise<Page> {
  const page = await where.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(() => 'storeTools' in globalThis);
  return page;
}
