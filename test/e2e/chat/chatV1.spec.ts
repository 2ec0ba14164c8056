import { ApiClient } from '#sandbox/practice/ApiClient';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { signIn } from '../support/signIn';

const amelia = 'amelia.hart@staff.example';
/** Has a V1 chat with Amelia and answers every message. */
const RELIABLE = 'patient-44';
/** Has another V1 chat with Amelia. */
const QUIET = 'patient-45';

async function choose(page: Page, name: string): Promise<ChatScreen> {
  const chat = new ChatScreen(page);
  await page.locator('.chat-conversation').filter({ hasText: name }).first().click();
  await expect(chat.composer).toHaveAccessibleName(`Message to ${name}`);
  await expect(chat.messages().first()).toBeVisible();
  return chat;
}

test('V1 and V2 chats share one list, each marked; a V1 chat has its own address', async ({ page, sandbox }) => {
  const { name } = await sandbox.patient(QUIET);
  await signIn(page, sandbox, amelia);
  await page.goto(`${sandbox.origin}/therapist/chat`);
  const row = page.locator('.chat-conversation').filter({ hasText: name });
  await expect(row.getByTitle('V1 chat')).toBeVisible();
  await expect(page.locator('.chat-conversation').getByTitle('V2 chat').first()).toBeVisible();
  await choose(page, name);
  await expect(page).toHaveURL(/\/therapist\/chat\/[^/]+$/);
  await page.reload();
  await expect(new ChatScreen(page).composer).toHaveAccessibleName(`Message to ${name}`);
});

test('talks in a V1 chat: sent, read, typing, an answer, an edit and a deletion', async ({ page, sandbox }) => {
  const { name } = await sandbox.patient(RELIABLE);
  await signIn(page, sandbox, amelia);
  await page.goto(`${sandbox.origin}/therapist/chat`);
  const chat = await choose(page, name);
  await chat.send('How did the week go?');
  await chat.expectSent('How did the week go?');
  await expect(chat.message('How did the week go?').getByText('Read', { exact: true })).toBeVisible();
  await expect(chat.messages().last()).toHaveAccessibleName(new RegExp(`^${name}`));
  await chat.send('A sentnce with a fault');
  await chat.expectSent('A sentnce with a fault');
  await chat.composer.press('ArrowUp');
  await page.getByRole('textbox', { name: 'Edit your message' }).fill('A sentence without one');
  await page.getByRole('textbox', { name: 'Edit your message' }).press('Enter');
  await expect(chat.message('A sentence without one').getByText('edited')).toBeVisible();
  const row = chat.message('A sentence without one');
  await row.hover();
  await row.getByRole('button', { name: 'Delete message' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(chat.message('A sentence without one')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('This message was deleted.').first()).toBeVisible();
  await expect(chat.message('How did the week go?')).toHaveCount(1);
});

test('a message written while the backend is away waits and goes once', async ({ page, sandbox }) => {
  const { name } = await sandbox.patient(QUIET);
  await signIn(page, sandbox, amelia);
  await page.goto(`${sandbox.origin}/therapist/chat`);
  const chat = await choose(page, name);
  await sandbox.faults({ latencyMs: 1_500, pathPrefix: '/chats' });
  await chat.send('Written in bad weather');
  await chat.expectPending('Written in bad weather');
  await sandbox.faults({ reset: true });
  await chat.expectSent('Written in bad weather');
  await page.reload();
  await chat.expectOnce('Written in bad weather', 20_000);
});

test('a V1 chat that its patient moves to V2 leads to the V2 chat, with what was typed and a sign of what was not sent', async ({
  page,
  sandbox,
}) => {
  const { name, email, password } = await sandbox.patient(QUIET);
  await signIn(page, sandbox, amelia);
  await page.goto(`${sandbox.origin}/therapist/chat`);
  const old = await choose(page, name);
  await sandbox.faults({ status5xx: { next: 1_000 }, pathPrefix: '/chats' });
  await old.send('Not sent in time');
  await old.expectPending('Not sent in time');
  await old.composer.fill('Shall we go on');
  await expect(page).toHaveURL(/\/therapist\/chat\/[^/]+$/);
  const patient = new ApiClient(sandbox.origin, { email, password });
  await patient.call({
    method: 'POST',
    path: '/beta/request-chat-lazy',
    query: { message: 'The new one, please', upgradeV1: 'true' },
  });
  await expect(page).toHaveURL(/\/therapist\/go-chat\/all\/[^/]+$/);
  const chat = new ChatScreen(page);
  await expect(chat.composer).toHaveAccessibleName(`Message to ${name}`);
  await expect(chat.composer).toHaveValue('Shall we go on');
  await expect(page.getByRole('tab', { name: new RegExp(name) })).toHaveCount(1);
  // The page of the old address rests behind this one.
  const row = page.locator('.chat-conversation:visible').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await expect(row.getByTitle('V2 chat')).toBeVisible();
  await sandbox.faults({ reset: true });
  await page.reload();
  const left = page
    .getByRole('list', { name: 'Unsent messages without a chat' })
    .getByRole('listitem')
    .filter({ hasText: 'Not sent in time' });
  await left.getByRole('button', { name: 'Discard' }).click({ timeout: 20_000 });
  await expect(left).toHaveCount(0);
});

test('finds the V1 chats of a patient by email, shows and downloads them', async ({ page, sandbox }) => {
  const { email, name } = await sandbox.patient(RELIABLE);
  await signIn(page, sandbox, amelia);
  await page.goto(`${sandbox.origin}/therapist/chat-log`);
  const field = page.getByLabel('Patient id or email');
  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: `V1 chats with ${name}` })).toBeVisible();
  await expectAccessible(page, 'chat log');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as text' }).click();
  const file = await (await saved).path();
  expect(await readFile(file, 'utf8')).toContain(`${name} (Patient): `);
  await field.fill('p-52');
  await field.press('Enter');
  await expect(
    page.getByText('Failed to load chat history, found chat start moment but no data exists in the realtime database.'),
  ).toBeVisible();
});
