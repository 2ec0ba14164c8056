import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { openSignedIn } from '../support/staffSession';
import { emailOf, screens, type Screen, type Viewer } from '../screens';

/** Both widths and both themes. */
const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 320 },
] as const;

/** A call that is refused, as for somebody who has no drive, or that fails on purpose. */
const isRefusal = (said: string): boolean => /^Failed to load resource: .* status of (40[034]|500) /.test(said);

async function visit(page: Page, origin: string, { path, shown, open, opened = shown }: Screen): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(origin + path);
  await expect(page.locator(shown).first()).toBeVisible();
  await open?.(page);
  await expect(page.locator(opened).first()).toBeVisible();
  await expect(page.locator('.bp6-spinner')).toHaveCount(0);
}

for (const viewer of ['visitor', 'therapist', 'administrator', 'analyst'] as const satisfies readonly Viewer[])
  test(`every screen of a ${viewer} fits and is accessible in both themes`, async ({ page, sandbox }) => {
    const errors: string[] = [];
    page.on('console', message => {
      if (message.type() === 'error' && !isRefusal(message.text())) errors.push(message.text());
    });
    if (viewer !== 'visitor') await openSignedIn(page, sandbox, emailOf[viewer]);
    for (const screen of screens.filter(one => one.viewer === viewer))
      await test.step(screen.name, async () => {
        await visit(page, sandbox.origin, screen);
        for (const { colorScheme, width } of looks) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 900 });
          await expectToFit(page);
          await expectAccessible(page, `${screen.name}, ${colorScheme}, ${width} px`);
        }
        expect(errors, `${screen.name}: no error on the console`).toEqual([]);
      });
  });
