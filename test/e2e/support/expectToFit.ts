import { expect, type Page } from '@playwright/test';

/** Nothing is cut off and nothing scrolls sideways but what is meant to. */
export async function expectToFit(page: Page): Promise<void> {
  const tooWide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(tooWide, { message: 'nothing scrolls sideways once the page is at rest', timeout: 3_000 }).toBeLessThanOrEqual(0);
}
