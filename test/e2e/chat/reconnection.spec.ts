import { benedict, openChat, OTHER, PATIENT } from '../support/benedictsChat';
import { expect, test } from '../support/dashboard';
import { patientWriter } from '../support/patientWriter';
import { SandboxProcess } from '../support/SandboxProcess';

test.afterEach(({ sandbox }) => sandbox.faults({ reset: true }));

test('messages written while the server is down are sent once and in order when it is back', async ({ page }) => {
  const sandbox = await SandboxProcess.start('--longest-chat', '60', '--no-practice');
  try {
    const { chat } = await openChat(page, sandbox);
    await sandbox.stop('SIGKILL');
    const texts = ['during the restart, one', 'during the restart, two'];
    for (const text of texts) await chat.send(text);
    for (const text of texts) await chat.expectPending(text);
    await expect(page.getByText(/may be delayed/i).first()).toBeVisible();
    await sandbox.resume();
    for (const text of texts) await chat.expectSent(text, 45_000);
    expect(await sandbox.storedInOrder(texts)).toEqual(texts);
    await expect(page.getByText(/may be delayed/i)).toHaveCount(0, { timeout: 30_000 });
  } finally {
    await sandbox.dispose();
  }
});

test('message, draft and edit written offline survive a reload, and the message is sent once', async ({
  page,
  context,
  sandbox,
}) => {
  const { chat } = await openChat(page, sandbox);
  await chat.send('sent before the tunnel');
  await chat.expectSent('sent before the tunnel');
  await chat.composer.press('ArrowUp');
  const editor = page.getByRole('textbox', { name: 'Edit your message' });
  await editor.fill('sent before the tunnel, and half a change');
  await context.setOffline(true);
  await sandbox.faults({ dropSockets: true });
  await expect(page.getByText(/^Connection lost\. What you see may be out of date\./)).toBeVisible();
  await chat.send('written without a network');
  await chat.expectPending('written without a network');
  await chat.composer.fill('a thought without a network');
  await chat.untilKept();
  await context.setOffline(false);
  await page.reload();
  await expect(chat.composer).toHaveValue('a thought without a network');
  await expect(editor).toHaveValue('sent before the tunnel, and half a change');
  await chat.expectSent('written without a network', 45_000);
  expect(await sandbox.storedTimes('written without a network')).toBe(1);
});

test('messages missed while offline are marked as a gap, and loaded in their place', async ({
  page,
  context,
  sandbox,
}) => {
  const [patientWrites, otherWrites] = [
    await patientWriter(sandbox, benedict, PATIENT),
    await patientWriter(sandbox, benedict, OTHER),
  ];
  const { chat } = await openChat(page, sandbox);
  await page.evaluate(() => {
    new MutationObserver(() => {
      const sign = document.querySelector('.chat-gap');
      if (sign !== null) document.body.dataset['sawGap'] = sign.textContent ?? '';
    }).observe(document, { childList: true, subtree: true });
  });
  await context.setOffline(true);
  await sandbox.faults({ dropSockets: true });
  await patientWrites('missed on the way');
  // More than one page of events of all chats.
  for (let turn = 0; turn < 60; turn += 1) await otherWrites(`in another chat, ${turn}`);
  await patientWrites('the newest of all');
  await context.setOffline(false);
  await chat.expectOnce('the newest of all', 40_000);
  await chat.expectOnce('missed on the way', 20_000);
  await expect(page.locator('.chat-gap')).toHaveCount(0);
  expect(await page.locator('body').getAttribute('data-saw-gap')).toMatch(/missing/);
  const texts = await chat.messages().evaluateAll(rows => rows.map(row => row.textContent ?? ''));
  expect(texts.flatMap(text => /missed on the way|the newest of all/.exec(text)?.[0] ?? [])).toEqual([
    'missed on the way',
    'the newest of all',
  ]);
});

test('a start-up with a hanging chat engine loses nothing, and a reload sends once what waits', async ({
  page,
  context,
  sandbox,
}) => {
  const { chat } = await openChat(page, sandbox);
  await sandbox.faults({ loseRequests: { probability: 1 }, pathPrefix: '/v2/chats' });
  await chat.send('sent before it hung');
  await chat.expectPending('sent before it hung');
  await chat.composer.fill('written before it hung');
  await chat.untilKept();
  const script = /\/assets\/chat\.[^/]*\.js$/;
  await context.route(script, () => undefined);
  const asked = context.waitForEvent('request', request => script.test(request.url()));
  await page.reload();
  await asked;
  await context.unroute(script);
  await sandbox.faults({ reset: true });
  await page.reload();
  await expect(chat.composer).toHaveValue('written before it hung');
  await chat.expectSent('sent before it hung');
  expect(await sandbox.storedTimes('sent before it hung')).toBe(1);
});
