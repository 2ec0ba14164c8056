import { ApiClient } from '../../../sandbox/practice/ApiClient';
import { HttpPatientApi } from '../../../sandbox/practice/HttpPatientApi';
import { machineTimers } from '../../../sandbox/practice/Timers';
import { expect, test } from '../support/dashboard';
import { ChatScreen } from '../support/ChatScreen';
import type { Page } from '@playwright/test';
import { benedict, openChat, OTHER, PATIENT } from '../support/benedictsChat';
import { callsAs } from '../support/OtherPeople';
import { endSessionUnder } from '../support/endSessionUnder';
import { picture } from '../support/picture';
import type { SandboxProcess } from '../support/SandboxProcess';
import { enterCode, enterPassword, signIn } from '../support/signIn';

test.afterEach(async ({ sandbox }) => {
  await sandbox.faults({ reset: true });
});

test('a message whose answer is lost is stored once and shown once', async ({ page, sandbox }) => {
  const { chat } = await openChat(page, sandbox);
  await sandbox.faults({ loseAnswers: { next: 2 }, pathPrefix: '/v2/chats' });
  await chat.send('the answer to this is lost');
  await chat.expectSent('the answer to this is lost', 20_000);
  expect(await sandbox.storedTimes('the answer to this is lost')).toBe(1);
});

test('a reload in the middle of sending loses nothing and doubles nothing', async ({ page, sandbox }) => {
  const { chat } = await openChat(page, sandbox);
  await sandbox.faults({ loseRequests: { probability: 1 }, pathPrefix: '/v2/chats' });
  await chat.send('pressed just before the reload');
  await chat.expectPending('pressed just before the reload');
  await page.reload();
  await chat.expectPending('pressed just before the reload');
  await sandbox.faults({ reset: true });
  await chat.expectSent('pressed just before the reload', 40_000);
  expect(await sandbox.storedTimes('pressed just before the reload')).toBe(1);
});

test('a restart of the sandbox keeps the order and loses nothing', async ({ page, killable: sandbox }) => {
  const { chat } = await openChat(page, sandbox);
  await chat.send('before the restart');
  await chat.expectSent('before the restart');
  await sandbox.stop('SIGKILL');
  await chat.send('during the restart, one');
  await chat.send('during the restart, two');
  await chat.expectPending('during the restart, one');
  await chat.expectPending('during the restart, two');
  await expect(page.getByText(/may be delayed/i).first()).toBeVisible();
  await sandbox.resume();
  await chat.expectSent('during the restart, one', 45_000);
  await chat.expectSent('during the restart, two', 45_000);
  expect(await sandbox.storedInOrder(['during the restart, one', 'during the restart, two'])).toEqual([
    'during the restart, one',
    'during the restart, two',
  ]);
  await expect(page.getByText(/may be delayed/i)).toHaveCount(0, { timeout: 30_000 });
});

test('a minute without a network loses nothing: the error offers Reload, and message, draft and the edit under way are still there after it', async ({
  page,
  context,
  sandbox,
}) => {
  test.setTimeout(180_000);
  const { chat } = await openChat(page, sandbox);
  await chat.send('sent before the tunnel');
  await chat.expectSent('sent before the tunnel');
  await chat.composer.press('ArrowUp');
  const editor = page.getByRole('textbox', { name: 'Edit your message' });
  await editor.fill('sent before the tunnel, and half a change');
  await context.setOffline(true);
  await sandbox.faults({ dropSockets: true });
  await chat.send('written without a network');
  await chat.expectPending('written without a network');
  await chat.composer.fill('a thought without a network');
  await page.waitForTimeout(60_000);
  await chat.expectPending('written without a network');
  // Only what is sent to this patient is lost from now on: the rest of the page loads.
  const room = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await sandbox.faults({
    loseRequests: { probability: 1 },
    pathPrefix: `/v2/chats/PatientTherapistChat.${room}/messages`,
  });
  await context.setOffline(false);
  await expect(
    page.getByText('Error: One or more messages could not be sent. Please reload the page and try again.'),
  ).toBeVisible({ timeout: 30_000 });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await reloaded;
  await chat.expectPending('written without a network');
  await expect(chat.composer).toHaveValue('a thought without a network');
  await expect(editor).toHaveValue('sent before the tunnel, and half a change');
  await sandbox.faults({ reset: true });
  await editor.press('Escape');
  await chat.composer.fill('');
  await chat.expectSent('written without a network', 45_000);
  expect(await sandbox.storedTimes('written without a network')).toBe(1);
});

test('missed messages are marked by a gap until they are loaded', async ({ page, context, sandbox }) => {
  await signIn(page, sandbox, benedict);
  const calls = await callsAs(page, sandbox);
  const chats = JSON.parse((await calls('GET', '/therapist/v2/chats')).text) as readonly {
    readonly chatRoomId: string;
    readonly patient: { readonly userId: string };
  }[];
  const write = async (uid: string) => {
    const app = new HttpPatientApi(
      new ApiClient(sandbox.origin, await sandbox.patient(uid)),
      { now: () => sandbox.now() },
      machineTimers,
    );
    const channel = chats.find(({ patient }) => patient.userId === uid)?.chatRoomId ?? '';
    return (text: string) => app.send(channel, text);
  };
  const [patientWrites, otherWrites] = [await write(PATIENT), await write(OTHER)];
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose((await sandbox.patient(PATIENT)).name);
  await page.evaluate(() => {
    new MutationObserver(() => {
      const sign = document.querySelector('.chat-gap');
      if (sign !== null) document.body.dataset['sawGap'] = sign.textContent ?? '';
    }).observe(document, { childList: true, subtree: true });
  });
  await context.setOffline(true);
  await sandbox.faults({ dropSockets: true });
  await patientWrites('missed on the way');
  for (let turn = 0; turn < 60; turn += 1) await otherWrites(`in another chat, ${turn}`);
  await patientWrites('the newest of all');
  await context.setOffline(false);
  await chat.expectOnce('the newest of all', 40_000);
  await chat.expectOnce('missed on the way', 20_000);
  await expect(page.locator('.chat-gap')).toHaveCount(0);
  expect(await page.locator('body').getAttribute('data-saw-gap')).toMatch(/missing/);
  const texts = await chat.messages().evaluateAll(rows => rows.map(row => row.textContent));
  expect(texts.flatMap(text => /missed on the way|the newest of all/.exec(text) ?? [])).toEqual([
    'missed on the way',
    'the newest of all',
  ]);
});

async function signInAgain(page: Page, sandbox: SandboxProcess): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await enterPassword(page, sandbox, benedict);
  await enterCode(page, sandbox, benedict);
  await expect(dialog).toHaveCount(0);
}

test('a session that ends in the middle of sending asks once, and the message goes out after signing in again', async ({
  page,
  context,
  sandbox,
}) => {
  const { chat } = await openChat(page, sandbox);
  await endSessionUnder(context, sandbox, '**/messages');
  await chat.send('the session ended under this');
  await signInAgain(page, sandbox);
  await chat.expectSent('the session ended under this', 30_000);
  expect(await sandbox.storedTimes('the session ended under this')).toBe(1);
});

test('a session that ends while it is being asked who takes part closes nothing: what was typed is sent after signing in again', async ({
  page,
  context,
  sandbox,
}) => {
  const { name } = await sandbox.patient(PATIENT);
  await signIn(page, sandbox, benedict);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  let typed = (): void => undefined;
  await endSessionUnder(context, sandbox, '**/participants', new Promise(resolve => (typed = resolve)));
  await chat.choose(name);
  await chat.composer.fill('typed while the session ended');
  typed();
  await signInAgain(page, sandbox);
  await expect(chat.composer).toHaveValue('typed while the session ended');
  await expect(page.getByText('Error: Failed to load chat participants.')).toHaveCount(0);
  await chat.composer.press('Enter');
  await chat.expectSent('typed while the session ended', 30_000);
});

test('two windows of one person agree, and the second sends when the first has gone', async ({
  page,
  context,
  sandbox,
}) => {
  const { chat, name } = await openChat(page, sandbox);
  const second = new ChatScreen(await context.newPage());
  await second.open(sandbox.origin);
  await second.choose(name);
  await chat.send('from the first window');
  await second.expectSent('from the first window');
  await second.send('from the second window');
  await second.expectSent('from the second window');
  await chat.expectSent('from the second window');
  await page.close();
  await second.send('after the first has gone');
  await second.expectSent('after the first has gone', 20_000);
  expect(await sandbox.storedTimes('after the first has gone')).toBe(1);
});

test('what two windows hold for one patient is kept: the text of the other is offered, and either can be given up', async ({
  page,
  context,
  sandbox,
}) => {
  const { chat, name } = await openChat(page, sandbox);
  const second = new ChatScreen(await context.newPage());
  await second.open(sandbox.origin);
  await second.choose(name);
  // From here on it has read what was kept, which was nothing.
  await expect(second.page.getByRole('button', { name: 'Connections: all live' })).toBeVisible();
  await chat.composer.fill('typed in the first window');
  await chat.untilKept();
  await page.reload();
  await expect(chat.composer).toHaveValue('typed in the first window');
  await second.composer.fill('typed in the second window');
  const offered = second.page.getByRole('status').filter({ hasText: 'Text from another window:' });
  await expect(offered).toContainText('typed in the first window');
  await second.untilKept();
  await second.page.reload();
  await expect(second.composer).toHaveValue('typed in the second window');
  await offered.getByRole('button', { name: 'Discard' }).click();
  await picture(second.page, 'chat-discard-question');
  await second.page.getByRole('button', { name: 'Keep draft' }).click();
  await expect(second.composer).toBeFocused();
  await second.composer.press('End');
  await offered.getByRole('button', { name: 'Insert text' }).click();
  await expect(second.composer).toHaveValue('typed in the second window typed in the first window');
  await expect(offered).toHaveCount(0);
});

test('repeated and reordered events change nothing on the screen', async ({ page, sandbox }) => {
  const { chat } = await openChat(page, sandbox);
  await sandbox.faults({ duplicateEvents: true, reorderEvents: true });
  for (const text of ['shuffled one', 'shuffled two', 'shuffled three']) await chat.send(text);
  for (const text of ['shuffled one', 'shuffled two', 'shuffled three']) await chat.expectSent(text, 20_000);
  await page.waitForTimeout(3_000);
  for (const text of ['shuffled one', 'shuffled two', 'shuffled three']) await chat.expectOnce(text);
});

test('an answer outside the contract is reported and breaks nothing', async ({ page, sandbox }) => {
  const { chat } = await openChat(page, sandbox);
  await page.context().route('**/participants', route => route.fulfill({ json: { userId: 7 } }));
  await page.reload();
  await expect(page.getByText('Error: Failed to load chat participants.').first()).toBeVisible();
  await expect(chat.messages().first()).toBeVisible();
  await expect.poll(() => sandbox.errorReports()).toContain('answered outside the contract');
  await page.context().unroute('**/participants');
});

test('correcting a message that waits replaces it: the patient never gets the old wording', async ({
  page,
  sandbox,
}) => {
  const { chat } = await openChat(page, sandbox);
  await sandbox.faults({ loseRequests: { probability: 1 }, pathPrefix: '/v2/chats' });
  await chat.send('take too a day');
  await chat.expectPending('take too a day');
  await chat.composer.press('ArrowUp');
  const box = page.getByRole('textbox', { name: 'Edit your message' });
  await box.fill('take two a day');
  await page.keyboard.press('Enter');
  await chat.expectPending('take two a day');
  await page.reload();
  await chat.expectPending('take two a day');
  await sandbox.faults({ reset: true });
  await chat.expectSent('take two a day', 40_000);
  expect(await sandbox.storedInOrder(['take too a day', 'take two a day'])).toEqual(['take two a day']);
});

test('a clock an hour off, here and at the patient, is said, and neither order nor unread messages depend on it', async ({
  page,
  sandbox,
}) => {
  await sandbox.pass(61 * 60_000);
  const { chat } = await openChat(page, sandbox);
  await expect(page.getByRole('status', { name: 'Clock' })).toContainText(
    /This device’s clock is \d{2,3} min behind\./,
    { timeout: 20_000 },
  );
  await chat.send('is it better today?');
  await chat.expectSent('is it better today?', 30_000);
  // Within a second the clocks of two people decide which of two messages comes first.
  await page.waitForTimeout(2_000);
  const channel = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const wrong = new HttpPatientApi(
    new ApiClient(sandbox.origin, await sandbox.patient(PATIENT)),
    { now: () => sandbox.now() + 3_600_000 },
    machineTimers,
  );
  await wrong.send(`PatientTherapistChat.${channel}`, 'an hour ahead: no');
  await chat.expectOnce('an hour ahead: no');
  await chat.send('what helps?');
  await chat.expectSent('what helps?');
  const shown = await chat.messages().allInnerTexts();
  const place = (text: string): number => shown.findIndex(row => row.includes(text));
  expect([
    place('is it better today?') < place('an hour ahead: no'),
    place('an hour ahead: no') < place('what helps?'),
  ]).toEqual([true, true]);
});
