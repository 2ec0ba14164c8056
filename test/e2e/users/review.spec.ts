import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { press, reach } from '../support/byKeyboard';
import { dana } from '../support/codeScreen';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { looks } from '../support/looks';
import { picture } from '../support/picture';
import { signIn } from '../support/signIn';

const REVIEW = '/admin/users?view=review';
const reason = 'Quarterly review of all rights.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
const finished = (page: Page) => page.getByText(/^(All rows are finished|Finished, but some rows)/);

async function enter(page: Page, act: string): Promise<void> {
  await button(page, 'Review selected…').click();
  await choose(page, act);
  await page.getByLabel('Reason for the change').fill(reason);
}

test('twenty rights are reviewed by keyboard alone: they are confirmed, and no longer due', async ({ page, quiet }) => {
  await signIn(page, quiet, dana, '/admin/users');
  await press(page, page.getByRole('link', { name: 'Review of rights' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Review of rights' })).toBeFocused();
  const due = page.getByRole('button', { name: /^Due \d+$/ });
  await expect(due).toBeVisible();
  const before = Number(/\d+/.exec((await due.textContent()) ?? '')?.[0]);
  expect(before).toBeGreaterThan(40);
  await press(page, due);
  await expect(page).toHaveURL(/view=review&show=due$/);
  const firstRow = page.getByRole('grid').locator('tbody').getByRole('row').first();
  await reach(page, firstRow);
  for (let row = 0; row < 19; row += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('20 rights selected')).toBeVisible();
  await reach(page, button(page, 'Review selected…'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('radio', { name: 'Confirm: they stay as they are' }));
  await page.keyboard.press('Space');
  await reach(page, page.getByLabel('Reason for the change'));
  await page.keyboard.type(reason);
  await press(page, button(page, 'Check the list'));
  const willBeDone = page.getByText(/^\d+ rows will be done$/);
  await expect(willBeDone).toBeVisible({ timeout: 60_000 });
  const count = /\d+/.exec((await willBeDone.textContent()) ?? '')?.[0] ?? '';
  await reach(page, page.getByLabel(`Type ${count} to confirm`));
  await page.keyboard.type(count);
  await page.keyboard.press('Enter');
  await expect(finished(page)).toBeVisible({ timeout: 60_000 });
  await press(page, button(page, 'Close result'));
  await expect(page.getByRole('button', { name: `Due ${before - Number(count)}`, exact: true })).toBeVisible();
});

test('rights get a last day, a dry run of all says whose can’t be ended, and the list is a CSV file', async ({
  page,
  quiet,
}) => {
  await signIn(page, quiet, dana, REVIEW);
  await expect(page.getByRole('button', { name: /^All \d+$/ })).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download as CSV').click()]);
  const script =
    'import csv,json,sys; print(json.dumps(list(csv.reader(open(sys.argv[1],encoding="utf-8-sig",newline="")))))';
  const path = await download.path();
  const table = JSON.parse(execFileSync('python3', ['-c', script, path], { encoding: 'utf8' })) as string[][];
  expect(table.length).toBeGreaterThan(400);
  expect(table[0]?.slice(0, 6)).toEqual(['Person', 'Email address', 'Right', 'Permissions', 'Since', 'Granted by']);
  expect(table.find(([person, , right]) => person === 'Farah Nassiri' && right === 'MI reporter')).toBeDefined();
  expect(new Set(table.map(row => row.length))).toEqual(new Set([11]));
  const grid = page.getByRole('grid');
  await grid.evaluate(element => element.parentElement?.scrollTo(0, 0));
  const names = await grid.getByRole('checkbox', { name: /^Select (?!all)/ }).all();
  await names[0]?.check();
  await names[1]?.check();
  await enter(page, 'Set a last day');
  await page.getByRole('textbox', { name: 'Last day' }).fill('2020-01-01');
  await button(page, 'Check the list').click();
  await expect(page.getByText('Enter today or a later date.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Last day' }).fill('2090-12-31');
  await button(page, 'Check the list').click();
  await expect(page.getByText('2 rows will be done')).toBeVisible();
  await button(page, 'Set the last day of 2 rights').click();
  await expect(page.getByText('All rows are finished.')).toBeVisible();
  await button(page, 'Close result').click();
  expect(await quiet.carriedOut('users.changeGroups')).toBe(2);
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
  await enter(page, 'End now');
  await button(page, 'Check the list').click();
  await expect(page.getByText('Check before you confirm').or(page.getByText('Nothing has changed yet.'))).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: /^Can’t be done \d+$/ }).click();
  await expect(page.getByText('Can’t be done: this is you. Ask a colleague').first()).toBeVisible();
  await expect(page.getByText(/hand over their chats, patients and appointments first/).first()).toBeVisible();
  expect(await quiet.carriedOut('users.changeGroups'), 'a dry run changes nothing').toBe(2);
});

test('what is entered outlives a reload, and a reader without the right to change selects nothing', async ({
  page,
  quiet,
}) => {
  await signIn(page, quiet, dana, REVIEW);
  const first = page
    .getByRole('grid')
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first();
  await first.check();
  await enter(page, 'End now');
  // A draft is stored a moment after the last key.
  await page.waitForTimeout(300);
  await page.reload();
  await page
    .getByRole('grid')
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await button(page, 'Review selected…').click();
  await expect(page.getByText('We restored what you entered earlier. Nothing has changed yet.')).toBeVisible();
  await expect(page.getByLabel('Reason for the change')).toHaveValue(reason);
  await button(page, 'Log Out').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page.getByLabel('Username (email)', { exact: true })).toBeVisible();
  await signIn(page, quiet, 'emrys.vaughan@staff.example', REVIEW);
  await expect(page.getByRole('button', { name: /^All \d+$/ })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

for (const { colorScheme, width } of looks)
  test(`the review fits and is accessible: ${colorScheme}, ${width} pixels`, async ({ page, quiet }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, quiet, dana, REVIEW);
    const check = async (what: string): Promise<void> => {
      await expectToFit(page);
      await expectAccessible(page, what);
      await picture(page, `review-${what}-${colorScheme}-${width}`, { fullPage: true });
    };
    await expect(page.getByRole('button', { name: /^All \d+$/ })).toBeVisible();
    await page
      .getByRole('grid')
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check();
    await check('list');
    await enter(page, 'Set a last day');
    await button(page, 'Check the list').click();
    await check('entry');
    await choose(page, 'Confirm: they stay as they are');
    await button(page, 'Check the list').click();
    await expect(page.getByText('1 row will be done')).toBeVisible();
    await check('check');
  });
