import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../e2e/support/dashboard';
import type { SandboxProcess } from '../e2e/support/SandboxProcess';
import { signIn } from '../e2e/support/signIn';
import { caseCount, seed } from '../support/longRun';
import { Draw } from './Draw';
import { findScreens, openScreen, settled } from './Screens';

const benedict = 'benedict.okafor@staff.example';

/** A place to write: a screen, and the button that opens the field if there is one. */
interface Place {
  readonly screen: string;
  readonly button?: string;
}

interface Window {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly sandbox: SandboxProcess;
}

/** Ends the current user's session, and signs in another user. */
async function signInAs({ page, context, sandbox }: Window, email: string): Promise<void> {
  await page.goto(`${sandbox.origin}/authentication/logout`);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible({ timeout: 40_000 });
  await context.clearCookies();
  await signIn(page, sandbox, email);
}

/**
 * Possible interruptions between writing and saving. Each ends with the screen open as it was before the button was
 * pressed.
 */
const interruptions: Readonly<Record<string, (window: Window, place: Place) => Promise<void>>> = {
  'a reload': async ({ page, sandbox }, { screen }) => openScreen(page, sandbox.origin, screen),
  'a sign-out': async (window, { screen }) => {
    const { page, sandbox } = window;
    await signInAs(window, benedict);
    await openScreen(page, sandbox.origin, screen);
  },
  'a second window': async ({ page, context, sandbox }, place) => {
    const other = await context.newPage();
    await openScreen(other, sandbox.origin, place.screen);
    await openField(other, place);
    await other.close({ runBeforeUnload: false });
    await openScreen(page, sandbox.origin, place.screen);
  },
  'a clock that was wrong': async ({ page, sandbox }, { screen }) => {
    await page.clock.setSystemTime(sandbox.now() - 3_600_000);
    await openScreen(page, sandbox.origin, screen);
    await page.clock.setSystemTime(sandbox.now());
  },
  'another person': async (window, { screen }) => {
    const { page, sandbox } = window;
    await signInAs(window, 'dana.whitfield@staff.example');
    await openScreen(page, sandbox.origin, screen);
    await expect(page.getByText('interrupted by')).toHaveCount(0);
    await signInAs(window, benedict);
    await openScreen(page, sandbox.origin, screen);
  },
};

const buttons = (page: Page): Locator =>
  page.locator('#content button:visible:not([disabled]):not([aria-disabled="true"])');

/** Every place to write on this screen that has no button or a button with a unique name. */
async function placesOn(page: Page, origin: string, screen: string): Promise<Place[]> {
  await openScreen(page, origin, screen);
  await settled(page);
  const names = await buttons(page).evaluateAll(all =>
    all.map(button => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  );
  const places: Place[] = (await page.locator('#content textarea:visible:enabled').count()) > 0 ? [{ screen }] : [];
  for (const name of names)
    if (name !== '' && names.filter(other => other === name).length === 1) places.push({ screen, button: name });
  return places;
}

/** The field at this place; undefined if the button opens none. */
async function openField(page: Page, { button }: Place): Promise<Locator | undefined> {
  if (button !== undefined) {
    await page.locator('textarea').evaluateAll(all => all.forEach(field => field.setAttribute('data-before', '')));
    const opener = buttons(page).and(page.getByRole('button', { name: button, exact: true }));
    if ((await opener.count()) !== 1) return undefined;
    const { pathname } = new URL(page.url());
    await opener.click({ timeout: 2_000 }).catch(() => undefined);
    await settled(page);
    // The button led to another screen, which is tested separately.
    if (new URL(page.url()).pathname !== pathname) return undefined;
  }
  const field = page
    .locator(button === undefined ? '#content textarea:visible:enabled' : 'textarea:visible:enabled:not([data-before])')
    .first();
  return (await field.count()) > 0 ? field : undefined;
}

/** As text of the page or in a field. */
const isShown = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(
    looked =>
      document.body.innerText.includes(looked) ||
      [...document.querySelectorAll('textarea, input')].some(field =>
        (field as HTMLInputElement).value.includes(looked),
      ),
    text,
  );

test('text written anywhere survives any interruption', async ({ page, context, sandbox }) => {
  test.setTimeout(300_000 + caseCount(1) * 60_000);
  page.on('dialog', dialog => void dialog.accept().catch(() => undefined));
  await page.clock.install();
  await signIn(page, sandbox, benedict);
  const screens: Place[][] = [];
  for (const screen of await findScreens(page, sandbox.origin))
    screens.push(await placesOn(page, sandbox.origin, screen));
  const draw = new Draw('interruptions');
  const written = new Set<string>();
  for (let attempt = 0; attempt < caseCount(40) && written.size < caseCount(2); attempt += 1) {
    const place = draw.of(draw.of(screens.filter(places => places.length > 0)));
    // The same form opens from many screens, and for many people.
    const form = place.button?.split(' ').slice(0, 3).join(' ') ?? place.screen;
    if (written.has(form)) continue;
    await openScreen(page, sandbox.origin, place.screen);
    await settled(page);
    const field = await openField(page, place);
    if (field === undefined) continue;
    written.add(form);
    const name = draw.of(Object.keys(interruptions));
    const text = `interrupted by ${name}, ${String(attempt)}`;
    await test.step(`${JSON.stringify(place)}: ${name} (seed ${String(seed)})`, async () => {
      await field.fill(text);
      await expect
        .poll(
          () => page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))),
          'nothing is in memory alone',
        )
        .toBe(true);
      await interruptions[name]?.({ page, context, sandbox }, place);
      await expect(async () => {
        if (!(await isShown(page, text))) await openField(page, place);
        expect(await isShown(page, text), `${place.screen} ${place.button ?? ''}`).toBe(true);
      }).toPass({ timeout: 15_000 });
    });
  }
  expect(written.size, 'there is something to write in').toBeGreaterThan(0);
});
