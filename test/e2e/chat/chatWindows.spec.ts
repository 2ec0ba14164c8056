import type { Page } from '@playwright/test';
import { ApiClient } from '../../../sandbox/practice/ApiClient';
import { HttpPatientApi } from '../../../sandbox/practice/HttpPatientApi';
import { machineTimers } from '../../../sandbox/practice/Timers';
import { benedict, openChat, PATIENT } from '../support/benedictsChat';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { endSessionUnder } from '../support/endSessionUnder';
import { callsAs } from '../support/OtherPeople';
import type { SandboxProcess } from '../support/SandboxProcess';
import { enterCode, enterPassword, signIn } from '../support/signIn';

test.afterEach(async ({ sandbox }) => {
  await sandbox.faults({ reset: true });
});

/** The calls of one window alone get this answer from now on. */
async function answerWindow(page: Page, calls: string, answer: 'session ended' | 'no answer'): Promise<void> {
  const { cookie } = JSON.parse((await page.evaluate(() => sessionStorage.getItem('session'))) ?? '{}') as {
    cookie: string;
  };
  await page.context().route(calls, async route => {
    if (route.request().headers()['authorization'] !== `Bearer ${cookie}`) return route.fallback();
    return answer === 'no answer' ? route.abort() : route.fulfill({ status: 401, body: 'SessionExpiredError' });
  });
}

async function openSecond(page: Page, sandbox: SandboxProcess, name: string): Promise<ChatScreen> {
  const second = new ChatScreen(await page.context().newPage());
  await second.open(sandbox.origin);
  await second.choose(name);
  return second;
}

test('a window whose session has ended does not stop the others from sending, and is signed in again with them', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(120_000);
  const { chat, name } = await openChat(page, sandbox);
  const second = await openSecond(page, sandbox, name);
  await answerWindow(page, `${sandbox.origin}/**`, 'session ended');
  await second.send('while the first window is unattended');
  await second.expectSent('while the first window is unattended', 15_000);
  expect(await sandbox.storedTimes('while the first window is unattended')).toBe(1);
  await expect(page.getByRole('dialog').getByText('Your session has ended.', { exact: false })).toBeVisible();
  // The page is locked soon after its session has ended: it ends while the message is on its way.
  await endSessionUnder(page.context(), sandbox, '**/messages');
  await second.send('after both sessions have ended');
  await enterPassword(second.page, sandbox, benedict);
  await enterCode(second.page, sandbox, benedict);
  await second.expectSent('after both sessions have ended', 30_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chat.send('from the window that was unattended');
  await chat.expectSent('from the window that was unattended', 20_000);
  for (const text of ['after both sessions have ended', 'from the window that was unattended'])
    expect(await sandbox.storedTimes(text)).toBe(1);
});

test('what waits for another window says so, and can be sent from here, once', async ({ page, sandbox }) => {
  const { name } = await openChat(page, sandbox);
  const second = await openSecond(page, sandbox, name);
  await answerWindow(page, '**/messages', 'no answer');
  await second.send('stuck behind the other window');
  await expect(second.message('stuck behind the other window').getByText('Waiting for another window…')).toBeVisible({
    timeout: 15_000,
  });
  await expect(second.page.getByRole('button', { name: /^Connections: all live/ })).toHaveCount(0);
  await second.page.getByRole('button', { name: 'Send from here' }).click();
  await second.expectSent('stuck behind the other window', 15_000);
  await expect(second.page.getByRole('button', { name: 'Send from here' })).toHaveCount(0);
  await second.send('and the next one');
  await second.expectSent('and the next one');
  for (const text of ['stuck behind the other window', 'and the next one'])
    expect(await sandbox.storedTimes(text)).toBe(1);
});

test('a short fault while the page loads leaves the chat there, and what the patient wrote is seen', async ({
  page,
  context,
  sandbox,
}) => {
  const { name } = await sandbox.patient(PATIENT);
  let lost = 0;
  await context.route(/\/iams\/scopes\/|\/remote-config|\/cloud-document\/chat-cache-key|\/v2\/chats/, route => {
    lost += 1;
    return lost <= 6 ? route.abort() : route.continue();
  });
  await signIn(page, sandbox, benedict);
  const chat = new ChatScreen(page);
  await page.goto(`${sandbox.origin}/therapist/go-chat/all`);
  await expect(chat.conversation(name).first()).toBeVisible({ timeout: 30_000 });
  expect(lost).toBeGreaterThan(6);
});

test('the chat starts with what this device last knew of the rights, as long as they cannot be asked for', async ({
  page,
  context,
  sandbox,
}) => {
  const { chat, name } = await openChat(page, sandbox);
  await context.route('**/iams/scopes/**', route => route.abort());
  await page.reload();
  await expect(chat.conversation(name).first()).toBeVisible({ timeout: 20_000 });
  await chat.choose(name);
  await chat.send('sent while the rights cannot be asked for');
  await chat.expectSent('sent while the rights cannot be asked for');
});

/** Writes as a patient to Benedict, who has read everything before. */
async function writerTo(page: Page, sandbox: SandboxProcess, uid: string): Promise<(text: string) => Promise<unknown>> {
  const calls = await callsAs(page, sandbox);
  const chats = JSON.parse((await calls('GET', '/therapist/v2/chats')).text) as readonly {
    readonly chatRoomId: string;
    readonly patient: { readonly userId: string };
  }[];
  const app = new HttpPatientApi(
    new ApiClient(sandbox.origin, await sandbox.patient(uid)),
    { now: () => sandbox.now() },
    machineTimers,
  );
  const channel = chats.find(({ patient }) => patient.userId === uid)?.chatRoomId ?? '';
  const timeId = await app.send(channel, 'the last one of before');
  expect((await calls('POST', `/v2/chats/${channel}/action/mark-as-read`, { timeId })).status).toBe(204);
  return text => app.send(channel, text);
}

test('a message behind a dialog, the palette or another window is not read, and is a moment after that has gone', async ({
  page,
  context,
  sandbox,
}) => {
  test.setTimeout(120_000);
  const { name } = await openChat(page, sandbox);
  const patientWrites = await writerTo(page, sandbox, PATIENT);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  let reports = 0;
  context.on('request', request => {
    if (request.url().includes('/action/mark-as-read')) reports += 1;
  });
  const readOnceUncovered = async (
    what: string,
    cover: () => Promise<void>,
    uncover: () => Promise<void>,
  ): Promise<void> => {
    await page.waitForTimeout(2_000);
    await cover();
    const before = reports;
    await patientWrites(`behind ${what}`);
    await expect(chat.message(`behind ${what}`)).toHaveCount(1);
    await page.waitForTimeout(3_000);
    expect(reports, what).toBe(before);
    await uncover();
    await expect.poll(() => reports, { message: what }).toBeGreaterThan(before);
  };
  await readOnceUncovered(
    'the palette',
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('Escape'),
  );
  await readOnceUncovered(
    'a dialog',
    () => page.getByRole('button', { name: 'Ready phrases' }).click(),
    () => page.keyboard.press('Escape'),
  );
  await readOnceUncovered(
    'something nobody named',
    () =>
      page.evaluate(() => {
        const over = document.body.appendChild(document.createElement('div'));
        over.id = 'over';
        Object.assign(over.style, { position: 'fixed', inset: '0', zIndex: '9999' });
      }),
    () => page.evaluate(() => document.getElementById('over')?.remove()),
  );
});
