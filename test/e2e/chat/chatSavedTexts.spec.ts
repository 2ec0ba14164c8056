import { openChat } from '../support/benedictsChat';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';

test.afterEach(async ({ sandbox }) => {
  await sandbox.faults({ reset: true });
});

test('a corrupt record of the stored outbox is reported, with details, until its author deletes it, and sending continues', async ({
  page,
  sandbox,
}) => {
  const { chat, name } = await openChat(page, sandbox);
  await sandbox.faults({ loseRequests: { probability: 1 }, pathPrefix: '/v2/chats' });
  await chat.send('this one gets corrupted');
  await chat.expectPending('this one gets corrupted');
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('staff-dashboard-chat');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The database did not open.'));
    });
    const transaction = database.transaction('outbox', 'readwrite');
    const pieces = transaction.objectStore('outbox');
    pieces.openCursor().onsuccess = event => {
      const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
      if (cursor === null) return;
      cursor.update({ ...cursor.value, sealed: { iv: new Uint8Array(12), data: new ArrayBuffer(16) } });
      cursor.continue();
    };
    await new Promise(resolve => (transaction.oncomplete = resolve));
    database.close();
  });
  await page.reload();
  await sandbox.faults({ reset: true });
  await expect(chat.messages().first()).toBeVisible();
  await expect(chat.message('this one gets corrupted')).toHaveCount(0);
  await chat.send('sending still works');
  await chat.expectSent('sending still works', 20_000);
  const notice = page.getByText('Couldn’t read 1 text saved on this device.');
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  const details = page.getByRole('list', { name: 'Unreadable texts' });
  await expect(details.getByRole('listitem')).toContainText([new RegExp(`${name}.*Message, not sent`)]);
  await page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('button', { name: 'Try again', exact: true })
    .click();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: `Delete text for ${name}` }).click();
  await expect(notice).toHaveCount(0);
});

test('a lost key is reported, nothing it encrypted is dropped, and all is readable again with the key', async ({
  page,
  sandbox,
}) => {
  const { chat, name } = await openChat(page, sandbox);
  await sandbox.faults({ loseRequests: { probability: 1 }, pathPrefix: '/v2/chats' });
  await chat.send('sealed under the first key');
  await chat.expectPending('sealed under the first key');
  await chat.composer.fill('a draft under the first key');
  await page.waitForTimeout(500);
  let isLost = true;
  let made: string | undefined;
  await page.context().route('**/cloud-document/chat-cache-key**', async route => {
    if (!isLost) return route.fallback();
    if (route.request().method() === 'PUT') {
      made = (route.request().postDataJSON() as { content: string }).content;
      return route.fulfill({ status: 204, body: '' });
    }
    return made === undefined
      ? route.fulfill({ status: 404, body: 'NotFoundError' })
      : route.fulfill({
          status: 200,
          contentType: 'application/json',
          body: JSON.stringify({ content: made, timestamp: 1 }),
        });
  });
  await page.reload();
  const notice = page.getByText('Couldn’t read 2 texts saved on this device.');
  await expect(notice).toBeVisible({ timeout: 30_000 });
  isLost = false;
  await sandbox.faults({ reset: true });
  await page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('button', { name: 'Try again', exact: true })
    .click();
  await expect(notice).toHaveCount(0);
  await chat.choose(name);
  await expect(chat.composer).toHaveValue('a draft under the first key');
  await chat.expectSent('sealed under the first key', 30_000);
  expect(await sandbox.storedTimes('sealed under the first key')).toBe(1);
});

test('a message killed right after Enter is there once, as a message or as a draft', async ({
  page,
  context,
  sandbox,
}) => {
  test.setTimeout(240_000);
  const { name } = await openChat(page, sandbox);
  let window = page;
  for (let turn = 0; turn < 8; turn += 1) {
    const text = `killed after Enter, ${turn}`;
    const chat = new ChatScreen(window);
    await chat.composer.pressSequentially(text, { delay: 15 });
    await chat.composer.press('Enter');
    await window.waitForTimeout(turn * 4);
    const next = await context.newPage();
    await window.close({ runBeforeUnload: false });
    window = next;
    const after = new ChatScreen(window);
    await after.open(sandbox.origin);
    await after.choose(name);
    await expect
      .poll(
        async () =>
          Number((await after.message(text).count()) > 0) + Number((await after.composer.inputValue()) === text),
        { message: text },
      )
      .toBe(1);
    expect(await after.composer.inputValue(), text).toMatch(/^$|^killed after Enter, \d+$/);
    await after.composer.fill('');
  }
});

test('a discarded message can be taken back for ten seconds', async ({ page, sandbox }) => {
  const { chat } = await openChat(page, sandbox);
  await page
    .context()
    .route('**/messages', route => route.fulfill({ status: 400, body: 'BadRequestError' }), { times: 1 });
  await chat.send('discarded by mistake');
  await expect(chat.message('discarded by mistake').getByText('Not sent')).toBeVisible();
  const row = chat.message('discarded by mistake');
  await row.getByText('Discard', { exact: true }).click();
  await expect(row.getByText('Discarded', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Undo' }).click();
  await row.getByRole('button', { name: 'Try again' }).click();
  await chat.expectSent('discarded by mistake');
  expect(await sandbox.storedTimes('discarded by mistake')).toBe(1);
});

test('a store that cannot be reached means no blank chat: what was loaded before is there, as of its time, and nothing of it after logging out', async ({
  page,
  sandbox,
}) => {
  const { chat, name } = await openChat(page, sandbox);
  await chat.send('kept for bad times');
  await chat.expectSent('kept for bad times');
  await page.waitForTimeout(3_000);
  await sandbox.faults({ documentStoreAway: true });
  await page.reload();
  const saved = page.getByRole('list', { name: 'Saved messages' });
  await expect(saved.getByText('kept for bad times')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Messages as of /)).toBeVisible();
  await expect(page.getByText('Retrying to fetch messages... please wait.').first()).toBeVisible({ timeout: 30_000 });
  await sandbox.faults({ reset: true });
  await chat.choose(name);
  await expect(chat.message('kept for bad times')).toHaveCount(1, { timeout: 60_000 });
  await expect(saved).toHaveCount(0);
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Log Out', exact: true })
    .click();
  await expect(page.getByLabel('Username (email)', { exact: true })).toBeVisible({ timeout: 30_000 });
  // The page that tidies up removes empty databases; it reloads at the end of the sign-out.
  const databases = () =>
    page
      .evaluate(async () => (await indexedDB.databases()).map(({ name: database }) => database))
      .catch(() => ['not known']);
  await expect.poll(databases).not.toContain('staff-dashboard-chat-pages');
  await expect.poll(databases).not.toContain('not known');
});
