import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import type { SandboxProcess } from '../support/SandboxProcess';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function leaveForHospital(page: Page, sandbox: SandboxProcess): Promise<void> {
  await page.goto(`${sandbox.origin}/authentication/login`);
  await expect(page.getByText('Or select an SSO provider')).toBeVisible();
  await button(page, 'Sandbox Hospital').click();
  await expect(page.getByRole('heading', { name: 'Sandbox Hospital' })).toBeVisible();
}

/** Signs in at the provider with the account whose outcome reads like this. */
async function signInAtHospital(page: Page, sandbox: SandboxProcess, outcome: RegExp): Promise<void> {
  const { singleSignOn } = await sandbox.accounts();
  const account = singleSignOn.find(one => outcome.test(one.outcome));
  if (account === undefined) throw new Error(`No account of the provider reads ${outcome.source}.`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await button(page, 'Sign in').click();
}

test('the provider of an organisation signs in, and again once the session has ended', async ({ page, sandbox }) => {
  await leaveForHospital(page, sandbox);
  await signInAtHospital(page, sandbox, /^signs in as amelia.hart@staff.example$/);
  await expect(button(page, 'Log Out')).toBeVisible();
  await expect(page).toHaveURL(`${sandbox.origin}/home`);
  expect(await page.evaluate(() => sessionStorage.getItem('dbsso'))).toBeNull();
  await sandbox.faults({ expireSessions: true });
  await page.goto(`${sandbox.origin}/account/settings`);
  await page.getByRole('dialog').getByRole('button', { name: 'Sandbox Hospital', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox Hospital' })).toBeVisible();
  await signInAtHospital(page, sandbox, /^signs in as amelia.hart@staff.example$/);
  await expect(page).toHaveURL(`${sandbox.origin}/account/settings`);
  await expect(page.getByRole('heading', { name: 'Second factors' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a login at the provider is kept for this window for five minutes', async ({ page, sandbox }) => {
  await page.route('**/sandbox/openid/**', route => route.fulfill({ contentType: 'text/html', body: '<h1>away</h1>' }));
  await page.goto(sandbox.origin);
  await button(page, 'Sandbox Hospital').click();
  await expect(page.getByRole('heading', { name: 'away' })).toBeVisible();
  const kept = JSON.parse((await page.evaluate(() => sessionStorage.getItem('dbsso'))) ?? '{}') as Record<
    string,
    { redirectUrl: string; expiresOn: number }
  >;
  const [key = '', ...others] = Object.keys(kept);
  expect(others).toEqual([]);
  expect(key).toMatch(/^[\w-]{10}$/);
  expect(new URL(page.url()).searchParams.getAll('state')).toEqual([key]);
  expect(kept[key]?.redirectUrl).toBe(`${sandbox.origin}/callback`);
  expect(Math.abs((kept[key]?.expiresOn ?? 0) - Date.now() - 300_000)).toBeLessThan(20_000);
});

test('the second factor is asked for where the provider asked for none', async ({ page, sandbox }) => {
  await leaveForHospital(page, sandbox);
  await signInAtHospital(page, sandbox, /asked for the second factor/);
  await expect(page.getByLabel('One Time Password')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull();
});

test('a login that was not begun here is not taken up, and the server is not asked about it', async ({
  page,
  sandbox,
}) => {
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/iams/openid/loginCallback')) asked.push(request.url());
  });
  await page.goto(`${sandbox.origin}/callback?code=abc&state=ABCDEFGHIJ`);
  await expect(page.getByText('(state check)', { exact: false })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(asked).toEqual([]);
});
