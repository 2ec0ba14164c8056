import { execFileSync } from 'node:child_process';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import type { SandboxProcess } from '../support/SandboxProcess';
import { expectAccessible } from '../support/accessible';
import { expectToFit } from '../support/expectToFit';
import { looks } from '../support/looks';
import { picture } from '../support/picture';
import { press, reach } from '../support/byKeyboard';
import { enterCode, enterPassword, signIn } from '../support/signIn';

const dana = 'dana.whitfield@staff.example';
const ANOTHER = 'emrys.vaughan@staff.example';
const PATH = '/admin/organisations/org-42/access';
const CREATIONS = '**/api/v2/access-codes';
const DISABLINGS = '**/api/v2/access-codes/*/action/disable';

interface StoredCode {
  readonly code: string;
  readonly enabled: boolean;
  readonly expiresAt?: string;
}

/** Reads the backend in the name of the person who is signed in on the page. */
function backendOf(page: Page, sandbox: SandboxProcess) {
  let authorization = '';
  page.on('request', request => (authorization = request.headers()['authorization'] ?? authorization));
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${sandbox.origin}/api${path}`, { headers: { authorization } })).json();
  return {
    codes: async () => {
      const { accessCodes } = (await get('/v2/access-codes?organisationID=org-42&pageSize=200')) as {
        readonly accessCodes: readonly StoredCode[];
      };
      return accessCodes;
    },
    changesOf: async (code: string) => {
      const { changes } = (await get(`/v2/access-codes/${code}`)) as {
        readonly changes: readonly { readonly sentence: string }[];
      };
      return changes.map(({ sentence }) => sentence);
    },
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function enterNew(page: Page): Promise<void> {
  await button(page, 'Many new codes…').click();
  await page.getByRole('radio', { name: 'No limit' }).check({ force: true });
  await page.getByRole('radio', { name: 'Doesn’t expire' }).check({ force: true });
  await page.getByLabel('Reason').fill('Autumn intake');
}

/** Enters so many new codes by pattern, and confirms the dry run. */
async function createMany(page: Page, prefix: string, count: number): Promise<void> {
  await enterNew(page);
  await page.getByRole('radio', { name: 'Generate them' }).check({ force: true });
  await page.getByLabel('Beginning of each code').fill(prefix);
  await page.getByLabel('Number of codes').fill(String(count));
  await button(page, 'Check the list').click();
  await confirm(page, count, `Create ${count} codes`);
}

async function confirm(page: Page, count: number, name: string): Promise<void> {
  await expect(page.getByText(`${count} rows will be done`)).toBeVisible({ timeout: 60_000 });
  await page.getByLabel(`Type ${count} to confirm`).fill(String(count));
  await button(page, name).click();
}

/** Enters what is to be done to the selected codes, and checks it. */
async function changeSelected(page: Page, what: string, enterMore = () => Promise.resolve()): Promise<void> {
  await button(page, 'Change selected…').click();
  await page.getByRole('radio', { name: what }).check({ force: true });
  await enterMore();
  await page.getByLabel('Reason').fill('Contract ended');
  await button(page, 'Check the list').click();
}

async function disableAll(page: Page, count: number): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
  await changeSelected(page, 'Disable');
  await confirm(page, count, `Disable ${count} codes`);
}

const finished = (page: Page) => page.getByText(/^(All rows are finished|Finished, but some rows)/);

const unfinishedWork = (page: Page) => page.getByRole('dialog').getByText(/^A bulk action isn’t finished\./);

async function logOut(page: Page, { isUnfinished = false } = {}): Promise<void> {
  await button(page, 'Log Out').click();
  if (isUnfinished) await expect(unfinishedWork(page)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page.getByLabel('Username (email)', { exact: true })).toBeVisible();
}

test('creates a list from a CSV file after a dry run, gives the outcome as CSV, and takes it back', async ({
  page,
  quiet,
}) => {
  await signIn(page, quiet, dana, PATH);
  const backend = backendOf(page, quiet);
  const writes: string[] = [];
  page.on('request', request => {
    if (request.method() !== 'GET' && request.url().includes('/access-code')) writes.push(request.url());
  });
  await enterNew(page);
  await page.getByRole('radio', { name: 'Paste a list or choose a CSV file' }).check({ force: true });
  const rows = ['Code;Seats', ...Array.from({ length: 12 }, (_, at) => `SPRING-${at};${at + 1}`), 'spring-3;9'];
  const text = `\uFEFF${[...rows, '"=1+1";2', '"two\nlines";2', 'SPRING-X;many'].join('\r\n')}\r\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'codes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByLabel('Codes, one in each row')).toHaveValue(/SPRING-11;12/);
  await button(page, 'Check the list').click();
  await expect(page.getByText('12 rows will be done')).toBeVisible();
  await expect(page.getByText('3 rows can’t be done')).toBeVisible();
  await expect(page.getByText('1 row is in the list twice')).toBeVisible();
  await expect(page.getByRole('row', { name: /SPRING-3 .*Same as row 4/ })).toBeVisible();
  expect(writes, 'a dry run changes nothing').toEqual([]);
  await confirm(page, 12, 'Create 12 codes');
  await expect(finished(page)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download as CSV').click()]);
  const script =
    'import csv,json,sys; print(json.dumps(list(csv.reader(open(sys.argv[1],encoding="utf-8-sig",newline="")))))';
  const read = JSON.parse(
    execFileSync('python3', ['-c', script, await download.path()], { encoding: 'utf8' }),
  ) as string[][];
  expect(read.slice(0, 2)).toEqual([
    ['Row', 'Code', 'Details', 'Result'],
    ['1', 'SPRING-0', '1 seat, doesn’t expire, line 2', 'Done'],
  ]);
  expect(read.find(([row]) => row === '14')?.[1], 'no formula for a spreadsheet').toBe("'=1+1");
  expect((await backend.codes()).filter(({ code }) => code.startsWith('SPRING-'))).toHaveLength(12);
  await button(page, 'Undo…').click();
  await confirm(page, 12, 'Delete 12 created codes');
  await expect(finished(page)).toBeVisible();
  expect((await backend.codes()).filter(({ code }) => code.startsWith('SPRING-'))).toEqual([]);
});

test('extends selected codes, takes it back, and deletes them for good', async ({ page, quiet }) => {
  await signIn(page, quiet, dana, PATH);
  const backend = backendOf(page, quiet);
  const numbers = Array.from({ length: 12 }, (_, at) => at);
  const ends = async () =>
    (await backend.codes()).flatMap(({ code, expiresAt }) => (code.startsWith('LONG-') ? [expiresAt] : []));
  await enterNew(page);
  await page.getByRole('radio', { name: 'Paste a list or choose a CSV file' }).check({ force: true });
  const list = ['Code,Last day', ...numbers.map(at => `LONG-${at},2027-03-31`)].join('\n');
  await page.getByLabel('Codes, one in each row').fill(list);
  await button(page, 'Check the list').click();
  await confirm(page, 12, 'Create 12 codes');
  await expect(finished(page)).toBeVisible();
  await button(page, 'Close result').click();
  const earlier = await ends();
  expect(new Set(earlier).size).toBe(1);

  for (const at of numbers) await page.getByRole('checkbox', { name: `Select LONG-${at}`, exact: true }).check();
  await changeSelected(page, 'Extend to a later last day', async () => {
    await page.getByLabel('New last day').fill('2028-03-31');
  });
  await confirm(page, 12, 'Extend 12 codes');
  await expect(finished(page)).toBeVisible();
  expect(await ends()).toEqual(numbers.map(() => '2028-03-31T23:00:00.000Z'));
  expect(await backend.changesOf('LONG-0')).toHaveLength(2);
  await button(page, 'Undo…').click();
  await confirm(page, 12, 'Restore the expiry of 12 codes');
  await expect(finished(page)).toBeVisible();
  expect(await ends()).toEqual(earlier);
  await button(page, 'Close result').click();

  for (const at of numbers) await page.getByRole('checkbox', { name: `Select LONG-${at}`, exact: true }).check();
  await changeSelected(page, 'Delete for good');
  await confirm(page, 12, 'Delete 12 codes');
  await expect(finished(page)).toBeVisible();
  expect(await ends()).toEqual([]);
  expect(await quiet.carriedOut('accessCodes.deleteV2')).toBe(12);
  await expect(button(page, 'Undo…')).toHaveCount(0);
  await button(page, 'Close result').click();
  await expect(page.getByRole('row', { name: /^Select LONG-/ })).toHaveCount(0);
});

test('a page killed at ten places of a bulk act of 200 does each row once and misses none', async ({ page, quiet }) => {
  test.setTimeout(180_000);
  page.on('dialog', dialog => void dialog.accept().catch(() => undefined));
  await signIn(page, quiet, dana, PATH);
  const backend = backendOf(page, quiet);
  const deaths = [3, 20, 41, 60, 85, 100, 121, 150, 170, 193];
  let calls = 0;
  let onDeath = (): void => undefined;
  await page.route(CREATIONS, async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue();
    calls += 1;
    if (calls !== deaths[0]) return route.continue();
    deaths.shift();
    // Every second time the backend has done it, and the page never learns of it.
    if (deaths.length % 2 === 0) await route.fetch();
    onDeath();
  });
  const death = () => new Promise<void>(resolve => (onDeath = resolve));
  let dying = death();
  await createMany(page, 'KILL', 200);
  for (let left = deaths.length; left > 0; left = deaths.length) {
    await dying;
    dying = death();
    await page.reload();
    await expect(page.getByText('Interrupted. No row changes until you continue.')).toBeVisible();
    await button(page, 'Continue').click();
    if (deaths.length === 0) break;
  }
  await expect(finished(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('All rows are finished.')).toBeVisible();
  const made = (await backend.codes()).filter(({ code }) => code.startsWith('KILL-'));
  expect([made.length, await quiet.carriedOut('accessCodes.createV2')]).toEqual([200, 200]);
});

test('waits for the network and for the same person, and does nothing for another', async ({
  page,
  context,
  quiet,
}) => {
  page.on('dialog', dialog => void dialog.accept().catch(() => undefined));
  await signIn(page, quiet, dana, PATH);
  const backend = backendOf(page, quiet);
  await createMany(page, 'AWAY', 40);
  await expect(finished(page)).toBeVisible();
  await button(page, 'Close result').click();
  let calls = 0;
  let delay = 0;
  let at = new Map<number, () => Promise<void>>();
  await page.route(DISABLINGS, async route => {
    calls += 1;
    await at.get(calls)?.();
    await new Promise(resolve => setTimeout(resolve, delay));
    await route.continue().catch(() => undefined);
  });
  at = new Map([
    [8, () => context.setOffline(true)],
    [20, () => quiet.faults({ expireSessions: true })],
  ]);
  await disableAll(page, 45);
  await expect(page.getByText('The server doesn’t answer.')).toBeVisible();
  await context.setOffline(false);
  await test.step('the session ends, and the same person is back', async () => {
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    const before = calls;
    await page.waitForTimeout(500);
    expect(calls).toBe(before);
    let onPause = (): void => undefined;
    const paused = new Promise<void>(resolve => (onPause = resolve));
    at = new Map([[before + 8, async () => onPause()]]);
    await enterPassword(page, quiet, dana);
    await enterCode(page, quiet, dana);
    await paused;
  });
  await button(page, 'Pause').click();
  await expect(page.getByText('Paused. No row changes until you continue.')).toBeVisible();
  delay = 1_500;
  await button(page, 'Continue').click();
  await logOut(page, { isUnfinished: true });
  const stopped = calls;
  await test.step('another person sees nothing of it', async () => {
    await signIn(page, quiet, ANOTHER, PATH);
    await page.waitForTimeout(1_000);
    await expect(page.getByText(/bulk action/)).toHaveCount(0);
    await logOut(page);
    expect(calls).toBe(stopped);
  });
  await test.step('a page outside of administration says it in the question', async () => {
    await signIn(page, quiet, dana, '/home');
    await page.locator('.shell-log-out').click();
    await expect(unfinishedWork(page)).toBeVisible();
    await button(page, 'Cancel').click();
  });
  await page.goto(`${quiet.origin}/admin/organisations`);
  await expect(page.getByText(/^A bulk action for .* isn’t finished\./)).toBeVisible();
  await page.getByRole('link', { name: 'Show bulk action' }).click();
  await expect(page.getByText('Interrupted. No row changes until you continue.')).toBeVisible();
  expect(calls).toBe(stopped);
  delay = 0;
  await button(page, 'Continue').click();
  await expect(page.getByText('All rows are finished.')).toBeVisible();
  for (const { code, enabled } of await backend.codes()) {
    expect([code, enabled]).toEqual([code, false]);
    const disablings = (await backend.changesOf(code)).filter(sentence => sentence === 'The code was disabled.');
    expect([code, disablings.length]).toEqual([code, 1]);
  }
});

test('each step can be read, fits a narrow window, and another window says where the work is done', async ({
  page,
  context,
  quiet,
}) => {
  page.on('dialog', dialog => void dialog.accept().catch(() => undefined));
  await signIn(page, quiet, dana, PATH);
  const check = async (what: string): Promise<void> => {
    for (const { colorScheme, width } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expectToFit(page);
      await expectAccessible(page, `${what} at ${width} pixels, ${colorScheme}`);
      await picture(page, `bulk-${what}-${colorScheme}-${width}`);
    }
  };
  await enterNew(page);
  await page.getByRole('radio', { name: 'Paste a list or choose a CSV file' }).check({ force: true });
  await button(page, 'Check the list').click();
  await expect(page.getByText('Enter at least one code.')).toBeVisible();
  const list = Array.from({ length: 14 }, (_, at) => `WIDE-${at}`);
  await page.getByLabel('Codes, one in each row').fill([...list, 'WIDE-3', '=1+1', 'W'.repeat(120)].join('\n'));
  await check('entry');
  await button(page, 'Check the list').click();
  await expect(page.getByText('14 rows will be done')).toBeVisible();
  await check('check');
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(CREATIONS, async route => {
    if (route.request().method() === 'POST') await held;
    await route.continue().catch(() => undefined);
  });
  await confirm(page, 14, 'Create 14 codes');
  await expect(page.getByText('0 of 14 rows finished, 14 to go')).toBeVisible();
  await check('progress');
  const other = await context.newPage();
  await other.goto(`${quiet.origin}${PATH}?show=many`);
  await expect(other.getByText('Running in another window of yours.')).toBeVisible();
  await expect(button(other, 'Continue')).toHaveCount(0);
  release();
  await expect(finished(page)).toBeVisible();
  await expect(finished(other)).toBeVisible();
  await other.close();
  await check('outcome');
  await button(page, 'Not done or unconfirmed 2').click();
  await expect(page.getByText('2 of 2 rows shown')).toBeVisible();
});

test('twenty codes are made with the keyboard alone', async ({ page, quiet }) => {
  await signIn(page, quiet, dana, PATH);
  await press(page, button(page, 'Many new codes…'));
  await expect(page.getByRole('heading', { name: 'Many access codes' })).toBeFocused();
  await reach(page, page.getByLabel('Generate them'));
  await page.keyboard.press('Space');
  await reach(page, page.getByLabel('Number of codes'));
  await page.keyboard.type('20');
  await reach(page, page.getByLabel('No limit'));
  await page.keyboard.press('Space');
  await reach(page, page.getByLabel('Doesn’t expire'));
  await page.keyboard.press('Space');
  await reach(page, page.getByLabel('Reason'));
  await page.keyboard.type('Autumn intake');
  await press(page, button(page, 'Check the list'));
  await expect(page.getByRole('heading', { name: 'Create access codes' })).toBeFocused();
  await reach(page, page.getByLabel('Type 20 to confirm'));
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await expect(finished(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Create access codes' })).toBeFocused();
  await press(page, button(page, 'Close result'));
  await expect(page.getByRole('grid', { name: /Access codes of/ })).toBeVisible();
});
