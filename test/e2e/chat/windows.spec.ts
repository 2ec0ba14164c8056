import type { Page } from '@playwright/test';
import { openChat } from '../support/benedictsChat';
import { expect, test } from '../support/dashboard';

test.afterEach(({ sandbox }) => sandbox.faults({ reset: true }));

/** From now on the messages that this window sends get no answer. */
async function cutOffSending(page: Page): Promise<void> {
  const { cookie } = JSON.parse((await page.evaluate(() => sessionStorage.getItem('session'))) ?? '{}') as {
    cookie: string;
  };
  await page.context().route('**/messages', route => {
    const isOfThisWindow = route.request().headers()['authorization'] === `Bearer ${cookie}`;
    return isOfThisWindow ? route.abort() : route.fallback();
  });
}

test('two windows of one user agree, and the second takes over when the first is closed', async ({
  page,
  context,
  sandbox,
}) => {
  const { chat } = await openChat(page, sandbox);
  const { chat: second } = await openChat(await context.newPage(), sandbox);
  await chat.send('from the first window');
  await second.expectSent('from the first window');
  await second.send('from the second window');
  await second.expectSent('from the second window');
  await chat.expectSent('from the second window');
  await page.close();
  await second.send('after the first has gone');
  await second.expectSent('after the first has gone', 20_000);
  for (const text of ['from the second window', 'after the first has gone'])
    expect(await sandbox.storedTimes(text)).toBe(1);
});

test('a draft from another window is offered next to the own text, even after a reload, until it is inserted', async ({
  page,
  context,
  sandbox,
}) => {
  const { chat } = await openChat(page, sandbox);
  const { chat: second } = await openChat(await context.newPage(), sandbox);
  // The user has typed here: from now on nothing stored elsewhere replaces the content of this window.
  for (const text of ['typed', '']) {
    await second.composer.fill(text);
    await second.untilKept();
  }
  await chat.composer.fill('typed in the first window');
  await chat.untilKept();
  await second.composer.fill('typed in the second window');
  const offered = second.page.getByRole('status').filter({ hasText: 'Text from another window:' });
  await expect(offered).toContainText('typed in the first window');
  await second.untilKept();
  await second.page.reload();
  await expect(second.composer).toHaveValue('typed in the second window');
  await offered.getByRole('button', { name: 'Discard' }).click();
  await second.page.getByRole('button', { name: 'Keep draft' }).click();
  await expect(second.composer).toBeFocused();
  await second.composer.press('End');
  await offered.getByRole('button', { name: 'Insert text' }).click();
  await expect(second.composer).toHaveValue('typed in the second window typed in the first window');
  await expect(offered).toHaveCount(0);
});

test('a message that waits for another window can be sent from here, once', async ({ page, context, sandbox }) => {
  await openChat(page, sandbox);
  const { chat: second } = await openChat(await context.newPage(), sandbox);
  await cutOffSending(page);
  await second.send('stuck behind the other window');
  await expect(second.message('stuck behind the other window').getByText('Waiting for another window…')).toBeVisible();
  await second.page.getByRole('button', { name: 'Send from here' }).click();
  await second.expectSent('stuck behind the other window');
  await expect(second.page.getByRole('button', { name: 'Send from here' })).toHaveCount(0);
  expect(await sandbox.storedTimes('stuck behind the other window')).toBe(1);
});
