import type { Page } from '@playwright/test';
import { accept, act, amelia, ask, benedict, openDevice, dialog, OLD, openChat, REQUESTS } from '../support/chatActing';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { patientOf } from '../support/OtherPeople';
import { openSignedIn } from '../support/staffSession';

/** A patient without a chat. */
const NEW = 'patient-50';

test('one of two therapists who accept an emergency together gets the chat, which shows it until it is answered', async ({
  page,
  browser,
  quiet,
}) => {
  const patient = await patientOf(quiet, NEW);
  await openSignedIn(page, quiet, amelia, REQUESTS);
  const others = await openDevice(browser, quiet, benedict, REQUESTS);
  // The request appears without a reload.
  await patient.asksAtOnce('I need help now');
  const screens = [page, others];
  for (const screen of screens) await expect(accept(screen, patient.name)).toBeVisible();
  // Both calls are sent before the first is answered, which removes the button from the other screen.
  await quiet.faults({ latencyMs: 1_000, pathPrefix: '/therapist/chat-requests/' });
  const answers = screens.map(screen => screen.waitForResponse(answer => answer.url().endsWith('/accept')));
  for (const screen of screens) await accept(screen, patient.name).press('Enter');
  const statuses = (await Promise.all(answers)).map(answer => answer.status());
  expect([...statuses].sort()).toEqual([200, 409]);
  const [winner, loser, name] = statuses[0] === 200 ? [page, others, 'Amelia Hart'] : [others, page, 'Benedict Okafor'];
  await expect(winner).toHaveURL(/\/therapist\/go-chat\/all\/.+/);
  const chat = new ChatScreen(winner);
  await expect(chat.message('I need help now')).toBeVisible();
  await expect(loser.getByText(`${name} has already accepted the request of ${patient.name}.`)).toBeVisible();
  await expect(accept(loser, patient.name)).toHaveCount(0);
  await quiet.faults({ reset: true });
  const mark = winner.locator('.chat-head').getByText('Emergency');
  // With the patient's pane beside it, and without.
  for (const width of [1440, 800]) {
    await winner.setViewportSize({ width, height: 900 });
    await expect(mark).toBeVisible();
  }
  await chat.send('I am here with you.');
  await expect(mark).toHaveCount(0);
  await others.context().close();
});

test('a chat that is handed over changes its lead on both screens once the colleague accepts', async ({
  page,
  browser,
  quiet,
}) => {
  await openSignedIn(page, quiet, amelia, '/therapist/go-chat/all');
  const name = await openChat(page, quiet);
  await act(page, 'Hand over');
  await ask(page, 'Benedict Okafor', 'Ask to take over', 'End of my shift');
  await expect(dialog(page).getByText('You stay the lead therapist until they accept.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  const role = (screen: Page) => screen.locator('.chat-facts dd').first();
  await expect(role(page)).toHaveText('Lead therapist');
  const others = await openDevice(browser, quiet, benedict, REQUESTS);
  await expect(others.getByRole('article', { name })).toContainText('End of my shift');
  await accept(others, name).click();
  await expect(role(others)).toHaveText('Lead therapist');
  await expect(role(page)).toHaveText('Invited therapist');
  await others.context().close();
});

test('a V1 chat that ends on one device leads the other to its list of chats and unsent texts', async ({
  page,
  browser,
  quiet,
}) => {
  await openSignedIn(page, quiet, amelia, '/therapist/chat');
  const name = await openChat(page, quiet, OLD);
  const second = await openDevice(browser, quiet, amelia, '/therapist/chat');
  await openChat(second, quiet, OLD);
  const chat = new ChatScreen(second);
  await quiet.faults({ loseRequests: { probability: 1 }, pathPrefix: '/chats' });
  await chat.send('not sent in time');
  await chat.expectPending('not sent in time');
  await chat.composer.fill('half a thought on the other device');
  await act(page, 'End the chat');
  await dialog(page).getByRole('button', { name: 'End the chat' }).click();
  await expect(page.getByRole('tab', { name: new RegExp(name) })).toHaveCount(0);
  await expect(second.locator('.toasts').getByText(name)).toBeVisible();
  await expect(second).toHaveURL(`${quiet.origin}/therapist/chat`);
  await chat.expectGone(name, 'half a thought on the other device');
  await expect(second.getByRole('list', { name: 'Unsent messages without a chat' })).toContainText('not sent in time');
  await second.setViewportSize({ width: 390, height: 664 });
  const wholeRows = await second.locator('.chat-conversations').evaluate(list => {
    const { top, bottom } = list.getBoundingClientRect();
    return [...list.querySelectorAll('.chat-conversation')]
      .map(row => row.getBoundingClientRect())
      .filter(row => row.top >= top && row.bottom <= bottom).length;
  });
  expect(wholeRows).toBeGreaterThan(0);
  await second.context().close();
});

test('a discharge in the chat keeps the focus on its button until it is answered, then closes the tab', async ({
  page,
  quiet,
}) => {
  await openSignedIn(page, quiet, amelia, '/therapist/go-chat/all');
  const name = await openChat(page, quiet);
  const tab = page.getByRole('tab', { name: new RegExp(name) });
  await expect(tab).toBeVisible();
  await act(page, 'Discharge the patient');
  const confirm = dialog(page).getByRole('button', { name: 'Discharge from care' });
  const boxes = dialog(page).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  await confirm.press('Enter');
  await expect(boxes.first()).toBeFocused();
  for (const box of await boxes.all()) await box.press('Space');
  await dialog(page).getByLabel('Reason', { exact: true }).fill('Moved to the crisis team.');
  await quiet.faults({
    latencyMs: 1_000,
    refusals: { status: 403, next: 1 },
    pathPrefix: '/therapist/assigned-patients/',
  });
  await confirm.press('Enter');
  await expect(confirm).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Please contact support.', { exact: true })).toBeVisible();
  await expect(confirm).toBeFocused();
  await expect(tab).toBeVisible();
  await quiet.faults({ reset: true });
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(tab).toHaveCount(0);
  await expect(page.getByText(`${name} has been discharged.`).first()).toBeVisible();
  await new ChatScreen(page).expectGone(name);
});
