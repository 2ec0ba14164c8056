import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import type { SandboxProcess } from '../support/SandboxProcess';
import { enterCode } from '../support/signIn';

const emrys = 'emrys.vaughan@staff.example';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Requests a reminder through the card and returns the link of the email. */
async function resetLink(page: Page, sandbox: SandboxProcess, email: string): Promise<string> {
  const before = (await sandbox.emailsTo(email)).length;
  await page.goto(sandbox.origin);
  await button(page, 'Forgot password?').click();
  await expect(page.getByText('Enter your email address to begin...')).toBeVisible();
  await page.getByLabel('Username (email)', { exact: true }).fill(email);
  await button(page, 'Email Reminder').click();
  await expect(page.getByText(`Password reminder has been sent to ${email} if the user exists.`)).toBeVisible();
  await expect.poll(async () => (await sandbox.emailsTo(email)).length).toBe(before + 1);
  const link = /\S+\?mode=resetPassword\S+/.exec((await sandbox.emailsTo(email))[0]?.text ?? '')?.[0] ?? '';
  return new URL(link, sandbox.origin).href;
}

async function chooseNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await button(page, 'Reset Password').click();
}

test('a forgotten password is replaced once by the emailed link, and the second factor stays', async ({
  page,
  sandbox,
}) => {
  const link = await resetLink(page, sandbox, emrys);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await expect(page.getByText('Please enter a new password')).toBeVisible();
  await expect(page.getByText(`For ${emrys}`)).toBeVisible();
  expect(page.url()).not.toContain('oobCode');
  await page.reload();
  await expect(page.getByText(`For ${emrys}`)).toBeVisible();
  expect(page.url()).not.toContain('oobCode');
  await chooseNewPassword(page, 'a lantern by the window');
  await expect(page.getByText('Password has successfully been reset')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Password has successfully been reset')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull();
  await button(page, 'Continue').click();
  await expect(page.getByLabel('Username (email)', { exact: true })).toHaveValue(emrys);
  await page.getByLabel('Password', { exact: true }).fill('a lantern by the window');
  await button(page, 'Login').click();
  await enterCode(page, sandbox, emrys);
  await expect(button(page, 'Log Out')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText('Error: URL is invalid or expired, please try again.')).toBeVisible();
});
