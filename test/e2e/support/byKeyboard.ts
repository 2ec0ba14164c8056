import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
const MOST_STOPS = 200;

/** Presses Tab until the element has the focus. */
export async function reach(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await wanted.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The ${key} key does not lead to ${wanted.toString()}.`);
}

export const reachBack = (page: Page, wanted: Locator): Promise<void> => reach(page, wanted, 'Shift+Tab');

export async function press(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await reach(page, wanted, key);
  await page.keyboard.press('Enter');
}
