import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { press, reach } from '../support/byKeyboard';
import { dana } from '../support/codeScreen';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { looks } from '../support/looks';
import { callsAs } from '../support/OtherPeople';
import { signIn } from '../support/signIn';

const farah = 'farah.nassiri@staff.example';
const users = '/admin/users';
const reason = 'Covers for a colleague on leave.';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

async function find(page: Page, beginning: string): Promise<void> {
  await page.getByLabel('Email address begins with').fill(beginning);
  await expect(page.getByText('1 row', { exact: true })).toBeVisible();
}

test('a person is found, promoted with a reason, and gets the link without signing in', async ({
  page,
  browser,
  sandbox,
}) => {
  const other = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })).newPage();
  await signIn(other, sandbox, farah);
  const menu = other.getByRole('navigation', { name: 'Main menu' });
  const link = menu.getByRole('link', { name: 'All Organisations', exact: true });
  await expect(link).toHaveCount(0);
  await signIn(page, sandbox, dana, users);
  await find(page, farah.slice(0, 8));
  await expect(page, 'the address of a person is not in the address of the page').toHaveURL(/\/admin\/users$/);
  expect(await page.evaluate(() => JSON.stringify(history.state)), 'nor in its history').not.toContain('farah');
  await row(page, 'Farah').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Farah/ })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Admin', exact: true }).check({ force: true });
  await expect(page.getByRole('group', { name: 'What changes' })).toContainText('edit organisations');
  await page.getByLabel('Reason for the change').fill(reason);
  await page.getByRole('button', { name: 'Change rights' }).click();
  await expect(page.getByText('Saved. The change takes effect within a minute.')).toBeVisible();
  await expect(page.getByText('The group Admin was granted.')).toBeVisible();
  await expect(link).toBeVisible({ timeout: 70_000 });
  await page.getByRole('button', { name: 'All users' }).click();
  await expect(page.getByLabel('Email address begins with')).toHaveValue(farah.slice(0, 8));
  await expect(row(page, 'Farah')).toContainText('Admin');
  await other.close();
});

test('a person is found and their groups are changed by keyboard alone', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, users);
  await reach(page, page.getByLabel('Email address begins with'));
  await page.keyboard.type('grace.i');
  await expect(page.getByText('1 row', { exact: true })).toBeVisible();
  await press(page, row(page, 'Grace'));
  await expect(page.getByRole('heading', { level: 1, name: /^Grace/ })).toBeFocused();
  await reach(page, page.getByRole('checkbox', { name: 'Support', exact: true }));
  await page.keyboard.press('Space');
  await reach(page, page.getByLabel('Reason for the change'));
  await page.keyboard.type(reason);
  await press(page, page.getByRole('button', { name: 'Change rights' }));
  await expect(page.getByText('Saved. The change takes effect within a minute.')).toBeVisible();
});

test('what is entered outlives a reload, and one’s own rights are not changed', async ({ page, sandbox }) => {
  await signIn(page, sandbox, dana, `${users}?user=staff-dana`);
  await expect(page.getByText('You can’t change your own rights. Ask a colleague.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Support', exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Change rights' })).toHaveCount(0);
  await page.goto(`${sandbox.origin}${users}?user=user-05010`);
  await page.getByRole('checkbox', { name: 'Support', exact: true }).check({ force: true });
  await page.getByLabel('Reason for the change').fill('too short');
  await page.getByRole('button', { name: 'Change rights' }).click();
  await expect(page.getByText('Enter a reason of 10 to 500 characters.')).toBeVisible();
  await expect(page.getByLabel('Reason for the change')).toBeFocused();
  await page.getByLabel('Reason for the change').fill(reason);
  await page.reload();
  await expect(page.getByText('We restored what you entered earlier. It isn’t saved yet.')).toBeVisible();
  await expect(page.getByLabel('Reason for the change')).toHaveValue(reason);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('checkbox', { name: 'Support', exact: true })).not.toBeChecked();
});

test('two people who change the same person do not overwrite each other', async ({ page, browser, sandbox }) => {
  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, sandbox, dana);
  const calls = await callsAs(colleague, sandbox);
  const path = '/iams/manage/users/user-05010/groups';
  const change = async (groups: readonly string[], lastDay = '') => {
    const { etag } = await calls('GET', path);
    const lastDays = groups.map(group => ({ right: `group:${group}`, lastDay }));
    const answer = await calls('PUT', path, { groups, lastDays, reason }, etag ?? '');
    expect(answer.status, answer.text).toBe(200);
  };
  await signIn(page, sandbox, dana, `${users}?user=user-05010`);
  await page.getByRole('checkbox', { name: 'Support', exact: true }).check({ force: true });
  await page.getByLabel('Last day of Support (optional)').fill('2090-01-01');
  await page.getByLabel('Reason for the change').fill(reason);
  await change(['mi-reporter']);
  await page.getByRole('button', { name: 'Change rights' }).click();
  await expect(page.getByText(/^Saved\. A colleague also changed: MI reporter/)).toBeVisible();
  await page.getByLabel('Last day of Support (optional)').fill('2090-03-03');
  await page.getByLabel('Reason for the change').fill(reason);
  await change(['mi-reporter', 'support'], '2090-02-02');
  await page.getByRole('button', { name: 'Change rights' }).click();
  await expect(page.getByText(/Yes, until 3 Mar 2090/)).toBeVisible();
  await expect(page.getByText(/Yes, until 2 Feb 2090/)).toBeVisible();
  const stored = JSON.parse((await calls('GET', path)).text) as { readonly groups: readonly string[] };
  expect([...stored.groups].sort()).toEqual(['mi-reporter', 'support']);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await colleague.close();
});

test('a person is created once after a lost answer, is written to, and is moved', async ({ page, sandbox }) => {
  const email = 'nadia.newcomer@people.example';
  await signIn(page, sandbox, dana, users);
  await page.getByRole('button', { name: 'New person' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New person' })).toBeFocused();
  await page.getByLabel('Email address', { exact: true }).fill('N\u0430dia.newcomer@people.example');
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText(/letters that can look like others/)).toBeVisible();
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('<b>Newcomer</b>');
  await page.getByLabel('Access code', { exact: true }).fill('harbour-24');
  await page.getByLabel('Reason', { exact: true }).fill(reason);
  await page.route('**/createWithAccessCode**', async route => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/createWithAccessCode**');
  await page.waitForTimeout(500);
  await page.reload();
  await expect(page.getByLabel('Email address', { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`Created. We sent an email to ${email}.`)).toBeVisible();
  expect(await sandbox.emailsTo(email)).toHaveLength(1);
  await page.getByRole('link', { name: 'Open the person' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nadia <b>Newcomer</b>' })).toBeVisible();
  const path = page.getByRole('list', { name: 'Belongs to' });
  await expect(path).toContainText('Castleton Health Board 2');
  await page.getByRole('button', { name: 'Move to another organisation…' }).click();
  await page.getByLabel('Access code', { exact: true }).fill('mill-lane');
  await page.getByLabel('Reason', { exact: true }).fill(reason);
  await page.getByRole('button', { name: 'Move the person' }).click();
  await expect(page.getByText(/^Moved\. The person now belongs to /)).toBeVisible();
  await expect(path).not.toContainText('Castleton Health Board 2');
  await expect(page.getByText('The access code was changed to MILL-LANE.')).toBeVisible();
});

for (const { colorScheme, width } of looks)
  test(`the list and a person fit and are accessible: ${colorScheme}, ${width} pixels`, async ({ page, sandbox }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, sandbox, dana, users);
    await expect(page.getByText(/ of 12,0\d\d rows loaded$/)).toBeVisible();
    await expectAccessible(page, 'the list');
    await expectToFit(page);
    await page.goto(`${sandbox.origin}${users}?user=staff-amelia`);
    await expect(page.getByRole('heading', { name: 'Duties as a therapist' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Admin', exact: true }).check({ force: true });
    await expectAccessible(page, 'a person');
    await expectToFit(page);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.goto(`${sandbox.origin}${users}?new=person`);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await expectAccessible(page, 'the form for a new person');
    await expectToFit(page);
  });
