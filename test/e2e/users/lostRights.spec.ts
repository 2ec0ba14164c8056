import type { Page } from '@playwright/test';
import { ApiClient } from '../../../sandbox/practice/ApiClient';
import { HttpPatientApi } from '../../../sandbox/practice/HttpPatientApi';
import { machineTimers } from '../../../sandbox/practice/Timers';
import { benedict, PATIENT } from '../support/benedictsChat';
import { ChatScreen } from '../support/ChatScreen';
import { dana } from '../support/codeScreen';
import { expect, test } from '../support/dashboard';
import { callsAs } from '../support/OtherPeople';
import type { SandboxProcess } from '../support/SandboxProcess';
import { signIn } from '../support/signIn';
import { tappedBrowser } from '../support/wire';

/** The dashboard knows of a change within a minute; the machine may be slow. */
const WITHIN = 70_000;
const reason = 'Moves to another team.';
const emrys = 'emrys.vaughan@staff.example';
const settings = '/admin/organisations/org-2/details';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

type Calls = Awaited<ReturnType<typeof callsAs>>;

async function setGroups(calls: Calls, userId: string, change: object): Promise<void> {
  const path = `/iams/manage/users/${userId}/groups`;
  const { etag } = await calls('GET', path);
  const answer = await calls('PUT', path, { reason, ...change }, etag ?? '');
  expect(answer, answer.text).toMatchObject({ status: 200 });
}

/** Whether a text is in what the page holds, however deep. */
async function isInMemory(page: Page, text: string): Promise<boolean> {
  const client = await page.context().newCDPSession(page);
  const parts: string[] = [];
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await client.detach();
  return parts.join('').includes(text);
}

/** Chooses a logo on the page of details; its upload is on the way until the returned function is called. */
async function beginUpload(page: Page): Promise<() => Promise<void>> {
  let goOn = (): void => undefined;
  const held = new Promise<void>(resolve => (goOn = resolve));
  await page.route('**/organisation-pictures/', async route => {
    await held;
    await route.continue();
  });
  const logo = page.getByRole('region', { name: 'Details' }).getByRole('group', { name: 'Logo' });
  await logo.getByRole('radio', { name: 'Own value' }).check({ force: true });
  const sent = page.waitForRequest('**/organisation-pictures/');
  // Playwright's own `setInputFiles` holds on to the input, and so to the page that the search for data looks for.
  await logo.getByLabel('Choose a picture…').evaluate(
    (input: HTMLInputElement, bytes) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' }));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [...PNG],
  );
  await sent;
  return async () => {
    const answer = page.waitForResponse('**/organisation-pictures/');
    goOn();
    await answer;
  };
}

test('somebody who loses a right during an upload sees the page, the menu and the tab go, keeps what was typed, and holds none of its data', async ({
  page,
  browser,
  sandbox,
}) => {
  // The whole memory of the page is searched, several times.
  test.setTimeout(300_000);
  const manager = await (await browser.newContext()).newPage();
  await signIn(manager, sandbox, dana);
  const asDana = await callsAs(manager, sandbox);
  const secret = 'Contact of the north 4711';
  const { etag } = await asDana('GET', '/organisation/org-2/details/unmerged');
  const details = { contactName: secret };
  expect((await asDana('PATCH', '/organisation/org-2/details', details, etag ?? '')).status).toBe(200);
  await signIn(page, sandbox, emrys);
  const asEmrys = await callsAs(page, sandbox);
  await page.goto(sandbox.origin + settings);
  await expect(page.getByRole('textbox', { name: /Contact name/ })).toHaveValue(secret);
  await page.getByRole('textbox', { name: 'Plan', exact: true }).fill('Words that took an hour');
  expect(await isInMemory(page, secret), 'the search finds what is there').toBe(true);
  const endUpload = await beginUpload(page);
  const saved = await asDana('GET', '/organisation/org-2/details/unmerged');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'All Organisations', exact: true })).toBeVisible();
  await setGroups(asDana, 'staff-emrys', { groups: ['mi-reporter'] });
  expect((await asEmrys('GET', '/organisation/list')).status, 'the next call is refused').toBe(403);
  await expect(page.getByText('Sorry you do not have permission to view this page')).toBeVisible({ timeout: WITHIN });
  await endUpload();
  await expect(page.getByText('Sorry you do not have permission to view this page')).toBeVisible();
  await expect(page.getByText('Words that took an hour')).toBeVisible();
  await expect(page.getByText('You may now see reports.')).toBeVisible();
  await expect(page.getByText(/^You may no longer edit organisations/)).toBeVisible();
  await expect(menu.getByRole('link', { name: 'All Organisations', exact: true })).toHaveCount(0);
  await expect(page.getByRole('tablist').getByText(/Organisation/)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('organisations');
  await expect(page.getByRole('option', { name: /Organisations/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect.poll(() => isInMemory(page, secret), { timeout: 30_000 }).toBe(false);
  const after = await asDana('GET', '/organisation/org-2/details/unmerged');
  expect(after, 'the upload that went on saved nothing').toEqual(saved);
  await setGroups(asDana, 'staff-emrys', { groups: ['admin'] });
  await expect(menu.getByRole('link', { name: 'All Organisations', exact: true })).toBeVisible({ timeout: WITHIN });
  await page.goto(sandbox.origin + settings);
  await expect(page.getByRole('textbox', { name: 'Plan', exact: true })).toHaveValue('Words that took an hour');
  await manager.close();
});

test('a bulk action halts where its person loses the right, and goes on once it is back', async ({
  quiet,
  browser,
}) => {
  test.setTimeout(240_000);
  const manager = await (await browser.newContext()).newPage();
  await signIn(manager, quiet, dana);
  const asDana = await callsAs(manager, quiet);
  const created = async (): Promise<number> => {
    const { text } = await asDana('POST', '/access-code/action/search?term=HALT');
    return (JSON.parse(text) as readonly unknown[]).length;
  };
  const page = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' })).newPage();
  await signIn(page, quiet, emrys, '/admin/organisations/org-42/access');
  await page.getByRole('button', { name: 'Many new codes…', exact: true }).click();
  for (const choice of ['No limit', 'Doesn’t expire', 'Generate them'])
    await page.getByRole('radio', { name: choice }).check({ force: true });
  await page.getByLabel('Reason').fill('Autumn intake');
  await page.getByLabel('Beginning of each code').fill('HALT');
  await page.getByLabel('Number of codes').fill('40');
  await page.getByRole('button', { name: 'Check the list', exact: true }).click();
  await page.getByLabel('Type 40 to confirm').fill('40');
  await page.route('**/api/v2/access-codes', async route => {
    await page.waitForTimeout(700);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Create 40 codes', exact: true }).click();
  await expect.poll(created).toBeGreaterThan(3);
  await setGroups(asDana, 'staff-emrys', { groups: ['mi-reporter'] });
  const atLoss = await created();
  expect(atLoss).toBeLessThan(40);
  await expect(page.getByText('Sorry you do not have permission to view this page')).toBeVisible({ timeout: WITHIN });
  await page.waitForTimeout(3_000);
  expect(await created(), 'no row is done without the right').toBe(atLoss);
  await setGroups(asDana, 'staff-emrys', { groups: ['admin'] });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${quiet.origin}/admin/organisations/org-42/access`);
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });
  const link = page.getByRole('link', { name: /bulk action/i });
  await expect(goOn.or(link).first()).toBeVisible();
  if (await link.isVisible()) await link.click();
  await goOn.click();
  await expect(page.getByText(/^(All rows are finished|Finished, but some rows)/)).toBeVisible({ timeout: 60_000 });
  expect(await created()).toBe(40);
  await page.context().close();
  await manager.close();
});

test('a therapist whose last day ends in the middle of a chat gets nothing more of it', async ({ quiet, browser }) => {
  test.setTimeout(240_000);
  const manager = await (await browser.newContext()).newPage();
  await signIn(manager, quiet, dana);
  const asDana = await callsAs(manager, quiet);
  const today = dayInLondon(quiet.now());
  const lastDays = [{ right: 'group:therapist', lastDay: today }];
  await setGroups(asDana, 'staff-benedict', { groups: ['therapist'], lastDays });
  await quiet.pass(untilMidnight(quiet.now()) - 5 * 60_000);
  const tapped = await tappedBrowser(quiet);
  const { name } = await quiet.patient(PATIENT);
  await signIn(tapped.page, quiet, benedict);
  const calls = await callsAs(tapped.page, quiet);
  const write = await patientWriting(calls, quiet);
  const chat = new ChatScreen(tapped.page);
  await chat.open(quiet.origin);
  await chat.choose(name);
  await write('Before midnight 1881');
  await chat.expectOnce('Before midnight 1881');
  expect(tapped.received().includes('Before midnight 1881'), 'what reaches the browser is found').toBe(true);
  await quiet.pass(6 * 60_000);
  tapped.forget();
  await write('After midnight 1882');
  expect((await calls('GET', '/therapist/v2/chats')).status, 'the next call is refused').toBe(403);
  await expect(tapped.page.getByText('Sorry you do not have permission to view this page')).toBeVisible({
    timeout: WITHIN,
  });
  await write('Later that night 1883');
  await tapped.page.waitForTimeout(5_000);
  expect(await quiet.storedTimes('Later that night 1883')).toBe(1);
  expect(/188[23]/.exec(tapped.received())).toBeNull();
  await expect(tapped.page.getByText(/188[123]/)).toHaveCount(0);
  await tapped.close();
  await manager.close();
});

/** Writes in the chat of the quiet patient, on the patient’s own device. */
async function patientWriting(calls: Calls, sandbox: SandboxProcess): Promise<(text: string) => Promise<string>> {
  const app = new HttpPatientApi(
    new ApiClient(sandbox.origin, await sandbox.patient(PATIENT)),
    { now: () => sandbox.now() },
    machineTimers,
  );
  const chats = JSON.parse((await calls('GET', '/therapist/v2/chats')).text) as readonly {
    readonly chatRoomId: string;
    readonly patient: { readonly userId: string };
  }[];
  const channel = chats.find(({ patient }) => patient.userId === PATIENT)?.chatRoomId ?? '';
  return text => app.send(channel, text);
}

/** The calendar day of the region, `yyyy-mm-dd`. */
const dayInLondon = (at: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(at);

/** Milliseconds until the next day begins in London. */
function untilMidnight(at: number): number {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'medium' }).format(at);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return 86_400_000 - ((hours * 60 + minutes) * 60 + seconds) * 1_000 - (at % 1_000);
}
