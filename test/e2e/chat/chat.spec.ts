import { expect, test } from '../support/dashboard';
import { ChatScreen } from '../support/ChatScreen';
import { signIn } from '../support/signIn';

const amelia = 'amelia.hart@staff.example';
/** Replies within seconds to every message. */
const TALKATIVE = 'patient-04';
/** Has a conversation with Amelia, and never writes first. */
const OTHER = 'patient-13';
/** Has a conversation of 10,000 messages with Amelia. */
const LONG = 'patient-01';

test('talks with a practice patient: pending, sent, read, typing and an automatic answer', async ({
  page,
  sandbox,
}) => {
  const { name } = await sandbox.patient(TALKATIVE);
  await signIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  await sandbox.faults({ latencyMs: 1_500, pathPrefix: '/v2/chats' });
  await chat.send('How did the week go?');
  await chat.expectPending('How did the week go?');
  await expect(chat.composer).toHaveValue('');
  await sandbox.faults({ reset: true });
  await chat.expectSent('How did the week go?');
  await expect(chat.message('How did the week go?').getByText('Read', { exact: true })).toBeVisible();
  await expect(page.getByText(/ is typing…$/)).toBeVisible();
  await expect(chat.messages().last()).toHaveAccessibleName(new RegExp(`^${name}`));
  expect(await sandbox.storedTimes('How did the week go?')).toBe(1);
});

test('edits and deletes an own message', async ({ page, sandbox }) => {
  const { name } = await sandbox.patient(LONG);
  await signIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  await chat.send('A sentnce with a fault');
  await chat.expectSent('A sentnce with a fault');
  await chat.composer.press('ArrowUp');
  const editor = page.getByRole('textbox', { name: 'Edit your message' });
  await expect(editor).toHaveValue('A sentnce with a fault');
  await editor.fill('A sentence without one');
  await editor.press('Enter');
  await expect(chat.message('A sentence without one').getByText('edited')).toBeVisible();
  await expect(chat.message('A sentnce with a fault')).toHaveCount(0);
  const row = chat.message('A sentence without one');
  await row.hover();
  await row.getByRole('button', { name: 'Delete message' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(chat.message('A sentence without one')).toHaveCount(0);
  await expect(chat.messages().last()).toContainText('This message was deleted.');
  await page.reload();
  await expect(chat.messages().last()).toContainText('This message was deleted.');
});

test('loads older history on scrolling up and draws only what is visible', async ({ page, sandbox }) => {
  const { name } = await sandbox.patient(LONG);
  await signIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  const loaded = new Set<string>();
  const box = await chat.timeline.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 60);
  for (let turn = 0; turn < 240 && loaded.size < 160; turn += 1) {
    for (const label of await chat
      .messages()
      .evaluateAll(rows => rows.map(row => `${row.getAttribute('aria-label')} ${row.textContent}`)))
      loaded.add(label);
    await page.mouse.wheel(0, -1_200);
    await page.waitForTimeout(120);
  }
  expect(loaded.size).toBeGreaterThanOrEqual(160);
  expect(await chat.messages().count()).toBeLessThan(60);
});

const oddTexts = [
  ['markup', '<img src=x onerror="document.body.dataset.hacked=1"><b>bold</b> &amp; </script>'],
  ['emoji', '👩‍👩‍👧‍👦 💚 🇬🇧 e\u0301'],
  ['right to left', 'مرحبا، كيف حالك؟ \u202eabc'],
  ['several lines', 'one\n\n  two\n\tthree'],
] as const;

test('shows odd texts as text and sends them byte for byte', async ({ page, sandbox }) => {
  const { name } = await sandbox.patient(LONG);
  await signIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  for (const [, text] of oddTexts) {
    await chat.send(text);
    await expect.poll(() => sandbox.storedTimes(text)).toBe(1);
  }
  await expect(chat.message('<img src=x')).toBeVisible();
  expect(await page.locator('body').getAttribute('data-hacked')).toBeNull();
  await expect(chat.messages().last().locator('bdi').last()).toHaveText('one\n\n  two\n\tthree', {
    useInnerText: true,
  });
});

test('refuses white space only and a text that is too long, and keeps the text', async ({ page, sandbox }) => {
  const { name } = await sandbox.patient(LONG);
  await signIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  const before = await chat.messages().last().textContent();
  await chat.send('   \n ');
  await chat.composer.fill('x'.repeat(10_001));
  await chat.composer.press('Enter');
  await expect(page.getByText('This message is too long to send.')).toBeVisible();
  expect((await chat.composer.inputValue()).length).toBe(10_001);
  expect(await chat.messages().last().textContent()).toBe(before);
  await chat.composer.fill('');
});

test('switching patients while a message is on its way never sends it to the other one', async ({ page, sandbox }) => {
  const [first, second] = [(await sandbox.patient(LONG)).name, (await sandbox.patient(OTHER)).name];
  await signIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(first);
  await sandbox.faults({ latencyMs: 1_500, pathPrefix: '/v2/chats' });
  await chat.send('Meant for the first');
  await chat.conversation(second).first().click();
  await expect(chat.composer).toHaveAccessibleName(`Message to ${second}`);
  await chat.send('Meant for the second');
  await chat.conversation(first).first().click();
  await sandbox.faults({ reset: true });
  await chat.expectSent('Meant for the first');
  await expect(chat.message('Meant for the second')).toHaveCount(0);
  await chat.conversation(second).first().click();
  await chat.expectSent('Meant for the second');
  await expect(chat.message('Meant for the first')).toHaveCount(0);
  expect([await sandbox.storedTimes('Meant for the first'), await sandbox.storedTimes('Meant for the second')]).toEqual(
    [1, 1],
  );
});

test('sixty quick switches between three patients, and no draft crosses', async ({ page, sandbox }) => {
  const names = await Promise.all([LONG, OTHER, TALKATIVE].map(async uid => (await sandbox.patient(uid)).name));
  await signIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  const typed = new Map<string, string>();
  for (let turn = 0; turn < 60; turn += 1) {
    const name = names[(turn * 7) % 3 === 0 ? turn % 3 : (turn * 5 + 1) % 3] ?? '';
    await chat.conversation(name).first().click();
    const field = page.getByRole('textbox', { name: `Message to ${name}`, exact: true });
    const draft = typed.get(name) ?? '';
    // Nothing yet or the own draft, never that of another.
    expect(['', draft]).toContain(await field.inputValue());
    await expect(field).toHaveValue(draft);
    typed.set(name, `${turn} for ${name}`);
    await field.fill(`${turn} for ${name}`);
  }
  await page.waitForTimeout(500);
  await page.reload();
  for (const name of names) {
    await chat.conversation(name).first().click();
    await expect(chat.composer).toHaveValue(typed.get(name) ?? '');
    await chat.composer.fill('');
  }
});

test('a draft stays with its patient over switching and a reload', async ({ page, sandbox }) => {
  const [first, second] = [(await sandbox.patient(LONG)).name, (await sandbox.patient(TALKATIVE)).name];
  await signIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(first);
  await chat.composer.fill('half a thought for the first');
  await chat.choose(second);
  await expect(chat.composer).toHaveValue('');
  await chat.composer.fill('something else for the second');
  await chat.choose(first);
  await expect(chat.composer).toHaveValue('half a thought for the first');
  await page.waitForTimeout(1_000);
  await page.reload();
  await expect(chat.composer).toHaveValue('half a thought for the first');
  await chat.composer.fill('');
});
