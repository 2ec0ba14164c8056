import { expect as expectWithin5s, type Locator, type Page } from '@playwright/test';
import { atRest } from './atRest';
import type { Screen } from '../screens';

/** The timeout of the tests; pictures are taken without their settings. */
const expect = expectWithin5s.configure({ timeout: 20_000 });

/**
 * Brings a page into the state of a screen, 1440 px wide and light. `before`: the screen that it shows already. The
 * page continues from there without a reload, unless that would ask about unsaved changes.
 */
export async function visit(page: Page, origin: string, screen: Screen, before?: Screen): Promise<void> {
  const { path, shown, open, opened = shown } = screen;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (before === undefined || before.viewer === 'visitor' || before.isUnsaved === true) await page.goto(origin + path);
  else {
    if (before.open !== undefined) await page.keyboard.press('Escape');
    await expect(page.locator('.bp6-overlay-open, .bp6-portal [role=dialog]')).toHaveCount(0);
    if (before.path !== path || before.open !== undefined) await goOn(page, path);
  }
  await expect(visible(page, shown)).toBeVisible();
  await open?.(page);
  await expect(visible(page, opened)).toBeVisible();
  await expect(page.locator('.bp6-spinner').filter({ visible: true })).toHaveCount(0);
  // While a part loads, the page around it may be hidden.
  await expect(visible(page, 'h1')).toBeVisible();
}

/** The pages of other tabs exist too, but are hidden. */
const visible = (page: Page, selector: string): Locator => page.locator(selector).filter({ visible: true }).first();

/** Opens another address as a link would: the router follows the browser's history. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate(path => {
    const { idx } = history.state as { readonly idx: number };
    history.pushState({ usr: null, key: String(performance.now()), idx: idx + 1 }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
  // Until then the previous page is still shown, and may look the same.
  await atRest(page);
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
  await atRest(page);
}
