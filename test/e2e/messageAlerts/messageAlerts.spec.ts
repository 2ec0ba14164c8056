import type { Page } from '@playwright/test';
import { openChat } from '../support/benedictsChat';
import { expect, test } from '../support/dashboard';
import { openSignedIn } from '../support/staffSession';
import { emailOf } from '../screens';

/** Lets a minute pass in a window, and waits for the messages that it then loads. */
const nextQuestion = (page: Page) =>
  expect(async () => {
    const asked = page.waitForResponse(/list-messages-for-/, { timeout: 3_000 });
    await Promise.all([asked, page.clock.fastForward(61_000)]);
    await (await asked).finished();
  }).toPass({ timeout: 20_000 });
/** Saves the changes: nothing is left to discard once the server has them. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Discard changes' })).toBeHidden();
}
const messages = (page: Page) => page.getByRole('region', { name: 'Messages from the service' });

/** Fills in the form for a new message to everyone. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByText('Warning', { exact: true }).first().click();
  await page.getByRole('radiogroup', { name: 'Can people dismiss it?' }).getByText('Yes').click();
  for (const audience of ['Staff', 'Patients', 'Public'])
    await page.getByText(audience, { exact: true }).first().click();
  await page.getByLabel('Time zone').selectOption('Europe/London');
}

test('a message is planned, shown, dismissed, changed and withdrawn, and disturbs no one who types', async ({
  page,
  browser,
  quiet,
}) => {
  const [therapist, visitor, patient] = await Promise.all(
    [0, 1, 2].map(async () => (await browser.newContext()).newPage()),
  );
  if (therapist === undefined || visitor === undefined || patient === undefined) throw new Error('Three windows.');
  await therapist.clock.install();
  await visitor.clock.install();
  const { chat } = await openChat(therapist, quiet);
  await visitor.goto(quiet.origin);
  await patient.goto(`${quiet.origin}/practice`);
  await patient.getByLabel('Whose app').selectOption({ index: 0 });
  const app = patient.getByLabel('Messages from the service');
  await openSignedIn(page, quiet, emailOf.administrator, '/admin/message-alerts?new=v2');

  // Planned: no one sees it.
  await write(page, 'Chat is slower than usual. Call 116 123 in a crisis.');
  await page.getByRole('textbox', { name: 'Date, From' }).fill('01/01/2090');
  await page.getByRole('textbox', { name: 'Time, From' }).fill('09:00');
  await page.getByRole('button', { name: /^Publish to / }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Publish to .* patients and visitors$/ });
  await confirm.click();
  await page.getByRole('link', { name: 'Open the message' }).click();
  await expect(page.getByText('Planned', { exact: true })).toBeVisible();
  await nextQuestion(visitor);
  await expect(messages(visitor)).toHaveCount(0);

  // Shown: the therapist continues writing where they were.
  await chat.composer.fill('I am writing');
  await page.getByRole('textbox', { name: 'Date, From' }).fill('');
  await page.getByRole('textbox', { name: 'Time, From' }).fill('');
  await save(page);
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  const before = await chat.composer.boundingBox();
  await nextQuestion(therapist);
  await expect(messages(therapist)).toContainText('Chat is slower than usual.');
  await expect(chat.composer).toBeFocused();
  await therapist.keyboard.type(' to you');
  await expect(chat.composer).toHaveValue('I am writing to you');
  const after = await chat.composer.boundingBox();
  expect((after?.y ?? 0) + (after?.height ?? 0)).toBe((before?.y ?? 0) + (before?.height ?? 0));
  await nextQuestion(visitor);
  await expect(messages(visitor)).toContainText('Chat is slower than usual.');
  await expect(app).toContainText('Chat is slower than usual.');

  // Dismissed: on every device of the therapist, and in this tab of the visitor.
  await messages(therapist).getByRole('button', { name: 'Dismiss this message' }).click();
  await expect(messages(therapist)).toHaveCount(0);
  await messages(visitor).getByRole('button', { name: 'Dismiss this message' }).click();
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(messages(visitor)).toHaveCount(0);

  // Changed: another text is shown again.
  await page.getByLabel('Message', { exact: true }).fill('Chat is closed until 18:00.');
  await save(page);
  await nextQuestion(therapist);
  await expect(messages(therapist)).toContainText('Chat is closed until 18:00.');
  await expect(app).toContainText('Chat is closed until 18:00.');

  // Withdrawn: gone from every screen with the next poll.
  await page.getByRole('button', { name: 'Withdraw message…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw message' }).click();
  await expect(page.getByText('This message was withdrawn and can’t be changed.', { exact: false })).toBeVisible();
  await nextQuestion(therapist);
  await expect(messages(therapist)).toHaveCount(0);
  await expect(app).not.toContainText('Chat is closed until 18:00.');
  await expect(chat.composer).toHaveValue('I am writing to you');
});
