import type { Page } from '@playwright/test';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { signIn } from '../support/signIn';
import { openSignedIn } from '../support/staffSession';
import { untilFresh } from '../support/untilFresh';

const amelia = 'amelia.hart@staff.example';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const keptOnDevice = ['menu_folded', 'menu_open', 'prefers-color-scheme', 'soundNotificationsEnabled'];

async function logOut(page: Page): Promise<void> {
  await button(page, 'Log Out').click();
  await expect(page.getByText('Are you sure that you want to log out?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out', exact: true }).click();
}

/**
 * The browser's storage, once the page that cleans up is loaded. The page reloads at the end of the sign-out; then the
 * storage is read again.
 */
async function traces(page: Page) {
  try {
    return await readTraces(page);
  } catch {
    await page.waitForLoadState();
    return readTraces(page);
  }
}

function readTraces(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
}

const titles = [
  'Revoking Access Token',
  'Sending Pending Messages',
  'Deleting Chat Cache',
  'Logging Out',
  'Successfully Logged Out',
];

interface Seen {
  readonly title: string;
  /** The time for which it was shown, in milliseconds. */
  readonly ms: number;
  /** True if a patient's name was in the document at any time during it. */
  readonly namesPatient: boolean;
}

/** Records every title that the page shows from now on, until it is left. */
async function recordTitles(page: Page, patient: string): Promise<() => readonly Seen[]> {
  const seen: { title: string; at: number; namesPatient: boolean }[] = [];
  let leftAt = Infinity;
  // The last event counts: a replaced address is reported too.
  page.on('framenavigated', () => (leftAt = Date.now()));
  await page.exposeFunction('seeTitle', (title: string, at: number, namesPatient: boolean) =>
    seen.push({ title, at, namesPatient }),
  );
  await page.evaluate(
    ([known, name]) => {
      const see = (window as unknown as { seeTitle(title: string, at: number, namesPatient: boolean): void }).seeTitle;
      let last = '';
      const look = (): void => {
        const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ textContent }) => textContent);
        const title = headings.find(text => known.includes(text)) ?? '';
        const names = title === known[4] && document.documentElement.outerHTML.includes(name);
        if (title === last && !names) return;
        last = title;
        see(title, Date.now(), names);
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    },
    [titles, patient] as const,
  );
  return () =>
    seen.map(({ title, at, namesPatient }, place) => ({
      title,
      ms: (seen[place + 1]?.at ?? leftAt) - at,
      namesPatient,
    }));
}

test('logging out leaves only device preferences behind, and Back shows no patient', async ({ page, sandbox }) => {
  await signIn(page, sandbox, amelia);
  await page.getByRole('button', { name: /^Account of / }).click();
  await button(page, 'Dark').click();
  await page.keyboard.press('Escape');
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  const { name } = await sandbox.patient('patient-01');
  await chat.choose(name);
  const seen = await recordTitles(page, name);
  await untilFresh(page, () => logOut(page));
  const shown = seen().filter(({ title }) => title !== '');
  expect(shown.map(({ title }) => title)).toEqual(titles);
  // A busy page shows a title late and removes it on time.
  expect(Math.min(...shown.map(({ ms }) => ms))).toBeGreaterThan(100);
  expect(shown.filter(({ namesPatient }) => namesPatient)).toEqual([]);
  await expect(page).toHaveURL(`${sandbox.origin}/home`);
  await expect.poll(async () => (await traces(page)).databases).toEqual([]);
  const left = await traces(page);
  expect(left.local.filter(key => !keptOnDevice.includes(key))).toEqual([]);
  expect(left.local).toContain('prefers-color-scheme');
  expect([left.session, left.caches]).toEqual([[], []]);
  await page.goBack();
  await expect(button(page, 'Login')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('unsent texts are listed by patient at log-out, kept, and asked about after the next login', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  const { name } = await sandbox.patient('patient-01');
  await chat.choose(name);
  await sandbox.faults({ loseRequests: { probability: 1 }, pathPrefix: '/v2/chats' });
  await chat.send('kept over a sign-out');
  await chat.expectPending('kept over a sign-out');
  await logOut(page);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Sending Pending Messages' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Unsent messages')).toBeVisible();
  await expect(page.getByText(`${name}: 1 not sent`)).toBeVisible();
  await untilFresh(page, () => button(page, 'Keep for my next sign-in').click());
  expect(await sandbox.storedTimes('kept over a sign-out')).toBe(0);
  expect((await traces(page)).databases).toContain('staff-dashboard-chat');
  await sandbox.faults({ reset: true });
  await signIn(page, sandbox, amelia);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  await chat.expectHeld('kept over a sign-out');
  expect(await sandbox.storedTimes('kept over a sign-out')).toBe(0);
  await chat.message('kept over a sign-out').getByRole('button', { name: 'Send', exact: true }).click();
  await chat.expectSent('kept over a sign-out', 30_000);
  expect(await sandbox.storedTimes('kept over a sign-out')).toBe(1);
});

test('logging out signs out every window within a second', async ({ page, context, sandbox }) => {
  await openSignedIn(page, sandbox, amelia);
  const second = await context.newPage();
  await openSignedIn(second, sandbox, amelia, '/account/settings');
  await expect(second.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await logOut(page);
  await expect(button(page, 'Login')).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Settings' })).toHaveCount(0, { timeout: 1_000 });
  await expect(button(second, 'Login')).toBeVisible();
});
