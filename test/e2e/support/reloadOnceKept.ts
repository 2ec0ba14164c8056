import { expect, type Page } from '@playwright/test';

/** Reloads once everything typed is stored on the device: before that the page would ask whether to leave. */
export async function reloadOnceKept(page: Page): Promise<void> {
  const mayLeave = () => page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(mayLeave).toBe(true);
  await page.reload();
}
