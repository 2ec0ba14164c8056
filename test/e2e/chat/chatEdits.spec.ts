import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import type { SandboxProcess } from '../support/SandboxProcess';
import { signIn } from '../support/signIn';
import type { Page } from '@playwright/test';

/** In a conversation with Amelia, with a long history. */
const LONG = 'patient-01';

const box = (page: Page) => page.getByRole('textbox', { name: 'Edit your message' });

/** A chat whose newest message is one's own. */
async function openChat(page: Page, sandbox: SandboxProcess, text: string): Promise<ChatScreen> {
  const { name } = await sandbox.patient(LONG);
  await signIn(page, sandbox, 'amelia.hart@staff.example');
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  await chat.send(text);
  await chat.expectSent(text);
  return chat;
}

/** Scrolls back until the newest message is drawn no more. */
async function scrollAway(page: Page, chat: ChatScreen, text: string): Promise<void> {
  const view = await chat.timeline.boundingBox();
  await page.mouse.move((view?.x ?? 0) + 40, (view?.y ?? 0) + 60);
  await expect(async () => {
    await page.mouse.wheel(0, -900);
    await page.waitForTimeout(150);
    await expect(chat.messages().filter({ hasText: text }).or(box(page))).toHaveCount(0, { timeout: 300 });
  }).toPass();
}

test('a change that was scrolled away takes the keyboard from no other message', async ({ page, sandbox }) => {
  const chat = await openChat(page, sandbox, 'See you on Thursday');
  await chat.composer.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' at ten');
  await scrollAway(page, chat, 'See you on Thursday');
  await chat.composer.click();
  await page.keyboard.type('message one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('message two');
  await page.keyboard.press('Enter');
  await chat.expectSent('message one');
  await chat.expectSent('message two');
  await expect(box(page)).toHaveValue('See you on Thursday at ten');
  await expect(chat.composer).toBeFocused();
});

test('a change is found from any scroll position, and no other one overwrites it', async ({ page, sandbox }) => {
  const chat = await openChat(page, sandbox, 'See you on Friday');
  await scrollAway(page, chat, 'See you on Friday');
  await chat.composer.focus();
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toBeInViewport();
  await page.keyboard.type(', as');
  await scrollAway(page, chat, 'See you on Friday');
  // Nothing that is typed meanwhile is lost.
  await page.keyboard.type(' ever');
  await expect(box(page)).toHaveValue('See you on Friday, as ever');
  await expect(box(page)).toBeFocused();
  await chat.composer.click();
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('See you on Friday, as ever');
  await page.keyboard.press('Enter');
  await expect(chat.message('See you on Friday, as ever').getByText('edited')).toBeVisible();
});
