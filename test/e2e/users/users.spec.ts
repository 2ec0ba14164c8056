import type { Page } from '@playwright/test';
import { press, reach } from '../support/byKeyboard';
import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';
import { emailOf } from '../screens';

const dana = emailOf.administrator;
const farah = 'farah.nassiri@staff.example';
const users = '/admin/users';
const reason = 'Covers for a colleague on leave.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

test('a user found and promoted by keyboard alone gets the link in the open window', async ({
  page,
  browser,
  sandbox,
}) => {
  const other = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })).newPage();
  await other.clock.install();
  await openSignedIn(other, sandbox, farah);
  const link = other.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'All Organisations' });
  await expect(link).toHaveCount(0);
  await openSignedIn(page, sandbox, dana, users);
  await reach(page, page.getByLabel('Search by name or email address'));
  await page.keyboard.type('farah.na');
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await expect(page, 'the address of a person is not in the address of the page').toHaveURL(/\/admin\/users$/);
  expect(await page.evaluate(() => JSON.stringify(history.state)), 'nor in its history').not.toContain('farah');
  await press(page, row(page, 'Farah'));
  await expect(page.getByRole('heading', { level: 1, name: /^Farah/ })).toBeFocused();
  await reach(page, page.getByRole('checkbox', { name: 'Admin', exact: true }));
  await page.keyboard.press('Space');
  await reach(page, page.getByLabel('Reason for the change'));
  await page.keyboard.type(reason);
  await press(page, button(page, 'Change access'));
  await expect(page.getByText('Saved. The change takes effect within a minute.')).toBeVisible();
  await other.clock.fastForward(60_000);
  await expect(link).toBeVisible();
  await press(page, page.getByRole('link', { name: 'All users' }), 'Shift+Tab');
  await expect(page.getByLabel('Search by name or email address')).toHaveValue('farah.na');
  await expect(row(page, 'Farah')).toBeFocused();
  await other.context().close();
});

test('access that is selected and confirmed by keyboard alone is no longer due for review', async ({ page, quiet }) => {
  await openSignedIn(page, quiet, dana, users);
  await press(page, page.getByRole('link', { name: 'Access review' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Access review' })).toBeFocused();
  await press(page, button(page, 'Status'));
  const due = page.getByText(/^Due \d+$/).first();
  await expect(due).toBeVisible();
  const before = Number(/\d+/.exec((await due.textContent()) ?? '')?.[0]);
  await reach(page, page.getByRole('radio', { name: /^All \d+$/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/view=review&show=due$/);
  await page.keyboard.press('Escape');
  await reach(page, page.getByRole('grid').locator('tbody').getByRole('row').first());
  for (let more = 0; more < 4; more += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('5 selected').first()).toBeVisible();
  await press(page, button(page, 'Review selected…'), 'Shift+Tab');
  await reach(page, page.getByRole('radio', { name: 'Confirm: they stay as they are' }));
  await page.keyboard.press('Space');
  await reach(page, page.getByLabel('Reason for the change'));
  await page.keyboard.type('Quarterly review of all rights.');
  await press(page, button(page, 'Check the list'));
  const willBeDone = page.getByText(/^\d+ can be done/);
  await expect(willBeDone).toBeVisible();
  const count = Number(/\d+/.exec((await willBeDone.textContent()) ?? '')?.[0]);
  await press(page, page.getByRole('button', { name: /^Confirm \d+ permissions?$/ }));
  await expect(page.getByText(/^(Everything is finished|Finished, but not everything)/)).toBeVisible();
  await press(page, button(page, 'Close result'));
  await expect(button(page, `Status: Due ${before - count}`)).toBeVisible();
});
