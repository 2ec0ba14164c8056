import { test, type Page } from '@playwright/test';

/**
 * Saves a picture of the page with the results, with `E2E_PICTURES=1`: for a person to look at, no test compares it.
 */
export async function picture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (process.env['E2E_PICTURES']) await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage });
}
