import { expect, type Page } from '@playwright/test';

/** Expects nothing to be cut off, and only what is meant to to scroll sideways: neither the page nor its main part. */
export async function expectToFit(page: Page): Promise<void> {
  const tooWide = (): Promise<number> =>
    page.evaluate(() =>
      Math.max(
        ...[document.documentElement, ...document.querySelectorAll('main')].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      ),
    );
  await expect.poll(tooWide, { message: 'nothing scrolls sideways once the page is at rest' }).toBeLessThanOrEqual(0);
}
