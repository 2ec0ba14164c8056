import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import type { SandboxProcess } from '../support/SandboxProcess';
import { enterCode } from '../support/signIn';

const emrys = 'emrys.vaughan@staff.example';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Asks for a reminder through the card and gives the link of the email. */
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

test.describe('a forgotten password', () => {
  test('is replaced through the link of an email, and the second factor is still asked for', async ({
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
    expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull();
    await button(page, 'Continue').click();
    await expect(page.getByLabel('Username (email)', { exact: true })).toHaveValue(emrys);
    await page.getByLabel('Password', { exact: true }).fill('a lantern by the window');
    await button(page, 'Login').click();
    await enterCode(page, sandbox, emrys);
    await expect(button(page, 'Log Out')).toBeVisible();
  });

  test('has a link that works once; a dead one offers another', async ({ page, sandbox }) => {
    const link = await resetLink(page, sandbox, emrys);
    await page.goto(link);
    await chooseNewPassword(page, 'a lantern by the window 2');
    await expect(page.getByText('Password has successfully been reset')).toBeVisible();
    await page.goto('about:blank');
    await page.goto(link);
    await expect(page.getByText('Error: URL is invalid or expired, please try again.')).toBeVisible();
    await button(page, 'Send me a new link').click();
    await expect(page.getByRole('heading', { name: 'Account Recovery' })).toBeVisible();
  });

  test('continues on this site only', async ({ page, sandbox }) => {
    const link = new URL(await resetLink(page, sandbox, emrys));
    link.searchParams.set('continueUrl', 'https://evil.example/home');
    await page.goto(link.href.replace('/authentication/action', '/action'));
    await chooseNewPassword(page, 'a lantern by the window 3');
    await button(page, 'Continue').click();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(sandbox.origin);
  });

  test('gives the same answer for an account that does not exist', async ({ page, sandbox }) => {
    await page.goto(sandbox.origin);
    await button(page, 'Forgot password?').click();
    await page.getByLabel('Username (email)', { exact: true }).fill('nobody@staff.example');
    await button(page, 'Email Reminder').click();
    await expect(
      page.getByText('Password reminder has been sent to nobody@staff.example if the user exists.'),
    ).toBeVisible();
  });

  test('keeps the form when the provider refuses the password', async ({ page, sandbox }) => {
    await page.goto(await resetLink(page, sandbox, emrys));
    await expect(button(page, 'Reset Password')).toBeDisabled();
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Confirm password', { exact: true }).focus();
    await expect(page.getByText('Your password should be at least 12 characters long')).toBeVisible();
  });
});

test('says plainly what a link is for that does nothing here yet', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.origin}/authentication/action?mode=recoverEmail&oobCode=x`);
  await expect(page.getByRole('heading', { name: 'Recover Email' })).toBeVisible();
  await page.goto(`${sandbox.origin}/action?mode=verifyEmail&oobCode=x`);
  await expect(page.getByRole('heading', { name: 'Verify Email' })).toBeVisible();
  await page.goto(`${sandbox.origin}/action?mode=somethingElse`);
  await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});

test.describe('the status of the server', () => {
  test.afterEach(({ sandbox }) => sandbox.faults({ serverStatus: { state: 'online' } }));

  test('closes Login with a reason while the server is offline', async ({ page, sandbox }) => {
    await sandbox.faults({ serverStatus: { state: 'offline' } });
    await page.goto(sandbox.origin);
    await expect(page.getByText('The server is currently offline for maintenance')).toBeVisible();
    await page.getByLabel('Username (email)', { exact: true }).fill(emrys);
    await page.getByLabel('Password', { exact: true }).fill('whatever it may be');
    await expect(button(page, 'Login')).toBeDisabled();
    await expect(button(page, 'Login')).toHaveAccessibleDescription(/You can’t log in while the server is offline/);
  });

  test('says when the server will go', async ({ page, sandbox }) => {
    const inTwoHours = new Date(sandbox.now() + 2 * 3_600_000);
    await sandbox.faults({ serverStatus: { state: 'goingOffline', offlineTime: inTwoHours.toISOString() } });
    await page.goto(sandbox.origin);
    const clock = await page.evaluate(
      time => new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
      inTwoHours.getTime(),
    );
    await expect(page.getByText(new RegExp(`The server will go offline at .*${clock}`))).toBeVisible();
  });

  test('takes a status that cannot be read for no bad news', async ({ page, sandbox }) => {
    await page.route('**/server-status.json*', route => route.fulfill({ status: 503, body: 'busy' }));
    await page.goto(sandbox.origin);
    await page.getByLabel('Username (email)', { exact: true }).fill(emrys);
    await page.getByLabel('Password', { exact: true }).fill('whatever it may be');
    await expect(button(page, 'Login')).toBeEnabled();
  });
});
