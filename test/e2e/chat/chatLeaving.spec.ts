import type { Page } from '@playwright/test';
import {
  accept,
  act,
  amelia,
  ANAS,
  ask,
  benedict,
  comeIn,
  dialog,
  OLD,
  openChat,
  REQUESTS,
} from '../support/chatActing';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { picture } from '../support/picture';
import { signIn } from '../support/signIn';

test.describe.configure({ timeout: 120_000 });

for (const { generation, uid, chats, requests } of [
  { generation: 'V2', uid: ANAS, chats: '/therapist/go-chat/all', requests: REQUESTS },
  { generation: 'V1', uid: OLD, chats: '/therapist/chat', requests: '/therapist/chat-requests' },
]) {
  test(`leaving a ${generation} chat on one device is reported on the other, which goes to the list, where the draft is`, async ({
    page,
    browser,
    quiet,
  }) => {
    const { name } = await quiet.patient(uid);
    const open = (screen: Page) => screen.locator('.chat-conversation').filter({ hasText: name }).first().click();
    await signIn(page, quiet, amelia, chats);
    await open(page);
    await act(page, 'Invite a colleague');
    await ask(page, 'Benedict Okafor', 'Send the invitation');
    await page.getByRole('button', { name: 'Close' }).click();
    const [colleague, second] = [await comeIn(browser, quiet, benedict), await comeIn(browser, quiet, amelia)];
    await colleague.goto(quiet.origin + requests);
    await accept(colleague, name).click();
    await expect(new ChatScreen(page).message('Benedict Okafor has joined the chat.')).toBeVisible();
    await second.goto(quiet.origin + chats);
    await open(second);
    await new ChatScreen(second).composer.fill('half a thought on the other device');
    await act(page, 'Leave the chat');
    await dialog(page).getByRole('button', { name: 'Leave the chat' }).click();
    await expect(page.getByText(`You have left the chat with ${name}`)).toBeVisible();
    await expect(second.locator('.toasts').getByText(name)).toBeVisible();
    await expect(second).toHaveURL(quiet.origin + chats);
    await new ChatScreen(second).expectGone(name, 'half a thought on the other device');
    // The person who has just done it gets one message.
    await expect(page.locator('.toasts .notice')).toHaveCount(1);
    for (const screen of [colleague, second]) await screen.context().close();
  });
}

test('what was left behind in several chats leaves the list its room', async ({ page, context, quiet }) => {
  await signIn(page, quiet, amelia);
  await context.route('**/api/**/messages*', route => route.abort());
  const chat = new ChatScreen(page);
  for (const uid of [ANAS, 'patient-13']) {
    await openChat(page, quiet, uid);
    await chat.send(`not sent to ${uid}`);
    await chat.composer.fill(`never sent to ${uid}`);
    await act(page, 'End the chat');
    await dialog(page).getByRole('button', { name: 'End the chat' }).click();
    await expect(dialog(page)).toHaveCount(0);
  }
  for (const list of ['Unsent messages without a chat', 'Drafts without a chat'])
    await expect(page.getByRole('list', { name: list }).getByRole('listitem')).toHaveCount(2);
  for (const [width, height] of [
    [1440, 900],
    [800, 900],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await picture(page, `left behind, ${width}`);
    const whole = await page.locator('.chat-conversations').evaluate(list => {
      const { top, bottom } = list.getBoundingClientRect();
      return [...list.querySelectorAll('.chat-conversation')].filter(
        row => row.getBoundingClientRect().top >= top && row.getBoundingClientRect().bottom <= bottom,
      ).length;
    });
    expect.soft(whole, `whole rows at ${width} × ${height}`).toBeGreaterThan(0);
  }
});
