import { expect, type Page } from '@playwright/test';

/** Nothing is cut off and nothing scrolls sideways but what is meant to. */
export async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}
