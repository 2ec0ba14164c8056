import { expect, type Page } from '@playwright/test';
import type { Screen } from '../screens';

/**
 * Brings a page into the state of a screen, 1440 px wide and light. `before`: the screen that it shows already; where
 * nothing was opened on it, its address is not loaded again.
 */
export async function visit(page: Page, origin: string, screen: Screen, before?: Screen): Promise<void> {
  const { path, shown, open, opened = shown } = screen;
  const isThere = before?.path === path && before.open === undefined;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (!isThere) await page.goto(origin + path);
  await expect(page.locator(shown).first()).toBeVisible();
  await open?.(page);
  await expect(page.locator(opened).first()).toBeVisible();
  await expect(page.locator('.bp6-spinner')).toHaveCount(0);
  // While a part is fetched, the page around it may be hidden.
  await expect(page.locator('h1').first()).toBeVisible();
}
