import type { Page } from '@playwright/test';
import { codeOf, readQrCode } from '../support/authenticator';
import { expect, test } from '../support/dashboard';
import type { SandboxProcess } from '../support/SandboxProcess';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choosePassword(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/authentication/login?email=${encodeURIComponent(email)}`);
  await expect(page.getByRole('heading', { name: 'Choose a Password' })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('a long walk in the rain');
  await page.getByLabel('Confirm password', { exact: true }).fill('a long walk in the rain');
  await button(page, 'Next').click();
}

/** After the reload the email is filled in and the password is not. */
async function giveKnownPassword(page: Page, email: string): Promise<void> {
  await expect(page.getByLabel('Username (email)', { exact: true })).toHaveValue(email);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('');
  await password.fill('a long walk in the rain');
  await button(page, 'Login').click();
}

/** Everything that this page has stored where a reload finds it. */
const readKept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }, document.cookie, location.href]),
  );

/** The password alone is not enough to add a method: the emailed code comes first. */
async function proveMailbox(page: Page, sandbox: SandboxProcess, email: string): Promise<void> {
  await expect(page.getByText('Please check your email for your one time password.')).toBeVisible();
  await page.getByLabel('One Time Password').fill(await sandbox.emailedCode(email));
  await page.keyboard.press('Enter');
}

test('a new account adds an authenticator from its QR code by keyboard alone', async ({ page, sandbox, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = 'with@staff.example';
  await page.goto(`${sandbox.origin}/authentication/login?email=${email}`);
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
  await page.keyboard.type('a long walk in the rain');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Confirm password', { exact: true })).toBeFocused();
  await page.keyboard.type('a long walk in the rain');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Yes')).toBeFocused();
  await page.keyboard.press('Enter');
  await proveMailbox(page, sandbox, email);
  await expect(page.getByText('Do you have an authenticator app on your phone?')).toBeVisible();
  await expect(button(page, 'Yes')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Scan the QR Code' })).toBeVisible();
  const secret = (await page.getByTestId('secret').innerText()).replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const link = await readQrCode(page);
  expect(link).toBe(
    `otpauth://totp/Staff%20dashboard%20UK:with%40staff.example?secret=${secret}&issuer=Staff%20dashboard%20UK&algorithm=SHA1&digits=6&period=30`,
  );
  await page.getByRole('button', { name: 'Copy key' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await page.getByLabel('Confirmation code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Error: Invalid QR code, please try again')).toBeVisible();
  await expect(page.getByLabel('Confirmation code')).toBeFocused();
  expect((await page.getByTestId('secret').innerText()).replaceAll(' ', '')).toBe(secret);
  await page.getByLabel('Confirmation code').fill(codeOf(sandbox, secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(button(page, 'Continue to login')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username (email)', { exact: true })).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill('a long walk in the rain');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This account has no access to the staff dashboard.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Username (email)', { exact: true })).toHaveValue(email);
});

test('adding an authenticator continues after a reload with another secret, and stores none on the device', async ({
  page,
  sandbox,
  context,
}) => {
  await context.route(/google\.com|apple\.com/, route => route.fulfill({ body: 'a store' }));
  await choosePassword(page, sandbox.origin, 'store@staff.example');
  await expect(page.getByRole('heading', { name: 'Two Factor Authentication' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your account has been created.', { exact: false })).toBeVisible();
  await giveKnownPassword(page, 'store@staff.example');
  await proveMailbox(page, sandbox, 'store@staff.example');
  await button(page, 'No').click();
  await expect(page.getByRole('heading', { name: 'Install Google Authenticator' })).toBeVisible();
  await expect(page.getByText('Select your mobile device', { exact: true })).toBeVisible();
  await expect(button(page, 'Open the store')).toBeDisabled();
  await page.getByRole('radio', { name: 'Apple' }).check();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'Open the store' })
    .or(page.getByRole('button', { name: 'Open the store' }))
    .click();
  expect((await opened).url()).toContain('apps.apple.com');
  await expect(page.getByRole('heading', { name: 'Scan the QR Code' })).toBeVisible();
  const secret = (await page.getByTestId('secret').innerText()).replaceAll(' ', '');
  expect(await readKept(page)).not.toMatch(new RegExp(`${secret}|rain|eyJ`, 'i'));
  await page.reload();
  await expect(page.getByText('Setting up your second factor was interrupted.', { exact: false })).toBeVisible();
  await giveKnownPassword(page, 'store@staff.example');
  await proveMailbox(page, sandbox, 'store@staff.example');
  await expect(page.getByRole('heading', { name: 'Scan the QR Code' })).toBeVisible();
  expect((await page.getByTestId('secret').innerText()).replaceAll(' ', '')).not.toBe(secret);
});
