import type { Page } from '@playwright/test';
import { benedict, openChat } from '../support/benedictsChat';
import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';
import { untilFresh } from '../support/untilFresh';

test.afterEach(({ sandbox }) => sandbox.faults({ reset: true }));

/** Lets the window check the server's status again, as it does every minute. */
const nextLook = (page: Page) => page.clock.fastForward(60_500);

/** Counts the answered requests for the status from now on: the next one is planned only after an answer. */
function looksOf(page: Page): () => number {
  let looks = 0;
  page.on('requestfinished', request => (looks += Number(request.url().includes('/server-status.json?t='))));
  return () => looks;
}

test('one window checks the server’s status for both, and the other takes over when it is closed', async ({
  page,
  context,
  sandbox,
}) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, benedict, '/therapist/assigned-patients');
  const second = await context.newPage();
  await second.clock.install();
  const looksOfSecond = looksOf(second);
  await openSignedIn(second, sandbox, benedict, '/therapist/assigned-patients');
  const banner = (window: Page) => window.locator('.status-banner', { hasText: 'The server will go offline soon' });
  await sandbox.faults({ serverStatus: { state: 'goingOffline' } });
  await nextLook(second);
  await nextLook(page);
  for (const window of [page, second]) await expect(banner(window)).toBeVisible();
  expect(looksOfSecond()).toBe(0);
  await page.close();
  await expect.poll(looksOfSecond).toBeGreaterThan(0);
  await sandbox.faults({ serverStatus: { state: 'online' } });
  await nextLook(second);
  await expect(second).toHaveURL(/\/home$/);
  await expect(banner(second)).toHaveCount(0);
});

test('a server that goes offline signs everyone out, and an unsent message is held for its author', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const { chat } = await openChat(page, sandbox);
  await sandbox.faults({ loseRequests: { probability: 1 }, pathPrefix: '/v2/chats/PatientTherapistChat' });
  await chat.send('kept over the forced sign-out');
  await chat.expectPending('kept over the forced sign-out');
  await sandbox.faults({ serverStatus: { state: 'offline' } });
  await untilFresh(page, () => nextLook(page));
  await expect(page.getByText('The server is currently offline for maintenance').first()).toBeVisible();
  await sandbox.faults({ reset: true });
  await openChat(page, sandbox);
  await chat.expectHeld('kept over the forced sign-out');
  await page.reload();
  await chat.expectHeld('kept over the forced sign-out');
  expect(await sandbox.storedTimes('kept over the forced sign-out')).toBe(0);
  await chat.message('kept over the forced sign-out').getByRole('button', { name: 'Send', exact: true }).click();
  await chat.expectSent('kept over the forced sign-out');
  expect(await sandbox.storedTimes('kept over the forced sign-out')).toBe(1);
});

test('a newer served version is announced once typing has paused for a while', async ({ page, sandbox }) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, benedict, '/therapist/assigned-patients');
  const { version, core } = JSON.parse(
    await (await page.request.get(`${sandbox.origin}/assets/version.json`)).text(),
  ) as Readonly<Record<'version' | 'core', string>>;
  expect([version, core]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/), expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  await page.route('**/assets/version.json', route => route.fulfill({ json: { version, core: `${core}1` } }));
  await page.clock.fastForward(6 * 60_000);
  await expect(page.getByText('Update ready')).toBeVisible();
});
