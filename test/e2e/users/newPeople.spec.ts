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

const PAGE = '/admin/users?new=people';
const reason = 'Joins the team of the north.';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rowOf = (page: Page, who: string) => page.getByRole('row', { name: new RegExp(who) });
const people = (page: Page) => page.getByLabel('People, one per row');
const finished = (page: Page) => page.getByText(/^(All rows are finished|Finished, but some rows)/);

async function enterList(page: Page, list: string, code = 'harbour-24'): Promise<void> {
  await people(page).fill(list);
  await page.getByLabel('Access code of rows without one').fill(code);
  await page.getByLabel('Reason', { exact: true }).fill(reason);
}

async function downloaded(page: Page): Promise<readonly (readonly string[])[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download as CSV').click()]);
  const script =
    'import csv,json,sys; print(json.dumps(list(csv.reader(open(sys.argv[1],encoding="utf-8-sig",newline="")))))';
  const path = await download.path();
  return JSON.parse(execFileSync('python3', ['-c', script, path], { encoding: 'utf8' })) as string[][];
}

const fresh = (at: number) => `new-${String(at).padStart(2, '0')}@people.example`;
/** Rows that are not done, with what the check says of each. */
const odd = [
  [' NEW-01@People.example ,Ada,Again', 'Same as row 1'],
  ['grace.ilesanmi@staff.example,Somebody,Else', 'an account with this address has another name'],
  ['"""q""@people.example",Q,Q', 'this isn’t an email address'],
  ['n\u0430dia@people.example,Nadia,Lookalike', 'letters that can look like others'],
  ['no.name@people.example,,Only', 'the first or last name is missing'],
  ['turned@people.example,Turn\u202eed,Text', 'characters that can’t be seen'],
  ['no.code@people.example,No,Code,NO-SUCH-CODE', 'there is no such access code'],
  ['=1+1,Formula,Formula', 'this isn’t an email address'],
] as const;
/** So many rows of the list get an account. */
const WANTED = 22;

test('a list of thirty makes each account once although an answer is lost, and goes on after a reload', async ({
  page,
  quiet,
}) => {
  await signIn(page, quiet, dana, '/admin/users');
  await button(page, 'New people from a list').click();
  await expect(page.getByRole('heading', { level: 1, name: 'New people from a list' })).toBeFocused();
  const rows = [
    ...Array.from({ length: WANTED }, (_, at) => `${fresh(at + 1)},"Ada ""${at}""","<b>N${at}</b>, Jr"`),
    ...odd.map(([row]) => row),
  ];
  await enterList(page, '', 'mill-lane');
  const file = `\uFEFFEmail address,First name,Last name,Access code\r\n${rows.join('\r\n')}\r\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(people(page)).toHaveValue(/NO-SUCH-CODE/);
  await page.route('**/users/createWithAccessCode*', route => route.abort('connectionreset'));
  await button(page, 'Check the list').click();
  await expect(page.getByText(`${WANTED} rows will be done`)).toBeVisible({ timeout: 60_000 });
  for (const [at, [, what]] of odd.entries())
    await expect(rowOf(page, `line ${WANTED + at + 2}$|line ${WANTED + at + 2} `), what).toContainText(what);
  await expect(page.getByText(/^You can’t undo this/)).toBeVisible();
  expect(await quiet.carriedOut('users.create'), 'a dry run creates nobody').toBe(0);
  await page.unroute('**/users/createWithAccessCode*');
  let calls = 0;
  await page.route('**/users/createWithAccessCode*', async route => {
    calls += 1;
    if (calls === 12) await button(page, 'Pause').click();
    if (calls !== 7) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByLabel(`Type ${WANTED} to confirm`).fill(String(WANTED));
  await button(page, `Create ${WANTED} accounts`).click();
  await expect(button(page, 'Continue')).toBeVisible({ timeout: 60_000 });
  await page.goto(`${quiet.origin}/admin/organisations`);
  await page.getByRole('link', { name: 'Show bulk action' }).click();
  await expect(page).toHaveURL(/\/admin\/users\?new=people$/);
  await button(page, 'Continue').click();
  await expect(finished(page)).toBeVisible({ timeout: 60_000 });
  expect(await quiet.carriedOut('users.create')).toBe(WANTED);
  await expect(button(page, 'Undo…')).toHaveCount(0);
  const table = await downloaded(page);
  expect(table[0]).toEqual(['Row', 'Person', 'Details', 'Result']);
  expect(table).toHaveLength(1 + rows.length);
  expect(table.filter(([, , , result]) => result?.startsWith('Done'))).toHaveLength(WANTED);
  expect(table[1]?.[2]).toContain('Ada "0" <b>N0</b>, Jr · Joins ');
  expect(table[rows.length]?.[1], 'no formula for a spreadsheet').toBe("'=1+1");
  for (let at = 1; at <= WANTED; at += 1)
    expect(await quiet.emailsTo(fresh(at)), 'one email to choose a password').toHaveLength(1);
  for (const address of ['no.code@people.example', 'no.name@people.example', 'turned@people.example'])
    expect(await quiet.emailsTo(address)).toHaveLength(0);
  await button(page, 'Close result').click();
  await expect(people(page)).toHaveValue('');
});

test('two people are created by keyboard alone, and the next check knows them', async ({ page, quiet }) => {
  await signIn(page, quiet, dana, PAGE);
  await reach(page, people(page));
  const list = 'kay.board@people.example,Kay,Board\nkai.board@people.example,Kai,Board,harbour-24';
  await page.keyboard.insertText(list);
  await reach(page, page.getByLabel('Access code of rows without one'));
  await page.keyboard.type('harbour-24');
  await reach(page, page.getByLabel('Reason', { exact: true }));
  await page.keyboard.type(reason);
  await press(page, button(page, 'Check the list'));
  await press(page, button(page, 'Create 2 accounts'));
  await expect(page.getByText('All rows are finished.')).toBeVisible();
  await press(page, button(page, 'Close result'));
  await enterList(page, list);
  await button(page, 'Check the list').click();
  await expect(rowOf(page, 'kay.board')).toContainText('No change needed');
  await expect(rowOf(page, 'kai.board')).toContainText('No change needed');
});

for (const { colorScheme, width } of looks)
  test(`each step fits and is accessible: ${colorScheme}, ${width} pixels`, async ({ page, quiet }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, quiet, dana, PAGE);
    const check = async (what: string): Promise<void> => {
      await expectToFit(page);
      await expectAccessible(page, what);
      await picture(page, `new-people-${what}-${colorScheme}-${width}`, { fullPage: true });
    };
    await expect(people(page)).toBeVisible();
    await button(page, 'Check the list').click();
    await expect(page.getByText('Enter a reason of 10 to 500 characters.')).toBeVisible();
    await check('entry');
    const rows = [`look-${colorScheme}-${width}@people.example,Ada,${'w'.repeat(60)}`, ...odd.map(([row]) => row)];
    await enterList(page, rows.join('\n'));
    await button(page, 'Check the list').click();
    await expect(page.getByText(/^\d rows? will be done$/)).toBeVisible();
    await check('check');
    await page.getByRole('button', { name: /^Create \d accounts?$/ }).click();
    await expect(finished(page)).toBeVisible();
    await check('outcome');
  });
