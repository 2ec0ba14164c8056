import { expect, test } from '../support/dashboard';
import { ShellScreen } from '../support/ShellScreen';
import { openSignedIn } from '../support/staffSession';

const amelia = 'amelia.hart@staff.example';
const emrys = 'emrys.vaughan@staff.example';

test('the palette takes the focus and leads to pages and patients, and typing a message opens nothing', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, amelia);
  const shell = new ShellScreen(page);
  await page.locator('body').press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
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
});

test('the overlay menu takes the focus, returns it, and hands it to the chosen page', async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await openSignedIn(page, sandbox, emrys);
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
