import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import type { SandboxProcess } from '../support/SandboxProcess';
import { openSignedIn } from '../support/staffSession';
import type { Page } from '@playwright/test';

const benedict = 'benedict.okafor@staff.example';
/** In a conversation with Benedict, and quiet. */
const PATIENT = 'patient-05';
const DRAFT = 'half a thought that must not be lost';

test.afterEach(async ({ sandbox }) => {
  await sandbox.faults({ reset: true });
});

async function openChat(page: Page, sandbox: SandboxProcess): Promise<ChatScreen> {
  const { name } = await sandbox.patient(PATIENT);
  await openSignedIn(page, sandbox, benedict);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  await allLive(page);
  return chat;
}

const sign = (page: Page, state: string) => page.getByRole('button', { name: new RegExp(`Connections: ${state}$`) });
const linkRow = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Connections' }).getByRole('listitem').filter({ hasText: name });
const allLive = (page: Page) => expect(sign(page, 'all connected')).toBeVisible({ timeout: 60_000 });
const lost = (page: Page) => expect(sign(page, 'connection lost')).toBeVisible({ timeout: 40_000 });

/** Expects the same user on the same page, with the text they were typing. */
async function expectUndisturbed(page: Page, chat: ChatScreen): Promise<void> {
  await expect(chat.composer).toHaveValue(DRAFT);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/therapist\/go-chat\/all\//);
}

/** Expects a message to be sent and to come back: every listener works again. */
async function expectAlive(page: Page, chat: ChatScreen, sandbox: SandboxProcess, text: string): Promise<void> {
  await allLive(page);
  await chat.send(text);
  await chat.expectSent(text, 40_000);
  expect(await sandbox.storedTimes(text)).toBe(1);
}

test('only the realtime database fails: the chat says so, and recovers', async ({ page, sandbox }) => {
  const chat = await openChat(page, sandbox);
  await chat.composer.fill(DRAFT);
  await sandbox.faults({ realtimeDatabaseAway: true });
  await lost(page);
  await sign(page, 'connection lost').click();
  await expect(linkRow(page, 'Realtime database')).toContainText('Lost', { timeout: 30_000 });
  await expect(linkRow(page, 'Document store')).not.toContainText('Lost');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/V1 chat messages may be delayed \(since/)).toBeVisible({ timeout: 30_000 });
  await sandbox.faults({ reset: true });
  await expectUndisturbed(page, chat);
  await expectAlive(page, chat, sandbox, 'after the silence of the realtime database');
  await expect(page.getByText(/may be delayed/i)).toHaveCount(0, { timeout: 30_000 });
});

test('a page that sleeps for ten minutes recovers', async ({ page, context, sandbox }) => {
  const chat = await openChat(page, sandbox);
  await chat.composer.fill(DRAFT);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: false });
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await sandbox.faults({ dropSockets: true });
  await sandbox.pass(600_000);
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expectUndisturbed(page, chat);
  await expectAlive(page, chat, sandbox, 'after a sleep');
  await expect(page.getByRole('switch', { name: 'Online' })).toBeChecked();
});
