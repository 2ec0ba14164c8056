import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { ShellScreen } from '../support/ShellScreen';
import { signIn } from '../support/signIn';

const amelia = 'amelia.hart@staff.example';
const emrys = 'emrys.vaughan@staff.example';

test.describe('by keyboard', () => {
  test('the palette finds pages, patients and acts; the sheet lists the keys', async ({ page, sandbox }) => {
    await signIn(page, sandbox, amelia);
    const shell = new ShellScreen(page);
    await page.keyboard.press('Control+k');
    const input = shell.palette.getByRole('combobox');
    await expect(input).toBeFocused();
    await page.keyboard.type('claim');
    await expect(shell.palette.getByRole('option').first()).toContainText('Claim Chat');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/claim-chat$/);
    const { name } = await sandbox.patient('patient-04');
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await page.keyboard.type(name);
    await expect(shell.palette.getByRole('option', { selected: true })).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: `Message to ${name}` })).toBeVisible();
    await page.getByRole('textbox', { name: `Message to ${name}` }).focus();
    await page.keyboard.type('?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Backspace');
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input).toBeFocused();
    await page.keyboard.type('survey');
    await expect(shell.palette.getByText('Nothing matches.')).toBeVisible();
  });

  test('the overlay menu takes the focus, gives it back, and hands it to the page that was chosen', async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await signIn(page, sandbox, emrys);
    const burger = page.getByRole('button', { name: 'Open menu' });
    await burger.focus();
    await page.keyboard.press('Enter');
    const { drawer } = new ShellScreen(page);
    await expect(drawer).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(burger).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await expect(drawer).toBeFocused();
    await drawer.getByRole('link', { name: 'Settings' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/settings$/);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a page is reached, left and found again without a mouse', async ({ page, sandbox }) => {
    await signIn(page, sandbox, emrys);
    await page.locator('body').press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    const reach = async (name: string, most = 60): Promise<void> => {
      for (let turn = 0; turn < most; turn += 1) {
        if ((await page.evaluate(() => document.activeElement?.textContent))?.startsWith(name) === true) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`${name} was not reached with the Tab key.`);
    };
    await reach('Survey Configs');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tools\/survey$/);
    await reach('Survey Configs');
    await page.keyboard.press('Alt+PageUp');
    await expect(page).not.toHaveURL(/tools\/survey$/);
  });
});

test.describe('the shape of the shell', () => {
  test('the menu is 260 px wide and 94 px narrow, moves in 250 ms, and not at all where motion is unwanted', async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, sandbox, emrys);
    const side = page.locator('.shell-side');
    const width = async (): Promise<number> => Math.round((await side.boundingBox())?.width ?? 0);
    await expect.poll(width).toBe(260);
    expect(await page.locator('.shell').evaluate(element => getComputedStyle(element).transitionDuration)).toBe(
      '0.25s',
    );
    await page.getByRole('button', { name: 'Make menu narrow' }).click();
    await expect.poll(width).toBe(94);
    expect(await page.evaluate(() => localStorage.getItem('menu_open'))).toBe('false');
    await page.reload();
    await expect.poll(width).toBe(94);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(
      await page.locator('.shell').evaluate(element => Number.parseFloat(getComputedStyle(element).transitionDuration)),
    ).toBeLessThan(0.001);
    await page.getByRole('button', { name: 'Keep menu wide' }).click();
    await expect.poll(width).toBe(260);
    await page.getByRole('button', { name: 'Admin', exact: true }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Admin', exact: true })).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('button', { name: 'Admin', exact: true }).click();
  });

  test('the toolbar folds below 1280 px and the menu becomes an overlay below 960 px', async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, sandbox, amelia);
    const more = page.getByRole('button', { name: 'More', exact: true });
    await expect(more).toHaveCount(0);
    await expect(page.getByRole('switch')).toBeVisible();
    await page.setViewportSize({ width: 1279, height: 900 });
    await expect(page.getByRole('switch')).toHaveCount(0);
    await more.click();
    await expect(page.getByRole('switch')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 960, height: 900 });
    await expect(page.locator('.shell-side')).toBeVisible();
    await page.setViewportSize({ width: 959, height: 900 });
    await expect(page.locator('.shell-side')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });

  for (const colorScheme of process.env['E2E_LOOKS'] === 'all' ? (['light', 'dark'] as const) : (['dark'] as const)) {
    test(`nothing is cut off from 320 to 1920 px, and everything is accessible, ${colorScheme}`, async ({
      page,
      sandbox,
    }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await signIn(page, sandbox, amelia);
      const shell = new ShellScreen(page);
      await expect(page.getByRole('region', { name: /^Unread chats/ })).toBeVisible();
      for (const width of [320, 480, 800, 960, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expectToFit(page);
        await expect(page.getByRole('button', { name: 'Log Out', exact: true })).toBeInViewport();
        if (width === 320 || width === 800 || width === 1440) await expectAccessible(page, `home at ${width}`);
      }
      await shell.tab('Home').click({ button: 'right' });
      await expectAccessible(page, 'menu of a tab');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^All tabs: / }).click();
      await expect(page.getByRole('searchbox', { name: 'Search tabs' })).toBeFocused();
      await expectAccessible(page, 'all tabs');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('searchbox', { name: 'Search tabs' })).toBeHidden();
      await page.keyboard.press('Control+k');
      await expect(shell.palette).toBeVisible();
      await expectAccessible(page, 'palette');
      await page.keyboard.press('Escape');
      await expect(shell.palette).toBeHidden();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectAccessible(page, 'shortcuts');
      await page.keyboard.press('Escape');
      await page.goto(`${sandbox.origin}/admin/organisations`);
      await expect(page.getByText('organisations:edit')).toBeVisible();
      await expectAccessible(page, 'refusal');
      await page.setViewportSize({ width: 800, height: 900 });
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expect(page.getByRole('switch')).toBeVisible();
      await expectAccessible(page, 'folded toolbar');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(shell.drawer).toBeVisible();
      await expectAccessible(page, 'overlay menu');
    });
  }

  test('it can be used at 200 % zoom and in forced colours', async ({ page, sandbox }) => {
    // A window of 1280 px shows 640 CSS pixels at 200 %.
    await page.setViewportSize({ width: 640, height: 450 });
    await page.emulateMedia({ forcedColors: 'active' });
    await signIn(page, sandbox, emrys);
    await expectToFit(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await new ShellScreen(page).drawer.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeInViewport();
    expect(
      await page.getByRole('tab', { name: 'Settings' }).evaluate(element => getComputedStyle(element).borderTopWidth),
    ).toBe('2px');
    await page.keyboard.press('Control+k');
    await expect(new ShellScreen(page).palette).toBeInViewport();
  });
});
