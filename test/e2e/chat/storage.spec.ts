import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openChat } from '../support/benedictsChat';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import type { SandboxProcess } from '../support/SandboxProcess';
import { signIn } from '../support/signIn';

const chloe = 'chloe.lindqvist@staff.example';
/** In a conversation with Chloe; does not write. */
const HER_PATIENT = 'patient-06';
const NOTICE = 'Drafts can’t be saved in this browser. Unsent text will be lost if you close the page.';

test.afterEach(({ sandbox }) => sandbox.faults({ reset: true }));

/** Corrupts every stored message that is not sent yet. */
const corruptOutbox = (page: Page): Promise<void> =>
  page.evaluate(async () => {
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

/** The number of chats whose pages are saved on this device; the stored names do not reveal which. */
const savedChats = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('staff-dashboard-chat-pages');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The database did not open.'));
    });
    try {
      if (!database.objectStoreNames.contains('pages')) return 0;
      return await new Promise<number>(resolve => {
        const request = database.transaction('pages').objectStore('pages').count();
        request.onsuccess = () => resolve(request.result);
      });
    } finally {
      database.close();
    }
  });

test('a stored message that cannot be read is reported until its author deletes it, and sending continues', async ({
  page,
  sandbox,
}) => {
  const { chat, name } = await openChat(page, sandbox);
  await sandbox.faults({ loseRequests: { probability: 1 }, pathPrefix: '/v2/chats' });
  await chat.send('this one gets corrupted');
  await chat.expectPending('this one gets corrupted');
  await corruptOutbox(page);
  await page.reload();
  await sandbox.faults({ reset: true });
  const notice = page.getByText('Couldn’t read 1 text saved on this device.');
  await expect(notice).toBeVisible();
  await expect(chat.message('this one gets corrupted')).toHaveCount(0);
  await chat.send('sending still works');
  await chat.expectSent('sending still works');
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Unreadable texts' }).getByRole('listitem')).toContainText([
    new RegExp(`${name}.*Message, not sent`),
  ]);
  await page.getByRole('button', { name: `Delete text for ${name}` }).click();
  await expect(notice).toHaveCount(0);
});

test('a message whose page is killed right after Enter exists once, as a message or as a draft', async ({
  page,
  context,
  sandbox,
}) => {
  let window = page;
  let { chat } = await openChat(window, sandbox);
  for (const turn of [0, 1]) {
    const text = `killed after Enter, ${turn}`;
    await chat.composer.pressSequentially(text);
    await chat.composer.press('Enter');
    const next = await context.newPage();
    await window.close({ runBeforeUnload: false });
    window = next;
    ({ chat } = await openChat(window, sandbox));
    const places = async () =>
      Number((await chat.message(text).count()) > 0) + Number((await chat.composer.inputValue()) === text);
    await expect.poll(places, { message: text }).toBe(1);
    expect(await chat.composer.inputValue(), text).toMatch(/^$|^killed after Enter, \d+$/);
    await chat.composer.fill('');
  }
});

test('a chat shows saved messages with their time while the store cannot be reached', async ({ page, sandbox }) => {
  const { chat } = await openChat(page, sandbox);
  const words = await chat.messages().last().locator('bdi').last().innerText();
  // The chat on the screen is loaded and saved first.
  await expect.poll(() => savedChats(page)).toBeGreaterThan(0);
  await sandbox.faults({ documentStoreAway: true });
  await page.reload();
  const saved = page.getByRole('list', { name: 'Saved messages' });
  await expect(saved.getByText(words).last()).toBeVisible();
  await expect(page.getByText(/^Messages as of /)).toBeVisible();
  await sandbox.faults({ reset: true });
  await expect(saved).toHaveCount(0, { timeout: 60_000 });
  await expect(chat.message(words).last()).toBeVisible();
});

/** The chat starts, reports that nothing can be saved, and sends. If it were broken, this would show it. */
async function chatsAllTheSame(page: Page, sandbox: SandboxProcess, text: string): Promise<void> {
  const chat = new ChatScreen(page);
  // Uses the menu: an address would load a new page without the session.
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: /^V2 Chat( \d|$)/ })
    .click();
  await chat.choose((await sandbox.patient(HER_PATIENT)).name);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Starting the chat' })).toHaveCount(0);
  await chat.send(text);
  await chat.expectSent(text);
  expect(await sandbox.storedTimes(text)).toBe(1);
  await expect(page.getByText(/^(Error:|Application Error|Connection lost)/)).toHaveCount(0);
}

/** A Chromium profile in which no site may store anything. */
async function blockedProfile(directory: string): Promise<string> {
  await mkdir(join(directory, 'Default'), { recursive: true });
  await writeFile(
    join(directory, 'Default', 'Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  return directory;
}

test('a browser without storage signs in, says that it saves nothing, sends, and signs out', async ({
  playwright,
  sandbox,
  launchOptions,
  locale,
  timezoneId,
}, info) => {
  const context = await playwright.chromium.launchPersistentContext(await blockedProfile(info.outputPath('profile')), {
    ...launchOptions,
    ...(locale !== undefined && { locale }),
    ...(timezoneId !== undefined && { timezoneId }),
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const problems: string[] = [];
    page.on('pageerror', error => problems.push(`${error.name}: ${error.message}`));
    await page.goto(sandbox.origin);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    expect(
      await page.evaluate(() => navigator.locks.request('any', () => 'granted').catch((error: Error) => error.name)),
    ).toBe('SecurityError');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await signIn(page, sandbox, chloe);
    await chatsAllTheSame(page, sandbox, 'sent without any storage');
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log Out', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    expect(problems).toEqual([]);
  } finally {
    await context.close();
  }
});
