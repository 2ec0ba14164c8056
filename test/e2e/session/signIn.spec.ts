import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import { enterCode, enterPassword, signIn } from '../support/signIn';

const amelia = 'amelia.hart@staff.example';
const benedict = 'benedict.okafor@staff.example';
const chloe = 'chloe.lindqvist@staff.example';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test.describe('signing in', () => {
  test('lets a therapist in with password and authenticator code', async ({ page, sandbox }) => {
    await signIn(page, sandbox, amelia);
    await expect(page).toHaveURL(`${sandbox.origin}/home`);
    await expect(page.getByRole('heading', { name: 'Home page' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: /^V2 Chat( \d+ unread)?$/ })).toBeVisible();
  });

  test('emails the code unasked to a person without an authenticator', async ({ page, sandbox }) => {
    await signIn(page, sandbox, chloe);
    await expect(page.getByRole('heading', { name: 'Home page' })).toBeVisible();
  });

  test('refuses a patient, says why, and keeps nothing of them', async ({ page, sandbox }) => {
    const { email, password } = await sandbox.patient('patient-01');
    await page.goto(sandbox.origin);
    await page.getByLabel('Username (email)', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('This account has no access to the staff dashboard.', { exact: false })).toBeVisible();
    await expect(page.getByLabel('Username (email)', { exact: true })).toHaveValue(email);
    expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  });

  test('says which part was wrong and keeps what was typed', async ({ page, sandbox }) => {
    await page.goto(sandbox.origin);
    await page.getByLabel('Username (email)', { exact: true }).fill(benedict);
    await page.getByLabel('Password', { exact: true }).fill('not the password at all');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Incorrect password')).toBeVisible();
    await expect(page.getByLabel('Username (email)', { exact: true })).toHaveValue(benedict);
    await page.getByLabel('Username (email)', { exact: true }).fill('nobody@staff.example');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Incorrect email address', { exact: true })).toBeVisible();
  });

  test('does not distinguish email and password when the provider does not', async ({ page, sandbox }) => {
    await sandbox.faults({ enumerationProtection: true });
    await page.goto(sandbox.origin);
    await page.getByLabel('Username (email)', { exact: true }).fill('nobody@staff.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password at all');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Incorrect email address or password')).toBeVisible();
    await sandbox.faults({ enumerationProtection: false });
  });

  test('refuses a wrong code and takes the right one after it', async ({ page, sandbox }) => {
    await page.goto(sandbox.origin);
    await enterPassword(page, sandbox, benedict);
    await page.getByLabel('One Time Password').fill('000000');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByText('Incorrect emailed/authenticator/one time password, please try again')).toBeVisible();
    await enterCode(page, sandbox, benedict);
    await expect(page.getByRole('heading', { name: 'Home page' })).toBeVisible();
  });

  test('takes a code that was pasted with a space in it', async ({ page, sandbox }) => {
    await page.goto(sandbox.origin);
    await enterPassword(page, sandbox, benedict);
    await sandbox.passCode();
    const { code } = await sandbox.staff(benedict);
    await page.getByLabel('One Time Password').fill(`${String(code).slice(0, 3)} ${String(code).slice(3)}`);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Home page' })).toBeVisible();
  });

  test('sends the code again to a person with both methods who requests an email', async ({ page, sandbox }) => {
    await page.goto(sandbox.origin);
    await enterPassword(page, sandbox, benedict);
    await page.getByRole('button', { name: 'Email me' }).click();
    await expect(page.getByText('Please check your email for your one time password.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend' })).toBeVisible();
    await page.getByLabel('One Time Password').fill(await sandbox.emailedCode(benedict));
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Home page' })).toBeVisible();
  });

  test('goes on with the same code when the answer to it was lost', async ({ page, sandbox }) => {
    await page.goto(sandbox.origin);
    await enterPassword(page, sandbox, benedict);
    await expect(page.getByLabel('One Time Password')).toBeVisible();
    await page.route('**/iams/auth/customToken*', route => route.abort());
    await enterCode(page, sandbox, benedict);
    await expect(page.getByText('Couldn’t reach the server. Check your connection and try again.')).toBeVisible();
    await page.unroute('**/iams/auth/customToken*');
    await page.getByLabel('One Time Password').press('Enter');
    await expect(page.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
  });

  test('takes the authenticator’s code when the email could not be sent', async ({ page, sandbox }) => {
    await page.goto(sandbox.origin);
    await enterPassword(page, sandbox, benedict);
    await page.route('**/iams/mfa/email/challenge?*', route => route.fulfill({ status: 500, body: 'Oops' }));
    await page.getByRole('button', { name: 'Email me' }).click();
    await expect(page.getByText('Email not sent, please try again')).toBeVisible();
    await expect(page.getByLabel('One Time Password')).toBeFocused();
    await enterCode(page, sandbox, benedict);
    await expect(page.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
  });

  test('says that the server cannot be reached when the network went before the first key press', async ({
    page,
    context,
    sandbox,
  }) => {
    await page.goto(sandbox.origin);
    await expect(page.getByText('Or select an SSO provider')).toBeVisible();
    await context.setOffline(true);
    await enterPassword(page, sandbox, benedict);
    await expect(page.getByText('Couldn’t reach the server. Check your connection and try again.')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await context.setOffline(false);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByLabel('One Time Password')).toBeVisible();
  });

  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    test(`lets a person sign in and out whose browser refuses ${storage}`, async ({ page, sandbox }) => {
      await page.addInitScript(name => {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }, storage);
      await signIn(page, sandbox, benedict);
      await page.getByRole('button', { name: 'Log Out', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Log Out', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    });
  }

  test('stays signed in over a reload outside production, and signs a second window in', async ({
    page,
    context,
    sandbox,
  }) => {
    await signIn(page, sandbox, amelia);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Home page' })).toBeVisible();
    const second = await context.newPage();
    await second.goto(sandbox.origin);
    await expect(second.getByRole('heading', { name: 'Home page' })).toBeVisible();
  });

  test('shows only the links whose scope is held', async ({ page, sandbox }) => {
    await signIn(page, sandbox, 'farah.nassiri@staff.example');
    await expect(menu(page).getByRole('link', { name: 'Claim Chat' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: /^V2 Chat( \d+ unread)?$/ })).toHaveCount(0);
    await page.goto(`${sandbox.origin}/therapist/go-chat/all`);
    await expect(page.getByText('Sorry you do not have permission to view this page')).toBeVisible();
  });
});

test.describe('signing out', () => {
  test('asks, shows its steps and leaves nothing behind', async ({ page, sandbox }) => {
    await signIn(page, sandbox, amelia);
    await menu(page).getByRole('link', { name: 'Claim Chat' }).click();
    await expect(page).toHaveURL(`${sandbox.origin}/therapist/claim-chat`);
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    const question = page.getByRole('dialog');
    await expect(question.getByText('Are you sure that you want to log out?')).toBeVisible();
    // The page reloads once everything is released.
    const fresh = page.waitForEvent('load', { timeout: 30_000 });
    await question.getByRole('button', { name: 'Log Out', exact: true }).click();
    await fresh;
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(async () => {
      const left = await page.evaluate(() => ({ session: sessionStorage.length, local: Object.keys(localStorage) }));
      expect(left.session).toBe(0);
      expect(
        left.local.filter(key => !['menu_open', 'prefers-color-scheme', 'soundNotificationsEnabled'].includes(key)),
      ).toEqual([]);
    }).toPass({ timeout: 10_000 });
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  });
});
