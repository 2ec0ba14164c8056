import { accept, act, amelia, ask, dialog, openChat, REQUESTS } from '../support/chatActing';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { patientOf } from '../support/OtherPeople';
import { signIn } from '../support/signIn';

test.describe.configure({ timeout: 120_000 });

const SERVER_FAILED = /Error: An unknown error has occurred\.\s+If the problem persists, then please contact support\./;
const NO_ANSWER = /^We couldn’t confirm/;
/** Has no chat. */
const NEW = 'patient-50';

test('an accept on which the server fails has its words, and the request can be accepted again', async ({
  page,
  quiet,
}) => {
  const patient = await patientOf(quiet, NEW);
  await signIn(page, quiet, amelia, REQUESTS);
  await patient.asks('Could we talk?');
  await expect(accept(page, patient.name)).toBeVisible();
  await page.route(/\/accept$/, route => route.fulfill({ status: 503 }));
  await accept(page, patient.name).click();
  await expect(page.getByText(SERVER_FAILED).first()).toBeVisible();
  await expect(page.getByText(NO_ANSWER)).toHaveCount(0);
  await page.unroute(/\/accept$/);
  await accept(page, patient.name).click();
  await expect(new ChatScreen(page).message('Could we talk?')).toBeVisible();
});

test('an invitation on which the server fails has its words, and is not called sent', async ({ page, quiet }) => {
  await signIn(page, quiet, amelia);
  await openChat(page, quiet);
  await act(page, 'Invite a colleague');
  await page.route(/\/therapist\/chats\/[^/]+\/invite\//, route => route.fulfill({ status: 503 }));
  await ask(page, 'Benedict Okafor', 'Send the invitation');
  await expect(dialog(page).getByText(SERVER_FAILED)).toBeVisible();
  await expect(page.getByText(NO_ANSWER)).toHaveCount(0);
  await expect(page.getByText('Invitation has been successfully sent.')).toHaveCount(0);
});

test('a chat that the server fails to end has its words, and is still there', async ({ page, quiet }) => {
  await signIn(page, quiet, amelia);
  const name = await openChat(page, quiet);
  await page.route(/\/therapist\/chats\/|\/chat-sessions\/|\/chats\//, route =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503 }),
  );
  await act(page, 'Leave the chat');
  await dialog(page)
    .getByRole('button', { name: /^Leave/ })
    .click();
  await expect(page.getByText(SERVER_FAILED).first()).toBeVisible();
  await expect(page.getByText(NO_ANSWER)).toHaveCount(0);
  await expect(new ChatScreen(page).conversation(name)).toBeVisible();
});
