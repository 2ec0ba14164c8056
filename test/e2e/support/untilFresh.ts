import { expect, type Page } from '@playwright/test';

/** Signing out ends with a new page; calls in the old one get no answer. */
export async function untilFresh(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load', { timeout: 30_000 });
  await act();
  await loaded;
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
}
