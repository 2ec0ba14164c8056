import type { Page } from '@playwright/test';
import { codeOf, readQrCode } from '../support/authenticator';
import { expect, test } from '../support/dashboard';
import type { SandboxProcess } from '../support/SandboxProcess';
import { enterCode, signIn } from '../support/signIn';

const benedict = 'benedict.okafor@staff.example';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Signs in through the card: adding a method needs the identity provider's own proof of the login. */
async function openSettings(page: Page, sandbox: SandboxProcess, email = benedict): Promise<void> {
  await signIn(page, sandbox, email);
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
}

test('an authenticator is added, renamed and removed', async ({ page, sandbox }) => {
  await openSettings(page, sandbox);
  await button(page, 'Add an authenticator').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Do you have an authenticator app on your phone?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(dialog.getByText('It will be called “Authenticator 2”.')).toBeVisible();
  const secret = (await page.getByTestId('secret').innerText()).replaceAll(' ', '');
  const link = await readQrCode(page);
  expect(link).toContain(`secret=${secret}`);
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

test('a change of methods long after the login requires another login, and is then made', async ({ page, sandbox }) => {
  // Uses its own account: codes from a later time leave none for the present.
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
