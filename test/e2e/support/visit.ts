import { expect, type Page } from '@playwright/test';
import type { Screen } from '../screens';

/** Brings a page into the state of a screen, 1440 px wide and light. */
export async function visit(page: Page, origin: string, { path, shown, open, opened = shown }: Screen): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(origin + path);
  await expect(page.locator(shown).first()).toBeVisible();
  await open?.(page);
  await expect(page.locator(opened).first()).toBeVisible();
  await expect(page.locator('.bp6-spinner')).toHaveCount(0);
}
