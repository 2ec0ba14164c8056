import { expectAccessible } from '../support/accessible';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { expectToFit } from '../support/expectToFit';
import { picture } from '../support/picture';
import { signIn } from '../support/signIn';
import { withReplies } from '../support/withReplies';
import { watchLiveRegions } from '../../support/watchLiveRegions';

const amelia = 'amelia.hart@staff.example';
/** Has a conversation of 10,000 messages with Amelia. */
const LONG = 'patient-01';
const OTHER = 'patient-04';

test('keeps own phrases and puts one where the cursor is, by keyboard alone', async ({ page, sandbox }) => {
  const { name } = await sandbox.patient(LONG);
  await signIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  await page.getByRole('button', { name: 'Ready phrases' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your ready phrases' });
  await dialog.getByRole('button', { name: 'Add a phrase' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Phrase' }).fill('how have you been');
  await dialog.getByRole('button', { name: 'Save phrase' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'how have you been', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await chat.composer.fill('Hello, today?');
  await chat.composer.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(6, 6));
  await page.getByRole('button', { name: 'Ready phrases' }).press('Enter');
  await dialog.getByRole('button', { name: 'how have you been', exact: true }).press('Enter');
  await expect(chat.composer).toHaveValue('Hello, how have you been today?');
  await expect(chat.composer).toBeFocused();
  expect(await chat.composer.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(
    'Hello, how have you been'.length,
  );
  await chat.composer.fill('');
});

test('leaves the keyboard in the dialog of the phrases when one was saved, taken out and put back', async ({
  page,
  sandbox,
}) => {
  const { name } = await sandbox.patient(LONG);
  await signIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  await page.getByRole('button', { name: 'Ready phrases' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your ready phrases' });
  const phrase = (text: string) => dialog.getByRole('button', { name: text, exact: true });
  for (const text of ['for the focus', 'for the second']) {
    await dialog.getByRole('button', { name: 'Add a phrase' }).click();
    await dialog.getByRole('textbox', { name: 'Phrase' }).fill(text);
    await dialog.getByRole('button', { name: 'Save phrase' }).click();
    await expect(phrase(text)).toBeFocused();
  }
  await dialog.getByRole('button', { name: 'Add a phrase' }).press('Enter');
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Add a phrase' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove: for the focus' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(phrase('for the focus')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('asks before pasted text that names another patient goes', async ({ page, sandbox }) => {
  const [{ name }, other] = [await sandbox.patient(LONG), await sandbox.patient(OTHER)];
  await signIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  const text = `Notes on ${other.name}`;
  await chat.composer.evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await chat.composer.fill(text);
  await chat.composer.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Is this meant for ${name}?` });
  await expect(question).toContainText(other.name);
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(chat.composer).toHaveValue(text);
  expect(await sandbox.storedTimes(text)).toBe(0);
  await chat.composer.press('Enter');
  await question.getByRole('button', { name: `Send to ${name}` }).click();
  await chat.expectSent(text);
  expect(await sandbox.storedTimes(text)).toBe(1);
});

test('pins a chat to the front and unpins it, with their texts', async ({ page, quiet }) => {
  await signIn(page, quiet, amelia);
  const chat = new ChatScreen(page);
  await chat.open(quiet.origin);
  // Waiting patients come before all others, pinned or not.
  const notWaiting = chat.conversations().filter({ hasNotText: 'Waiting' });
  await expect(notWaiting).not.toHaveCount(await chat.conversations().count());
  const name = ((await page.getByRole('button', { name: /^Pin / }).last().getAttribute('aria-label')) ?? '').replace(
    /^Pin /,
    '',
  );
  await expect(notWaiting.last()).toContainText(name);
  await page.getByRole('button', { name: `Pin ${name}`, exact: true }).press('Enter');
  await expect(page.getByText(/^Chat session .+@.+ pinned$/)).toBeVisible();
  await expect(notWaiting.first()).toContainText(name);
  await page.reload();
  await expect(notWaiting.first()).toContainText(name);
  await page.getByRole('button', { name: `Unpin ${name}`, exact: true }).press('Enter');
  await expect(page.getByText(/^Chat session .+@.+ unpinned$/)).toBeVisible();
  await expect(notWaiting.last()).toContainText(name);
});

test('finds words, says what it has not searched, loads back to a day and can be stopped', async ({
  page,
  sandbox,
}) => {
  const { name } = await sandbox.patient(LONG);
  await signIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  await chat.send('A wombat was here');
  await chat.expectSent('A wombat was here');
  await page.getByRole('button', { name: 'Find in this conversation' }).click();
  await page.getByRole('searchbox', { name: 'Find words' }).fill('WOMBAT');
  await expect(page.getByText('1 message found among those loaded')).toBeVisible();
  await expect(page.getByText(/messages aren’t loaded and weren’t searched\./)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find words' }).press('Enter');
  await expect(page.locator('.chat-target')).toContainText('A wombat was here');
  await expect(page.getByRole('searchbox', { name: 'Find words' })).toBeFocused();
  const first = await chat.messages().first().locator('time').getAttribute('datetime');
  const day = new Date(Date.parse(first ?? '') - 2 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Go to day').fill(day);
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page.locator('.chat-target')).toBeInViewport({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Load all messages' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
});

test('an answer quotes its message and leads to it, after a reload too', async ({ page, context, sandbox }) => {
  const { name } = await sandbox.patient(LONG);
  await withReplies(context);
  await signIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  await chat.send('Something that gets an answer');
  await chat.expectSent('Something that gets an answer');
  const original = chat.message('Something that gets an answer');
  await original.hover();
  await original.getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByText(/^Reply to .+:/)).toBeVisible();
  await chat.send('An answer to something further up');
  await chat.expectSent('An answer to something further up');
  for (let turn = 0; turn < 3; turn += 1) await chat.send(`Something else, ${turn}`);
  await page.reload();
  const answer = chat.message('An answer to something further up');
  await expect(answer).toBeVisible();
  const quote = answer.getByRole('button', { name: /^In reply to / });
  await expect(quote).toBeVisible();
  await quote.click();
  await expect(page.locator('.chat-target')).toContainText('Something that gets an answer');
  await expect(page.locator('.chat-target')).toBeInViewport();
});

test('a screen reader says each message, edit and deletion once, and nothing of the history or of another patient', async ({
  page,
  sandbox,
}) => {
  const [{ name }, other] = [await sandbox.patient(LONG), await sandbox.patient('patient-13')];
  await page.addInitScript(watchLiveRegions);
  await signIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  const said = async (words: string) =>
    ((await page.evaluate(() => window.liveAnnouncer ?? [])) as readonly string[]).filter(line => line.includes(words));
  const shown = await chat.messages().last().locator('bdi').last().textContent();
  await chat.send('A platypus, once');
  await chat.expectSent('A platypus, once');
  await chat.composer.press('ArrowUp');
  await page.getByRole('textbox', { name: 'Edit your message' }).fill('A platypus, changed');
  await page.keyboard.press('Enter');
  await expect(chat.message('A platypus, changed').getByText('edited')).toBeVisible();
  const row = chat.message('A platypus, changed');
  await row.hover();
  await row.getByRole('button', { name: 'Delete message' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(row).toHaveCount(0);
  // Of a chat that is left nothing more is said.
  await expect.poll(() => said('You deleted a message')).toHaveLength(1);
  await chat.choose(other.name);
  const others = await chat.messages().last().locator('bdi').last().textContent();
  await chat.choose(name);
  expect(await said('platypus')).toEqual([
    'Your message: A platypus, once',
    'You changed a message: A platypus, changed',
  ]);
  expect(await said('You deleted a message')).toHaveLength(1);
  for (const text of [shown, others]) expect(await said(`: ${text}`)).toEqual([]);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`shows the search, the phrases and the list without faults of accessibility, ${scheme}`, async ({
    page,
    sandbox,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const { name } = await sandbox.patient(LONG);
    await signIn(page, sandbox, amelia);
    const chat = new ChatScreen(page);
    await chat.open(sandbox.origin);
    await chat.choose(name);
    await page.getByRole('button', { name: 'Find in this conversation' }).click();
    await page.getByRole('searchbox', { name: 'Find words' }).fill('the');
    await page.keyboard.press('Enter');
    await expect(page.locator('.chat-target')).toBeVisible();
    await expectAccessible(page, 'find in the conversation');
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page);
      await picture(page, `chat-${scheme}-${width}`);
    }
    await page.getByRole('button', { name: 'Ready phrases' }).click();
    await expect(page.getByRole('dialog', { name: 'Your ready phrases' })).toBeVisible();
    await expectAccessible(page, 'ready phrases');
    await picture(page, `phrases-${scheme}`);
  });
}

test('shows what the chat engine is doing', async ({ page, sandbox }) => {
  await signIn(page, sandbox, amelia);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await page.getByRole('button', { name: 'Chat engine details' }).press('Enter');
  const details = page.getByRole('dialog', { name: 'Chat engine' });
  await expect(details).toContainText('0.105.0 (needs ^0.105.0)');
  await expect(details).toContainText('16386');
  await expect(details).toContainText('live');
  await expectAccessible(page, 'what the engine is doing');
});
