import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { press, reach } from '../support/byKeyboard';
import { dana } from '../support/codeScreen';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { looks } from '../support/looks';
import { picture } from '../support/picture';
import { enterCode, enterPassword, signIn } from '../support/signIn';

const PROMOTE = '/admin/promote-users-analyst';
const DOWNGRADE = '/admin/downgrade-users-analyst';
const THERAPISTS = '/admin/promote-users';
const farah = 'farah.nassiri@staff.example';
const reason = 'Covers for a colleague on leave.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (page: Page, who: string) => page.getByRole('row', { name: new RegExp(who) });
const finished = (page: Page) => page.getByText(/^(All rows are finished|Finished, but some rows)/);
const people = (page: Page) => page.getByLabel('People, one per row');
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });

async function enterPromotion(page: Page, list: string): Promise<void> {
  await people(page).fill(list);
  await choose(page, 'Everything below their organisation');
  await choose(page, 'No last day');
  await page.getByLabel('Reason for the change').fill(reason);
}

async function confirm(page: Page, count: number, name: string): Promise<void> {
  await expect(page.getByText(new RegExp(`^${count} rows? will be done$`))).toBeVisible({ timeout: 60_000 });
  if (count > 10) await page.getByLabel(`Type ${count} to confirm`).fill(String(count));
  await button(page, name).click();
}

async function downloaded(page: Page): Promise<readonly (readonly string[])[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download as CSV').click()]);
  const script =
    'import csv,json,sys; print(json.dumps(list(csv.reader(open(sys.argv[1],encoding="utf-8-sig",newline="")))))';
  const path = await download.path();
  return JSON.parse(execFileSync('python3', ['-c', script, path], { encoding: 'utf8' })) as string[][];
}

test('the menu leads to the page, and one person is promoted until a last day by keyboard alone', async ({
  page,
  quiet,
}) => {
  await signIn(page, quiet, dana);
  await page.getByRole('link', { name: 'Promote to Analyst', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promote to Analyst' })).toBeVisible();
  await reach(page, people(page));
  await page.keyboard.type('user-05001');
  await reach(page, page.getByRole('radio', { name: 'Everything below their organisation' }));
  await page.keyboard.press('Space');
  await reach(page, page.getByRole('radio', { name: 'No last day' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await reach(page, page.getByLabel('Last day', { exact: true }).and(page.locator('input[type=date]')));
  // The same in every order of day and month.
  await page.keyboard.type('12122090');
  await reach(page, page.getByLabel('Reason for the change'));
  await page.keyboard.type(reason);
  await press(page, button(page, 'Check the list'));
  await expect(page.getByText('1 row will be done')).toBeVisible();
  await expect(page.getByText('Each person will be able to: see reports.')).toBeVisible();
  await expect(page.getByText(/^The right’s last day: 12 Dec/)).toBeVisible();
  await press(page, button(page, 'Promote 1 person'));
  await expect(finished(page)).toBeVisible();
  await expect(page.getByText('All rows are finished.')).toBeVisible();
  const emails = await quiet.emailsTo(farah);
  expect(emails[0]?.text, 'a holder of the same right gets an email').toContain(`Reason: ${reason}`);
  await page.goto(`${quiet.origin}/admin/users?user=user-05001`);
  await expect(page.getByText('The group MI reporter was granted until 12 December 2090.')).toBeVisible();
});

test('a dry run says of each row what will be done, from a CSV file, and the outcome is a CSV file', async ({
  page,
  quiet,
}) => {
  await signIn(page, quiet, dana, PROMOTE);
  const writes: string[] = [];
  page.on('request', request => {
    if (request.method() !== 'GET' && /(escalate-to|downgrade-from)-analyst/.test(request.url()))
      writes.push(request.url());
  });
  await enterPromotion(page, '');
  const rows = [
    ...['Email address;Name', 'user-05002;One', 'user-05003;"Two ""B"""', ` ${farah.toUpperCase()} ;Farah`],
    ...['nobody@staff.example;?', 'dana.whitfield@staff.example;Me', 'hugo.brandt@staff.example;Hugo'],
    ...['patient-05;Patient', 'f\u0430rah.nassiri@staff.example;Lookalike', '=1+1;Formula', 'user-05002;Again'],
  ];
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${rows.join('\r\n')}\r\n`) });
  await expect(people(page)).toHaveValue(/user-05003/);
  await button(page, 'Check the list').click();
  await expect(page.getByText('2 rows will be done')).toBeVisible();
  for (const [who, what] of [
    ['farah.nassiri@staff.example', 'No change needed'],
    ['nobody@staff.example', 'Can’t be done: no person has this address or ID'],
    ['dana.whitfield', 'Can’t be done: this is you. Ask a colleague'],
    ['hugo.brandt', 'Can’t be done: this account is disabled'],
    ['f\u0430rah', 'Some letters only look like Latin ones'],
    ['=1\\+1', 'this is neither an email address nor a user ID'],
    ['One |user-05002|', ''],
  ] as const)
    if (what !== '') await expect(rowOf(page, who), who).toContainText(what);
  await expect(page.getByRole('row', { name: /a patient’s account/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Same as row 1/ })).toBeVisible();
  expect(writes, 'a dry run changes nothing').toEqual([]);
  await confirm(page, 2, 'Promote 2 people');
  await expect(finished(page)).toBeVisible();
  const table = await downloaded(page);
  expect(table[0]).toEqual(['Row', 'Person', 'Details', 'Result']);
  expect(table).toHaveLength(11);
  expect(table[1]?.[3]).toBe('Done');
  expect(table[9]?.[1], 'no formula for a spreadsheet').toBe("'=1+1");
  expect(writes).toHaveLength(2);
  await button(page, 'Undo…').click();
  await confirm(page, 2, 'Downgrade 2 analysts');
  await expect(page.getByText('All rows are finished.')).toBeVisible();
});

test('fourteen people are promoted although an answer is lost, and each once', async ({ page, quiet }) => {
  await signIn(page, quiet, dana, PROMOTE);
  let calls = 0;
  await page.route('**/iams/manage/escalate-to-analyst', async route => {
    calls += 1;
    if (calls !== 3) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await enterPromotion(
    page,
    Array.from({ length: 14 }, (_, at) => `user-051${String(at).padStart(2, '0')}`).join('\n'),
  );
  await button(page, 'Check the list').click();
  await confirm(page, 14, 'Promote 14 people');
  await expect(page.getByText('All rows are finished.')).toBeVisible({ timeout: 60_000 });
  expect(await quiet.carriedOut('users.promoteToAnalyst')).toBe(14);
  await expect(page.getByText('Done. The answer was lost, so a colleague may have done it.')).toHaveCount(1);
  await page.goto(`${quiet.origin}/admin/organisations`);
  await expect(page.getByText('A bulk action for new analysts has ended. Its result is still open.')).toBeVisible();
  await page.getByRole('link', { name: 'Show bulk action' }).click();
  await expect(page).toHaveURL(new RegExp(`${PROMOTE}$`));
  await button(page, 'Close result').click();
  await expect(people(page)).toHaveValue('');
});

test('a downgrade says what an analyst reports on, demands a recent login, and undo gives back the same', async ({
  page,
  quiet,
}) => {
  await signIn(page, quiet, dana, PROMOTE);
  await enterPromotion(page, 'user-05020');
  await choose(page, 'Patients of certain access codes');
  await page.getByRole('textbox', { name: 'Access codes' }).fill('harbour-24');
  await button(page, 'Check the list').click();
  await confirm(page, 1, 'Promote 1 person');
  await expect(page.getByText('All rows are finished.')).toBeVisible();
  await button(page, 'Close result').click();
  await expect(people(page)).toHaveValue('');
  await page.goto(quiet.origin + DOWNGRADE);
  await people(page).fill(`user-05020\n${farah}`);
  await page.getByLabel('Reason for the change').fill(reason);
  await button(page, 'Check the list').click();
  await expect(page.getByText(/Reports on patients of HARBOUR-24/)).toBeVisible();
  await expect(
    page.getByText(/Reports on everything below their organisation · Schedules in their name: PHQ-9/),
  ).toBeVisible();
  await quiet.pass(6 * 60_000);
  await button(page, 'Downgrade 2 analysts').click();
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
  await enterPassword(page, quiet, dana);
  await enterCode(page, quiet, dana);
  await expect(page.getByText('All rows are finished.')).toBeVisible({ timeout: 60_000 });
  await button(page, 'Undo…').click();
  await confirm(page, 2, 'Promote 2 people again');
  await expect(page.getByText('All rows are finished.')).toBeVisible();
  await button(page, 'Close result').click();
  await people(page).fill('user-05020');
  await page.getByLabel('Reason for the change').fill(reason);
  await button(page, 'Check the list').click();
  await expect(page.getByText(/Reports on patients of HARBOUR-24/)).toBeVisible();
});

test('people who are selected in the list are entered on the page, and are no part of its address', async ({
  page,
  quiet,
}) => {
  await signIn(page, quiet, dana, '/admin/users?group=support');
  const boxes = page.getByRole('grid').getByRole('checkbox', { name: /^Select (?!all)/ });
  await expect(boxes.first()).toBeVisible();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(page.getByText('2 people selected')).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: 'Promote to Analyst' }).click();
  await expect(people(page)).toHaveValue(/^\S+@staff\.example\n\S+@staff\.example$/);
  await expect(page).toHaveURL(new RegExp(`${PROMOTE}$`));
});

test('a therapist on whom people depend is not ended, and one without duties is', async ({ page, quiet }) => {
  await signIn(page, quiet, dana, THERAPISTS);
  await choose(page, 'Make them therapists');
  await people(page).fill('user-05030');
  await choose(page, 'No last day');
  await page.getByLabel('Reason for the change').fill(reason);
  await button(page, 'Check the list').click();
  await confirm(page, 1, 'Promote 1 person');
  await expect(page.getByText('All rows are finished.')).toBeVisible();
  await button(page, 'Close result').click();
  await choose(page, 'Remove therapist rights');
  await people(page).fill('user-05030\namelia.hart@staff.example');
  await page.getByLabel('Reason for the change').fill(reason);
  await button(page, 'Check the list').click();
  await expect(rowOf(page, 'amelia')).toContainText('hand over their chats, patients and appointments first');
  await expect(rowOf(page, 'amelia')).toContainText(
    /Open chats: \d+ · Patients as lead therapist: \d+ · Upcoming appointments: \d+/,
  );
  await confirm(page, 1, 'Downgrade 1 therapist');
  await expect(finished(page)).toBeVisible();
  expect(await quiet.carriedOut('users.changeGroups')).toBe(1);
});

for (const { colorScheme, width } of looks)
  test(`each page fits and is accessible: ${colorScheme}, ${width} pixels`, async ({ page, quiet }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, quiet, dana, DOWNGRADE);
    const check = async (what: string): Promise<void> => {
      await expectToFit(page);
      await expectAccessible(page, what);
      await picture(page, `promotions-${what}-${colorScheme}-${width}`, { fullPage: true });
    };
    await expect(people(page)).toBeVisible();
    await check('downgrade');
    await page.goto(quiet.origin + THERAPISTS);
    await choose(page, 'Remove therapist rights');
    await check('therapists');
    await page.goto(quiet.origin + PROMOTE);
    await button(page, 'Check the list').click();
    await expect(page.getByText('Choose whether there is a last day.')).toBeVisible();
    await choose(page, 'Set a last day');
    await choose(page, 'Patients of certain access codes');
    await check('entry');
    await enterPromotion(page, `${farah}\nuser-05040\n${'w'.repeat(120)}@staff.example\n<b>x</b>@staff.example`);
    await button(page, 'Check the list').click();
    await expect(page.getByText('1 row will be done')).toBeVisible();
    await check('check');
    await button(page, 'Promote 1 person').click();
    await expect(finished(page)).toBeVisible();
    await check('outcome');
  });
