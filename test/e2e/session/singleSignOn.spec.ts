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

/** Signs in at the provider with the account that has this outcome. */
async function signInAtHospital(page: Page, sandbox: SandboxProcess, outcome: RegExp): Promise<void> {
  const { singleSignOn } = await sandbox.accounts();
  const account = singleSignOn.find(one => outcome.test(one.outcome));
  if (account === undefined) throw new Error(`No account of the provider reads ${outcome.source}.`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await button(page, 'Sign in').click();
}

test('an organisation’s provider signs in, and again once the session has ended', async ({ page, sandbox }) => {
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
