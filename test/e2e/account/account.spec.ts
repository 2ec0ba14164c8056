import type { Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import type { SandboxProcess } from '../support/SandboxProcess';
import { enterCode, enterPassword } from '../support/signIn';
import { openSignedIn } from '../support/staffSession';

/** The page has another button that logs out, so the sign-in ends on a different page. */
async function openSettings(page: Page, sandbox: SandboxProcess, email: string): Promise<void> {
  await openSignedIn(page, sandbox, email, '/home');
  await page.goto(`${sandbox.origin}/account/settings`);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an address changes with one press after the link is opened, and the former address can undo it', async ({
  page,
  browser,
  sandbox,
}) => {
  await openSettings(page, sandbox, 'farah.nassiri@staff.example');
  await page.getByLabel('New email address').fill('Farah.New@Staff.example');
  await button(page, 'Send confirmation link').click();
  await expect(page.getByText(/^We sent a link to farah\.new@staff\.example\. Until you confirm it/)).toBeVisible();
  const [email] = await sandbox.emailsTo('farah.new@staff.example');
  // A mail program opens the link in a separate window without a session.
  const owner = await (await browser.newContext()).newPage();
  await owner.goto(/\S+confirm=\S+/.exec(email?.text ?? '')?.[0] ?? '');
  await enterPassword(owner, sandbox, 'farah.nassiri@staff.example');
  await enterCode(owner, sandbox, 'farah.nassiri@staff.example');
  await expect(owner.getByText('Nothing has changed yet.', { exact: false })).toBeVisible();
  await expect(owner.getByText('You log in with farah.nassiri@staff.example.', { exact: false })).toBeVisible();
  await button(owner, 'Confirm address').click();
  await expect(owner.getByText(/^Your account now has the address farah\.new@staff\.example\./)).toBeVisible();
  await expect(owner.getByText('You log in with farah.new@staff.example.', { exact: false })).toBeVisible();
  const reader = await (await browser.newContext()).newPage();
  const [warning] = await sandbox.emailsTo('farah.nassiri@staff.example');
  await reader.goto(/\S+reject-email\/\S+/.exec(warning?.text ?? '')?.[0] ?? '');
  await button(reader, 'This was not me').click();
  await expect(reader.getByText(/^Your account has the address farah\.nassiri@staff\.example/)).toBeVisible();
  await owner.context().close();
  await reader.context().close();
});
