import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import { enterPassword, signIn } from '../support/signIn';

const amelia = 'amelia.hart@staff.example';
const benedict = 'benedict.okafor@staff.example';

const home = (page: Page) => page.getByRole('heading', { name: 'Home page' });

test('a password and an authenticator’s code sign in, and survive a reload and a second window', async ({
  page,
  context,
  sandbox,
}) => {
  await signIn(page, sandbox, amelia);
  await expect(page).toHaveURL(`${sandbox.origin}/home`);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(home(page)).toBeVisible();
  await page.reload();
  await expect(home(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(sandbox.origin);
  await expect(home(second)).toBeVisible();
});

test('an emailed code signs in after a lost network, a reload and a wrong code', async ({ page, context, sandbox }) => {
  await page.goto(sandbox.origin);
  await expect(page.getByText('Or select an SSO provider')).toBeVisible();
  // Before the first key press: the error text needs no download.
  await context.setOffline(true);
  await enterPassword(page, sandbox, benedict);
  await expect(page.getByText('Couldn’t reach the server. Check your connection and try again.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await context.setOffline(false);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByLabel('One Time Password')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Username (email)', { exact: true })).toHaveValue(benedict);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await enterPassword(page, sandbox, benedict);
  await page.getByLabel('One Time Password').fill('000000');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Incorrect emailed/authenticator/one time password, please try again')).toBeVisible();
  await page.getByRole('button', { name: 'Email me' }).click();
  await expect(page.getByText('Please check your email for your one time password.')).toBeVisible();
  const code = await sandbox.emailedCode(benedict);
  await page.getByLabel('One Time Password').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(home(page)).toBeVisible();
});
