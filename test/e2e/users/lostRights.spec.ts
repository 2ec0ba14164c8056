import type { Page } from '@playwright/test';
import { benedict, PATIENT } from '../support/benedictsChat';
import { ChatScreen } from '../support/ChatScreen';
import { colleague, groupsOf } from '../support/colleague';
import { expect, test } from '../support/dashboard';
import { patientWriter } from '../support/patientWriter';
import { openSignedIn } from '../support/staffSession';
import { tappedBrowser } from '../support/wire';

const emrys = 'emrys.vaughan@staff.example';
const settings = '/admin/organisations/org-2/details';
const noAccess = 'Sorry you do not have permission to view this page';

const reason = 'Moves to another team.';

/** True if a text is in the page's memory, at any depth. */
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

test('a user who loses access loses page, menu and tab, keeps typed text, and holds none of the data', async ({
  page,
  sandbox,
}) => {
  const change = await colleague(sandbox);
  const secret = 'Contact of the north 4711';
  await change('PATCH', '/organisation/org-2/details', { contactName: secret }, '/organisation/org-2/details/unmerged');
  await page.clock.install();
  await openSignedIn(page, sandbox, emrys, settings);
  await expect(page.getByRole('textbox', { name: /Contact name/ })).toHaveValue(secret);
  await page.getByRole('textbox', { name: 'Plan', exact: true }).fill('Words that took an hour');
  expect(await isInMemory(page, secret), 'the search finds what is there').toBe(true);
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'All Organisations' });
  await expect(link).toBeVisible();
  await change('PUT', groupsOf('staff-emrys'), { groups: ['mi-reporter'], reason });
  await page.clock.fastForward(60_000);
  await expect(page.getByText(noAccess)).toBeVisible();
  await expect(page.getByText('Words that took an hour')).toBeVisible();
  await expect(page.getByText(/^You may no longer edit organisations/)).toBeVisible();
  await expect(link).toHaveCount(0);
  await expect(page.getByRole('tablist').getByText(/Organisation/)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('organisations');
  await expect(page.getByRole('option', { name: /Organisations/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => isInMemory(page, secret)).toBe(false);
  await change('PUT', groupsOf('staff-emrys'), { groups: ['admin'], reason });
  await page.clock.fastForward(60_000);
  await expect(link).toBeVisible();
  await page.goto(sandbox.origin + settings);
  await expect(page.getByRole('textbox', { name: 'Plan', exact: true })).toHaveValue('Words that took an hour');
});

test('a therapist whose last day ends during a chat gets nothing more of it', async ({ quiet }) => {
  const change = await colleague(quiet);
  const lastDays = [{ right: 'group:therapist', lastDay: dayInLondon(quiet.now()) }];
  await change('PUT', groupsOf('staff-benedict'), { groups: ['therapist'], lastDays, reason });
  await quiet.pass(Math.max(0, untilMidnight(quiet.now()) - 5 * 60_000));
  const write = await patientWriter(quiet, benedict, PATIENT);
  const { page, ...wire } = await tappedBrowser(quiet);
  await page.clock.install();
  await openSignedIn(page, quiet, benedict);
  const chat = new ChatScreen(page);
  await chat.open(quiet.origin);
  await chat.choose((await quiet.patient(PATIENT)).name);
  await write('Before midnight 1881');
  await chat.expectOnce('Before midnight 1881');
  expect(wire.received(), 'what reaches the browser is found').toContain('Before midnight 1881');
  await quiet.pass(6 * 60_000);
  wire.forget();
  await write('After midnight 1882');
  await page.clock.fastForward(60_000);
  await expect(page.getByText(noAccess)).toBeVisible();
  await write('Later that night 1883');
  expect(await quiet.storedTimes('Later that night 1883')).toBe(1);
  // Later messages on the same connection have arrived.
  await page.evaluate(() => fetch('/environment.json').then(answer => answer.text()));
  expect(/188[23]/.exec(wire.received())).toBeNull();
  await expect(page.getByText(/188[123]/)).toHaveCount(0);
  await wire.close();
});

const LONDON = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** The calendar day of the region, `yyyy-mm-dd`. */
const dayInLondon = (at: number): string => LONDON.format(at);

/** Milliseconds until the next day begins in London, even when clocks change. */
function untilMidnight(at: number): number {
  let minute = at - (at % 60_000);
  while (dayInLondon(minute) === dayInLondon(at)) minute += 60_000;
  return minute - at;
}
