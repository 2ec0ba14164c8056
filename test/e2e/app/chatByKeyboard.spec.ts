import { press, reach, reachBack } from '../support/byKeyboard';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { patientOf } from '../support/OtherPeople';
import { openSignedIn } from '../support/staffSession';
import { withReplies } from '../support/withReplies';

const benedict = 'benedict.okafor@staff.example';
/** A patient without a chat. */
const NEW = 'patient-50';
test('a request is accepted, answered, searched, flagged and left without a mouse', async ({
  page,
  context,
  quiet,
}) => {
  const patient = await patientOf(quiet, NEW);
  await withReplies(context);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));

  await openSignedIn(page, quiet, benedict);
  await patient.asks('Could we talk?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search or jump to' }).locator(':focus')).toBeVisible();
  await page.keyboard.type('V2 Chat Requests');
  await page.keyboard.press('Enter');
  await press(page, button(`Accept the request of ${patient.name}`));

  const chat = new ChatScreen(page);
  await expect(chat.composer).toHaveAccessibleName(`Message to ${patient.name}`);
  await reach(page, chat.composer);
  await page.keyboard.type('Good evning, I am here now.');
  await page.keyboard.press('Enter');
  await chat.expectSent('Good evning, I am here now.');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('textbox', { name: 'Edit your message' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Good evening, I am here now.');
  await page.keyboard.press('Enter');
  await expect(chat.message('Good evening, I am here now.').getByText('edited')).toBeVisible();

  // Back from the composer to the newest message, up one, and its reply.
  await reachBack(page, chat.messages().last().locator('..'));
  await page.keyboard.press('ArrowUp');
  await press(page, page.locator('[data-row]:focus-within').getByRole('button', { name: 'Reply' }));
  await reach(page, chat.composer);
  await page.keyboard.type('Yes, let us talk.');
  await page.keyboard.press('Enter');
  await chat.expectSent('Yes, let us talk.');
  await expect(chat.message('Yes, let us talk.').getByRole('button', { name: /^In reply to / })).toBeVisible();

  await reachBack(page, button('Find in this conversation'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Find words' })).toBeFocused();
  await page.keyboard.type('evening');
  await page.keyboard.press('Enter');
  await expect(page.locator('.chat-target')).toContainText('Good evening, I am here now.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox', { name: 'Find words' })).toHaveCount(0);

  await press(page, button('Flag as high risk'));
  await reach(page, page.getByLabel('Reason', { exact: true }));
  await page.keyboard.type('Has not slept for three nights');
  await press(page, dialog.getByRole('button', { name: 'Flag as high risk' }));
  await expect(button('Remove the flag')).toBeVisible();

  await press(page, button('Chat actions'), 'Shift+Tab');
  await press(page, page.getByRole('button', { name: /^Leave the chat/ }));
  await press(page, dialog.getByRole('button', { name: 'Leave the chat' }));
  await expect(page.getByRole('tab', { name: new RegExp(patient.name) })).toHaveCount(0);
});
