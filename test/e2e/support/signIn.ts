import { expect, type Page } from '@playwright/test';
import type { SandboxProcess } from './SandboxProcess';

/** Signs in through the card: with the authenticator if the account has one, else with the emailed code. */
export async function signIn(page: Page, sandbox: SandboxProcess, email: string, path = '/'): Promise<void> {
  await page.goto(sandbox.origin + path);
  await enterPassword(page, sandbox, email);
  await enterCode(page, sandbox, email);
  await expect(page.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
}

export async function enterPassword(page: Page, sandbox: SandboxProcess, email: string): Promise<void> {
  const { password } = await sandbox.staff(email);
  const field = page.getByLabel('Username (email)', { exact: true });
  if (await field.isEnabled()) await field.fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function enterCode(page: Page, sandbox: SandboxProcess, email: string): Promise<void> {
  const field = page.getByLabel('One Time Password');
  await expect(field).toBeVisible();
  await field.fill(await codeFor(page, sandbox, email));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}

async function codeFor(page: Page, sandbox: SandboxProcess, email: string): Promise<string> {
  if ('code' in (await sandbox.staff(email))) {
    // Each code is accepted once: right after another sign-in the next one is half a minute away.
    if (typeof (await sandbox.staff(email)).code !== 'string') await sandbox.passCode();
    return (await sandbox.staff(email)).code ?? '';
  }
  await expect(page.getByText('Please check your email for your one time password.')).toBeVisible();
  return sandbox.emailedCode(email);
}
