import type { Page } from '@playwright/test';
import { codeOf } from '../support/authenticator';

import { colleague, groupsOf } from '../support/colleague';
import { expect, test } from '../support/dashboard';
import type { SandboxProcess } from '../support/SandboxProcess';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const password = 'a long walk in the rain';
const reason = 'Begins to work with us on Monday.';

async function createPerson(sandbox: SandboxProcess, email: string): Promise<void> {
  const change = await colleague(sandbox);
  const id = '4f0c1f0e-6c1b-4a55-9a58-2f0d3f1f7a01';
  const person = { id, emailAddress: email, firstName: 'Nadia', lastName: 'Rahman', accessCode: 'HARBOUR-24', reason };
  const userId = await change('POST', '/iams/manage/users/createWithAccessCode?multiRegion=true', person);
  await change('PUT', groupsOf(userId.trim()), { groups: ['support'], reason });
}

/** The newest link that was sent. */
async function emailedLink(sandbox: SandboxProcess, email: string): Promise<string> {
  const links = (await sandbox.emailsTo(email)).map(({ text }) => /\S*\/authentication\/\S+/.exec(text)?.[0]);
  return new URL(links.find(link => link !== undefined) ?? '/no-link', sandbox.origin).href;
}

async function choosePassword(page: Page, sandbox: SandboxProcess, email: string): Promise<void> {
  await page.goto(await emailedLink(sandbox, email));
  await expect(page.getByRole('heading', { name: 'Choose a Password' })).toBeVisible();
  await expect(page.getByText(`For ${email}`)).toBeVisible();
  expect(page.url()).not.toContain('nadia');
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await button(page, 'Next').click();
}

/** Returns the secret of the authenticator. */
async function addAuthenticator(page: Page, sandbox: SandboxProcess, email: string): Promise<string> {
  await button(page, 'Yes').click();
  const code = page.getByLabel('One Time Password');
  await expect(page.getByText('Please check your email for your one time password.')).toBeVisible();
  await code.fill(await sandbox.emailedCode(email));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Do you have an authenticator app on your phone?')).toBeVisible();
  await button(page, 'Yes').click();
  const secret = (await page.getByTestId('secret').innerText()).replaceAll(' ', '');
  await page.getByLabel('Confirmation code').fill(codeOf(sandbox, secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await button(page, 'Continue to login').click();
  return secret;
}

test('a user whom a colleague created chooses a password from the email, adds an authenticator and logs in', async ({
  page,
  sandbox,
}) => {
  const email = 'nadia.rahman@staff.example';
  await createPerson(sandbox, email);
  await choosePassword(page, sandbox, email);
  const secret = await addAuthenticator(page, sandbox, email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
  await page.getByLabel('One Time Password').fill(codeOf(sandbox, secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Promote to Analyst' })).toBeVisible();
  await page.goto(`${sandbox.origin}/account/settings`);
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Nadia');
});
