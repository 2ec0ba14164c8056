import type { Page } from '@playwright/test';
import { openChat } from '../support/benedictsChat';
import { expect, test } from '../support/dashboard';

test.afterEach(async ({ sandbox }) => {
  await sandbox.faults({ reset: true });
});

/** The chats of which pages are saved on this device. */
const savedChats = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('staff-dashboard-chat-pages');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The database did not open.'));
    });
    try {
      if (!database.objectStoreNames.contains('pages')) return [];
      const keys = await new Promise<IDBValidKey[]>(resolve => {
        const request = database.transaction('pages').objectStore('pages').getAllKeys();
        request.onsuccess = () => resolve(request.result);
      });
      return keys.map(key => String((key as [string, string])[1]));
    } finally {
      database.close();
    }
  });

test('a chat that was never opened on this device is not blank while the store is away', async ({ page, sandbox }) => {
  test.setTimeout(120_000);
  await openChat(page, sandbox);
  const open = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const neverOpened = async () =>
    (await savedChats(page)).filter(id => id.startsWith('PatientTherapistChat.') && !id.endsWith(open));
  await expect.poll(async () => (await neverOpened()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const [channel = ''] = await neverOpened();
  await sandbox.faults({ documentStoreAway: true });
  await page.goto(`${sandbox.origin}/therapist/go-chat/all/${channel.replace('PatientTherapistChat.', '')}`);
  const saved = page.getByRole('list', { name: 'Saved messages' });
  await expect(saved.getByRole('listitem').first()).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(/^Messages as of .*\d\d:\d\d/)).toBeVisible();
  await sandbox.faults({ reset: true });
  await expect(saved).toHaveCount(0, { timeout: 60_000 });
  await expect(page.locator('article.chat-message').first()).toBeVisible();
});
