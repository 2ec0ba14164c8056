import { test, type Page } from '@playwright/test';

/**
 * Keeps a picture of what is shown beside the results, with `E2E_PICTURES=1`: to be looked at by a person, no test
 * compares it.
 */
export async function picture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (process.env['E2E_PICTURES']) await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage });
}
