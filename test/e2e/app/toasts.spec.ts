import type { Locator, Page } from '@playwright/test';
import { ApiClient } from '../../../sandbox/practice/ApiClient';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { ShellScreen } from '../support/ShellScreen';

const amelia = 'amelia.hart@staff.example';
/** Both have a V2 chat with her. */
const [ENDS, STAYS] = ['patient-04', 'patient-13'];

/** The composer with its recipient, the tabs with their badges, the toolbar, and the name of the chat's patient. */
const KEPT_FREE = '.chat-composer, .tabs, .shell-toolbar, .chat-head';

async function expectToCoverNothing(message: Locator, page: Page, name: string, kept = KEPT_FREE): Promise<void> {
  await expect(message).toBeVisible();
  for (const width of [1280, 800, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const covered = await message.evaluate((over, parts) => {
      const a = over.getBoundingClientRect();
      const isUnder = (b: DOMRect): boolean =>
        b.width > 0 && b.left < a.right && a.left < b.right && b.top < a.bottom && a.top < b.bottom;
      return [...document.querySelectorAll(parts)]
        .filter(part => isUnder(part.getBoundingClientRect()))
        .map(part => part.className);
    }, kept);
    expect.soft(covered, `${name} at ${width}`).toEqual([]);
  }
}

test('a toast over a chat covers neither the composer nor the tabs', async ({ page, sandbox, context }) => {
  const [ends, stays] = await Promise.all([sandbox.patient(ENDS), sandbox.patient(STAYS)]);
  await new ShellScreen(page).startAfresh(sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(ends.name);
  await chat.composer.fill('Half a thought');
  await chat.choose(stays.name);
  await new ApiClient(sandbox.origin, ends).call({ method: 'POST', path: '/patient/chat/end-chat' });
  await expectToCoverNothing(
    page.locator('.toasts .notice', { hasText: `The chat with ${ends.name} has ended.` }),
    page,
    'ended',
  );
  await expect(chat.composer).toHaveAccessibleName(`Message to ${stays.name}`);
  await context.route('**/api/**', async route => {
    const answer = await route.fetch().catch(() => undefined);
    await (answer === undefined
      ? route.abort()
      : route.fulfill({ response: answer, headers: { ...answer.headers(), 'session-expires-in': '150' } }));
  });
  await page.reload();
  await expect(chat.composer).toBeVisible();
  await expectToCoverNothing(
    page.getByRole('status', { name: 'Session' }).locator('.notice'),
    page,
    'ends soon',
    `${KEPT_FREE}, .shell-main`,
  );
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(true);
  await expectToCoverNothing(page.locator('.status-message .notice'), page, 'lost');
});
