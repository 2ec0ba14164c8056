import { expectAccessible } from '../support/accessible';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { signIn } from '../support/signIn';
import { untilFresh } from '../support/untilFresh';
import type { Page } from '@playwright/test';

const benedict = 'benedict.okafor@staff.example';
const dana = 'dana.whitfield@staff.example';
/** In a conversation with Benedict, and quiet. */
const PATIENT = 'patient-05';

test.describe.configure({ timeout: 120_000 });

test.afterEach(async ({ sandbox }) => {
  await sandbox.faults({ reset: true });
});

/** Lets the window look at the server's status again, as it does every minute. */
const nextLook = (page: Page) => page.clock.fastForward(60_500);

/** Counts the looks at the status document from now on. */
function looksOf(page: Page): () => number {
  let looks = 0;
  page.on('request', request => {
    if (request.url().includes('/server-status.json?t=')) looks += 1;
  });
  return () => looks;
}

/** What the sign of the connections has said since the page came, each word once. */
async function noteSigns(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { saidOfConnections: said });
    const look = (): void => {
      const now = document.querySelector('[aria-label^="Connections: "]')?.getAttribute('aria-label');
      if (now !== undefined && now !== null && said.at(-1) !== now) said.push(now);
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-label'],
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'saidOfConnections') as readonly string[]);
}

test('the page does not call all connections live before the chat is', async ({ page, sandbox }) => {
  const signs = await noteSigns(page);
  await signIn(page, sandbox, benedict);
  await expect.poll(signs).toEqual(['Connections: connecting', 'Connections: all live']);
  await page.waitForTimeout(1_500);
  expect(await signs()).toEqual(['Connections: connecting', 'Connections: all live']);
  await page.reload();
  await expect.poll(signs).toEqual(['Connections: connecting', 'Connections: all live']);
});

test('announced maintenance is shown in a banner; back online leads home and loses nothing that is pending', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const { name } = await sandbox.patient(PATIENT);
  await signIn(page, sandbox, benedict);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  const offlineTime = new Date(sandbox.now() + 3_600_000).toISOString();
  await sandbox.faults({
    serverStatus: { state: 'goingOffline', offlineTime },
    loseRequests: { probability: 1 },
    pathPrefix: '/v2/chats/PatientTherapistChat',
  });
  await nextLook(page);
  await expect(page.getByText(/The server will go offline at \w{3},? \d/)).toBeVisible();
  await expectAccessible(page, 'banner of announced maintenance');
  await chat.send('waits over the maintenance');
  await chat.expectPending('waits over the maintenance');
  await sandbox.faults({ serverStatus: { state: 'online' } });
  await nextLook(page);
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText(/The server will go offline/)).toHaveCount(0);
  await sandbox.faults({ reset: true });
  await expect.poll(() => sandbox.storedTimes('waits over the maintenance'), { timeout: 40_000 }).toBe(1);
});

test('a server that is reported offline signs everybody out; what was not sent comes back with the same person', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const { name } = await sandbox.patient(PATIENT);
  await signIn(page, sandbox, benedict);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  await sandbox.faults({ loseRequests: { probability: 1 }, pathPrefix: '/v2/chats/PatientTherapistChat' });
  await chat.send('kept over the forced sign-out');
  await chat.expectPending('kept over the forced sign-out');
  await sandbox.faults({ serverStatus: { state: 'offline' } });
  await untilFresh(page, () => nextLook(page));
  await expect(page.getByText('The server is currently offline for maintenance').first()).toBeVisible();
  await expectAccessible(page, 'signed out for maintenance');
  await sandbox.faults({ reset: true });
  await page.reload();
  await signIn(page, sandbox, benedict);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  await chat.expectHeld('kept over the forced sign-out');
  expect(await sandbox.storedTimes('kept over the forced sign-out')).toBe(0);
  await chat.message('kept over the forced sign-out').getByRole('button', { name: 'Send', exact: true }).click();
  await chat.expectSent('kept over the forced sign-out', 40_000);
  expect(await sandbox.storedTimes('kept over the forced sign-out')).toBe(1);
});

test('a status that cannot be read, is broken or is missing keeps the session', async ({ page, sandbox }) => {
  await page.clock.install();
  await signIn(page, sandbox, dana);
  for (const answer of ['not json', '{"online":"no"}', '{}', 'null']) {
    await page.route('**/server-status.json*', route => route.fulfill({ body: answer }));
    await nextLook(page);
    await page.unroute('**/server-status.json*');
  }
  await page.route('**/server-status.json*', route => route.fulfill({ status: 503, body: 'offline' }));
  await nextLook(page);
  await page.unroute('**/server-status.json*');
  await page.route('**/server-status.json*', route => route.abort());
  for (let retry = 0; retry < 6; retry += 1) await nextLook(page);
  await expect(page.getByRole('heading', { name: 'Home page' })).toBeVisible();
  await expect(page.getByText(/offline for maintenance/)).toHaveCount(0);
});

test('one window looks and the other follows; when it is closed the other looks', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  await signIn(page, sandbox, dana);
  const second = await context.newPage();
  await second.clock.install();
  const looksOfSecond = looksOf(second);
  await second.goto(`${sandbox.origin}/home`);
  await expect(second.getByRole('heading', { name: 'Home page' })).toBeVisible();
  await sandbox.faults({ serverStatus: { state: 'goingOffline' } });
  await second.clock.fastForward(120_000);
  expect(looksOfSecond()).toBe(0);
  await nextLook(page);
  // Home repeats it among its facts.
  for (const window of [page, second])
    await expect(window.locator('.status-banner', { hasText: 'The server will go offline soon' })).toBeVisible();
  await page.close();
  await expect.poll(looksOfSecond, { timeout: 5_000 }).toBe(1);
});
