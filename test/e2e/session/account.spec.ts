import type { Page } from '@playwright/test';
import { codeOf, readQrCode } from '../support/authenticator';
import { expect, test } from '../support/dashboard';
import type { SandboxProcess } from '../support/SandboxProcess';
import { enterCode, signIn } from '../support/signIn';

const benedict = 'benedict.okafor@staff.example';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openSettings(page: Page, sandbox: SandboxProcess, email = benedict): Promise<void> {
  await signIn(page, sandbox, email);
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
}

test.describe('account settings', () => {
  test('show the methods, and the beginning and end of the session', async ({ page, sandbox }) => {
    await openSettings(page, sandbox);
    await expect(page.getByText('You have 2 methods. Keep at least one.')).toBeVisible();
    await expect(page.getByText(`Codes are sent to ${benedict}.`)).toBeVisible();
    const session = page.getByRole('region', { name: 'This session' });
    await expect(session.getByText(benedict)).toBeVisible();
    await expect(session.getByText('Not known yet')).toHaveCount(0);
    await session.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByText('Are you sure that you want to log out?')).toBeVisible();
  });

  test('add, rename and remove an authenticator', async ({ page, sandbox }) => {
    await openSettings(page, sandbox);
    await button(page, 'Add an authenticator').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Do you have an authenticator app on your phone?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(dialog.getByText('It will be called “Authenticator 2”.')).toBeVisible();
    const secret = (await page.getByTestId('secret').innerText()).replaceAll(' ', '');
    const link = await readQrCode(page);
    if (link !== undefined) expect(link).toContain(`secret=${secret}`);
    await dialog.getByLabel('Confirmation code').fill(codeOf(sandbox, secret));
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText('Your authenticator has been added.')).toBeVisible();
    await expect(page.getByText('You have 3 methods. Keep at least one.')).toBeVisible();
    await expect(button(page, 'Add an authenticator')).toBeFocused();
    await button(page, 'Rename Authenticator 2').click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.type('My new phone');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“My new phone” has been renamed.')).toBeVisible();
    await button(page, 'Remove My new phone').click();
    await expect(page.getByText('We’ll email you about the change.', { exact: false })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove method', exact: true }).click();
    await expect(page.getByText('“My new phone” has been removed.')).toBeVisible();
    await expect(page.getByText('You have 2 methods. Keep at least one.')).toBeVisible();
    await expect
      .poll(async () => (await sandbox.emailsTo(benedict)).map(({ subject }) => subject))
      .toEqual(
        expect.arrayContaining([
          'An authenticator was added',
          'An authenticator was renamed',
          'An authenticator was removed',
        ]),
      );
  });

  test('want the name typed before only one method is left, and keep the last', async ({ page, sandbox }) => {
    const emrys = 'emrys.vaughan@staff.example';
    await openSettings(page, sandbox, emrys);
    await button(page, 'Remove Emailed codes').click();
    const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove method', exact: true });
    await expect(remove).toBeDisabled();
    await page.getByLabel('Type Emailed codes to continue').fill('Emailed codes');
    await remove.click();
    await expect(page.getByText('You have 1 method. You can’t remove it', { exact: false })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Remove / })).toBeDisabled();
  });

  test('ask for a new sign-in when the last one is long ago, and then do what was asked', async ({ page, sandbox }) => {
    // An account of its own: codes of a time to come leave none for the present.
    const dana = 'dana.whitfield@staff.example';
    await openSettings(page, sandbox, dana);
    await sandbox.pass(6 * 60_000);
    await page
      .getByRole('button', { name: /^Rename / })
      .first()
      .click();
    await page.getByLabel('Name', { exact: true }).fill('Renamed later');
    await button(page, 'Save new name').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Log in again to make this change', { exact: false })).toBeVisible();
    await expect(dialog.getByLabel('Username (email)', { exact: true })).toHaveValue(dana);
    await dialog.getByLabel('Password', { exact: true }).fill((await sandbox.staff(dana)).password);
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await enterCode(page, sandbox, dana);
    await expect(page.getByText('“Renamed later” has been renamed.')).toBeVisible();
    await expect(page.getByText('Renamed later', { exact: true })).toBeVisible();
  });

  test('say so when the methods could not be loaded', async ({ page, sandbox }) => {
    await signIn(page, sandbox, benedict);
    await page.route('**/iams/mfa/configurations', route => route.abort());
    await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
    await expect(page.getByText('Couldn’t load your methods. They haven’t changed.')).toBeVisible();
    await page.unroute('**/iams/mfa/configurations');
    await button(page, 'Try again').click();
    await expect(page.getByText(/^You have \d methods/)).toBeVisible();
  });
});

test('warns before the session ends, and prolongs it', async ({ page, sandbox }) => {
  let [shortened, pressed] = [true, false];
  await page.context().route('**/api/**', async route => {
    // Until the button is pressed no other answer takes the warning away.
    if (pressed && route.request().url().includes('sessionCookie')) shortened = false;
    if (!shortened) return route.continue();
    const response = await route.fetch();
    const headers = response.headers();
    return route.fulfill({
      response,
      headers: 'session-expires-in' in headers ? { ...headers, 'session-expires-in': '200' } : headers,
    });
  });
  await signIn(page, sandbox, benedict);
  await expect(page.getByText('Your session ends in 4 min. Nothing you typed is lost.')).toBeVisible();
  pressed = true;
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByText('Your session ends in', { exact: false })).toHaveCount(0);
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
});
