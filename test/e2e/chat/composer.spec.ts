import { expect, test } from '../support/dashboard';
import { ChatScreen } from '../support/ChatScreen';
import { openSignedIn } from '../support/staffSession';

const amelia = 'amelia.hart@staff.example';
const LIST = '/therapist/go-chat/all';
/** In conversations with Amelia; they do not write themselves. */
const [PATIENT, OTHER] = ['patient-13', 'patient-04'];

test('a ready phrase is inserted at the cursor, and the focus never leaves the dialog or the field', async ({
  page,
  sandbox,
}) => {
  const { name } = await sandbox.patient(PATIENT);
  await openSignedIn(page, sandbox, amelia, LIST);
  const chat = new ChatScreen(page);
  await chat.choose(name);
  await chat.composer.fill('Hello, today?');
  await chat.composer.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(6, 6));
  await page.getByRole('button', { name: 'Ready phrases' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your ready phrases' });
  const phrase = dialog.getByRole('button', { name: 'how have you been', exact: true });
  await dialog.getByRole('button', { name: 'Add a phrase' }).press('Enter');
  await dialog.getByRole('textbox', { name: 'Phrase' }).fill('how have you been');
  await dialog.getByRole('button', { name: 'Save phrase' }).press('Enter');
  await expect(phrase).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove: how have you been' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(phrase).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(chat.composer).toHaveValue('Hello, how have you been today?');
  await expect(chat.composer).toBeFocused();
  expect(await chat.composer.evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(
    'Hello, how have you been'.length,
  );
  await page.keyboard.press('Control+z');
  await expect(chat.composer).toHaveValue('Hello, today?');
});

test('pasted text that names another patient is sent only after a confirmation', async ({ page, sandbox }) => {
  const [{ name }, other] = [await sandbox.patient(PATIENT), await sandbox.patient(OTHER)];
  await openSignedIn(page, sandbox, amelia, LIST);
  const chat = new ChatScreen(page);
  await chat.choose(name);
  const text = `Notes on ${other.name}`;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(words => navigator.clipboard.writeText(words), text);
  await chat.composer.press('Control+v');
  await expect(chat.composer).toHaveValue(text);
  await chat.composer.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Is this meant for ${name}?` });
  await expect(question).toContainText(other.name);
  // The safe choice has the focus.
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(chat.composer).toBeFocused();
  await expect(chat.composer).toHaveValue(text);
  expect(await sandbox.storedTimes(text)).toBe(0);
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: `Send to ${name}` }).press('Enter');
  await chat.expectSent(text);
  expect(await sandbox.storedTimes(text)).toBe(1);
});
