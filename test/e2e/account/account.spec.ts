import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { press, reach } from '../support/byKeyboard';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { looks } from '../support/looks';
import type { SandboxProcess } from '../support/SandboxProcess';
import { signIn } from '../support/signIn';

const settings = '/account/settings';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The page has a further button that logs out, so the sign-in ends on another one. */
async function openSettings(page: Page, sandbox: SandboxProcess, email: string): Promise<void> {
  await signIn(page, sandbox, email);
  await page.goto(sandbox.origin + settings);
}

const linkTo = async (sandbox: SandboxProcess, email: string): Promise<string> =>
  /\S+confirm-email\/\S+/.exec((await sandbox.emailsTo(email))[0]?.text ?? '')?.[0] ?? '';

test('names are saved by keyboard alone, odd ones as text and hidden characters refused', async ({ page, sandbox }) => {
  await openSettings(page, sandbox, 'benedict.okafor@staff.example');
  const first = page.getByLabel('First name', { exact: true });
  await reach(page, first);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Ben\u200bedict');
  await press(page, button(page, 'Save your name'));
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/characters that can’t be seen/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('<b>بنديكت</b>');
  await press(page, button(page, 'Save your name'));
  await expect(page.getByText('Saved. Colleagues see your new name.')).toBeVisible();
  await page.reload();
  await expect(first).toHaveValue('<b>بنديكت</b>');
});

test('an address changes by a press on the page of the link, not by opening it', async ({ page, browser, sandbox }) => {
  await openSettings(page, sandbox, 'farah.nassiri@staff.example');
  await page.getByLabel('New email address').fill('Farah.New@Staff.example');
  await button(page, 'Send confirmation link').click();
  await expect(page.getByText(/^We sent a link to farah\.new@staff\.example\. Until you confirm it/)).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(await linkTo(sandbox, 'farah.new@staff.example'));
  await expect(visitor.getByText('Nothing has changed yet.', { exact: false })).toBeVisible();
  await expectAccessible(visitor, 'the page of the link');
  await page.reload();
  await expect(page.getByText('You log in with farah.nassiri@staff.example.', { exact: false })).toBeVisible();
  await button(visitor, 'Confirm address').click();
  await expect(
    visitor.getByText('Your account now has the address farah.new@staff.example.', { exact: false }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('You log in with farah.new@staff.example.', { exact: false })).toBeVisible();
  await visitor.goto(`${sandbox.origin}/transactional/confirm-email/of-long-ago`);
  await button(visitor, 'Confirm address').click();
  await expect(visitor.getByText('This link isn’t valid or has expired.', { exact: false })).toBeVisible();
  await visitor.close();
});

test('pushing, the email about a password and the request for deletion say what the server holds', async ({
  page,
  sandbox,
}) => {
  const chloe = 'chloe.lindqvist@staff.example';
  await openSettings(page, sandbox, chloe);
  const push = page.getByRole('checkbox', { name: 'Send push notifications to my devices' });
  await expect(push).toBeChecked();
  await push.press('Space');
  await expect(page.getByText('Saved. No notifications are sent to your devices.')).toBeVisible();
  await page.reload();
  await expect(push).not.toBeChecked();
  await button(page, 'Email me a link').click();
  await expect(page.getByText(`We sent a link to ${chloe}.`, { exact: false })).toBeVisible();
  expect((await sandbox.emailsTo(chloe))[0]?.text).toContain('mode=resetPassword');
  await button(page, 'Request deletion…').click();
  await expect(page.getByLabel('Your email address', { exact: true })).toBeFocused();
  await page.keyboard.type('somebody@else.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This isn’t the address of your account.', { exact: false })).toBeVisible();
  await page.getByLabel('Your email address', { exact: true }).fill(chloe);
  await page.keyboard.press('Enter');
  await expect(page.getByText('You asked for the deletion of your account on', { exact: false })).toBeVisible();
});

test('after a lost answer nothing is called saved, and what was entered outlives a reload', async ({
  page,
  sandbox,
}) => {
  await openSettings(page, sandbox, 'emrys.vaughan@staff.example');
  await page.route('**/api/account/screenname', route => route.abort('connectionreset'));
  const field = page.getByLabel('Screen name (optional)');
  await field.fill('Dr Emrys');
  await button(page, 'Save screen name').click();
  await expect(page.getByText('We couldn’t confirm whether this was saved.', { exact: false })).toBeVisible();
  await page.unroute('**/api/account/screenname');
  await page.reload();
  await expect(field).toHaveValue('Dr Emrys');
  await button(page, 'Save screen name').click();
  await expect(page.getByText('Saved. Patients see you under this name.')).toBeVisible();
});

for (const { colorScheme, width } of looks)
  test(`the settings fit and are accessible: ${colorScheme}, ${width} pixels`, async ({ page, sandbox }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await openSettings(page, sandbox, 'dana.whitfield@staff.example');
    await expect(page.getByLabel('Screen name (optional)')).toBeVisible();
    await page.getByLabel('New email address').fill('no address');
    await button(page, 'Send confirmation link').click();
    await button(page, 'Request deletion…').click();
    await expectAccessible(page, 'the settings');
    await expectToFit(page);
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });
