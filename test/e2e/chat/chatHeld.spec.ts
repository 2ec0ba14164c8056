import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { benedict, openChat } from '../support/benedictsChat';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { picture } from '../support/picture';
import type { SandboxProcess } from '../support/SandboxProcess';
import { signIn } from '../support/signIn';
import { untilFresh } from '../support/untilFresh';

test.describe.configure({ mode: 'serial' });
test.afterEach(async ({ sandbox }) => {
  await sandbox.faults({ reset: true });
});

/** Writes while nothing can be sent, logs out with "Keep for my next sign-in", and signs in again. */
async function keepOverSignOut(
  page: Page,
  sandbox: SandboxProcess,
  texts: readonly string[],
): Promise<{ chat: ChatScreen; name: string }> {
  const { chat, name } = await openChat(page, sandbox);
  await sandbox.faults({ loseRequests: { probability: 1 }, pathPrefix: '/v2/chats' });
  for (const text of texts) {
    await chat.send(text);
    await expect(chat.message(text)).toHaveCount(1);
  }
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page.getByText(/After you sign in again, you decide about each one before it’s sent\./)).toBeVisible({
    timeout: 20_000,
  });
  await untilFresh(page, () => page.getByRole('button', { name: 'Keep for my next sign-in' }).click());
  await sandbox.faults({ reset: true });
  await signIn(page, sandbox, benedict, '/home');
  return { chat, name };
}

const act = (chat: ChatScreen, text: string, name: string) =>
  chat.message(text).getByRole('button', { name, exact: true });
const held = (chat: ChatScreen, text: string, name: string) => chat.message(text).getByText(`Not sent to ${name} yet`);

test('messages kept for the next sign-in are shown outside their chat, stay held over a reload, and Send sends one of them once', async ({
  page,
  context,
  sandbox,
}) => {
  test.setTimeout(180_000);
  const { chat, name } = await keepOverSignOut(page, sandbox, ['first of the kept', 'second of the kept']);
  const card = page.getByRole('region', { name: /^Messages not sent yet/ });
  await expect(card.getByRole('link', { name: new RegExp(name) })).toContainText(
    '2 messages not sent, waiting for your decision',
    { timeout: 30_000 },
  );
  await expectAccessible(page, 'held messages at home');
  await chat.open(sandbox.origin);
  const notice = page
    .getByRole('navigation', { name: 'Conversations' })
    .getByText('2 unsent messages need your decision.');
  await expect(notice).toBeVisible();
  await expect(chat.conversation(name)).toContainText('2 to decide');
  await page.getByRole('link', { name: `${name}: 2 messages` }).click();
  await expect(held(chat, 'first of the kept', name)).toBeVisible();
  await expect(chat.message('first of the kept')).toContainText(
    /You wrote this before you signed in: Today, \d\d:\d\d\. Is it still right\?/,
  );
  await expectAccessible(page, 'held messages in their chat');
  await picture(page, 'held-1440-light');
  await page.setViewportSize({ width: 800, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectToFit(page);
  await picture(page, 'held-800-dark');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(held(chat, 'first of the kept', name)).toBeVisible({ timeout: 30_000 });
  const second = await context.newPage();
  const other = new ChatScreen(second);
  await other.open(sandbox.origin);
  await other.choose(name);
  await expect(held(other, 'first of the kept', name)).toBeVisible({ timeout: 30_000 });
  expect([await sandbox.storedTimes('first of the kept'), await sandbox.storedTimes('second of the kept')]).toEqual([
    0, 0,
  ]);
  await sandbox.faults({ loseAnswers: { probability: 1 }, pathPrefix: '/v2/chats' });
  await act(other, 'first of the kept', 'Send').click();
  await expect.poll(() => sandbox.storedTimes('first of the kept'), { timeout: 30_000 }).toBe(1);
  await sandbox.faults({ reset: true });
  await chat.expectSent('first of the kept', 40_000);
  await other.expectSent('first of the kept', 40_000);
  await expect(held(chat, 'second of the kept', name)).toBeVisible();
  expect([await sandbox.storedTimes('first of the kept'), await sandbox.storedTimes('second of the kept')]).toEqual([
    1, 0,
  ]);
  await second.close();
  await act(chat, 'second of the kept', 'Send').click();
  await chat.expectSent('second of the kept', 40_000);
  await expect(page.getByText(/need.* your decision/)).toHaveCount(0);
});

test('Change sends the new text and never the old one; Discard can be undone for 10 seconds and then nothing is left', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(180_000);
  const { chat, name } = await keepOverSignOut(page, sandbox, ['take too a day', 'not any more']);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  await act(chat, 'not any more', 'Discard').click();
  await act(chat, 'not any more', 'Undo').click();
  await expect(held(chat, 'not any more', name)).toBeVisible();
  await act(chat, 'take too a day', 'Change').click();
  const box = page.getByRole('textbox', { name: 'Edit your message' });
  await box.fill('take two a day');
  await page.locator('form.chat-editor').getByRole('button', { name: 'Send', exact: true }).click();
  await chat.expectSent('take two a day', 30_000);
  await expect(held(chat, 'not any more', name)).toBeVisible();
  expect(await sandbox.storedTimes('take too a day')).toBe(0);
  expect(await sandbox.storedTimes('take two a day')).toBe(1);
  await act(chat, 'not any more', 'Discard').click();
  await expect(chat.message('not any more')).toHaveCount(0, { timeout: 15_000 });
  await expect(page.getByText(/need.* your decision/)).toHaveCount(0);
  await page.reload();
  await expect(chat.message('take two a day')).toHaveCount(1, { timeout: 30_000 });
  await expect(chat.message('not any more')).toHaveCount(0);
  expect(await sandbox.storedTimes('not any more')).toBe(0);
});
