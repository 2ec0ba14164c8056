import type { Page } from '@playwright/test';
import { codeOf } from '../support/authenticator';

import { expect, test } from '../support/dashboard';
import type { SandboxProcess } from '../support/SandboxProcess';
import { openSignedIn } from '../support/staffSession';

const dana = 'dana.whitfield@staff.example';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const password = 'a long walk in the rain';
const reason = 'Begins to work with us on Monday.';

async function createPerson(page: Page, sandbox: SandboxProcess, email: string): Promise<void> {
  await openSignedIn(page, sandbox, dana, '/admin/users');
  await page
    .getByRole('button', { name: 'New person' })
    .or(page.getByRole('link', { name: 'New person' }))
    .click();
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('First name', { exact: true }).fill('Nadia');
  await page.getByLabel('Last name', { exact: true }).fill('Rahman');
  await page.getByLabel('Access code', { exact: true }).fill('HARBOUR-24');
  await page.getByLabel('Reason', { exact: true }).fill(reason);
  await button(page, 'Create the account').click();
  await page.getByRole('link', { name: 'Open the person' }).click();
  await page.getByRole('checkbox', { name: 'Support', exact: true }).check({ force: true });
  await page.getByLabel('Reason for the change').fill(reason);
  await page.getByRole('button', { name: /^Change / }).click();
  await expect(page.getByText('Saved.', { exact: false }).first()).toBeVisible();
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

/** Gives the secret of the authenticator. */
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

test('a person whom a colleague created chooses a password from the email, adds an authenticator and logs in', async ({
  page,
  browser,
  sandbox,
}) => {
  const email = 'nadia.rahman@staff.example';
  await createPerson(page, sandbox, email);
  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await choosePassword(visitor, sandbox, email);
  const secret = await addAuthenticator(visitor, sandbox, email);
  await visitor.getByLabel('Password', { exact: true }).fill(password);
  await button(visitor, 'Login').click();
  await visitor.getByLabel('One Time Password').fill(codeOf(sandbox, secret, 1));
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('button', { name: 'Log Out', exact: true })).toBeVisible();
  const menu = visitor.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Promote to Analyst' })).toBeVisible();
  await visitor.goto(`${sandbox.origin}/account/settings`);
  await expect(visitor.getByLabel('First name', { exact: true })).toHaveValue('Nadia');
  await visitor.context().close();
});
