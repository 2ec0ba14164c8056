import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import {
  accept,
  act,
  amelia,
  ask,
  benedict,
  comeIn,
  dialog,
  OLD,
  openChat,
  request,
  REQUESTS,
} from '../support/chatActing';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { looks } from '../support/looks';
import { callsAs, patientOf } from '../support/OtherPeople';
import { picture } from '../support/picture';
import { signIn } from '../support/signIn';

/** Has no chat. */
const NEW = 'patient-50';

test.describe.configure({ timeout: 120_000 });

test('twenty accepts at once have one winner, and the others see who it is', async ({ page, browser, quiet }) => {
  const patient = await patientOf(quiet, NEW);
  await signIn(page, quiet, amelia);
  const others = await comeIn(browser, quiet, benedict);
  const calls = [await callsAs(page, quiet, REQUESTS), await callsAs(others, quiet, REQUESTS)];
  const id = await patient.asks('Could we talk?');
  for (const screen of [page, others]) await expect(accept(screen, patient.name)).toBeVisible();
  // All are under way before the first is answered, which takes the button from the other screen.
  await quiet.faults({ latencyMs: 2_000, pathPrefix: '/therapist/chat-requests/' });
  const pressed = [page, others].map(screen => screen.waitForRequest(sent => sent.url().endsWith('/accept')));
  for (const screen of [page, others]) await accept(screen, patient.name).click();
  await Promise.all(pressed);
  const answers = await Promise.all(
    Array.from({ length: 18 }, async (_, turn) => ({
      by: turn % 2,
      ...(await calls[turn % 2]?.('GET', `/therapist/chat-requests/${id}/accept`)),
    })),
  );
  const winners = new Set(answers.filter(({ status }) => status === 200).map(({ by }) => by));
  expect(winners.size).toBe(1);
  const [winner = 0] = winners;
  const [name, screens] = winner === 0 ? ['Amelia Hart', [page, others]] : ['Benedict Okafor', [others, page]];
  const refusals = answers.filter(({ by }) => by !== winner);
  expect(refusals).toHaveLength(9);
  for (const { status, text } of refusals) expect([status, text]).toEqual([409, `ConflictError\n${name}`]);
  await expect(screens[0] as Page).toHaveURL(/\/therapist\/go-chat\/all\/.+/);
  await expect(new ChatScreen(screens[0] as Page).message('Could we talk?')).toBeVisible();
  await expect(
    (screens[1] as Page).getByText(`${name} has already accepted the request of ${patient.name}.`),
  ).toBeVisible();
  await expect(request(screens[1] as Page, patient.name)).toHaveCount(0);
  await others.context().close();
});

test('requests are in the order of need, come and go without a reload, and never look empty when they cannot be loaded', async ({
  page,
  quiet,
}) => {
  const [first, flagged, urgent] = [
    await patientOf(quiet, NEW),
    await patientOf(quiet, 'patient-53'),
    await patientOf(quiet, 'patient-52'),
  ];
  const names = [first.name, flagged.name, urgent.name];
  await signIn(page, quiet, amelia, REQUESTS);
  await expect(page.getByRole('heading', { name: 'V2 Chat Requests' })).toBeVisible();
  await first.asks('I asked first');
  await flagged.asks('I am flagged');
  await urgent.asksAtOnce('Now, please');
  const order = async () =>
    (await page.getByRole('article').evaluateAll(rows => rows.map(row => row.getAttribute('aria-label')))).filter(
      name => names.includes(name ?? ''),
    );
  await expect.poll(order).toEqual([urgent.name, flagged.name, first.name]);
  await expect(request(page, urgent.name)).toContainText('Emergency');
  await expect(request(page, flagged.name)).toContainText('High risk');
  await quiet.faults({ refusals: { status: 503, next: 99 }, pathPrefix: '/therapist/chat-requests' });
  await expect(page.getByText('This list may be out of date')).toBeVisible({ timeout: 30_000 });
  await expect(request(page, first.name)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Couldn’t load the requests. Patients may still be waiting.')).toBeVisible();
  await expect(page.getByText('Nobody is waiting.')).toHaveCount(0);
  // The list may be updated before the key press.
  await page.getByRole('button', { name: 'Try again' }).focus();
  await quiet.faults({ reset: true });
  await page.keyboard.press('Enter');
  await expect(request(page, first.name)).toBeVisible();
});

test('requests and chats are in one order of need, and a key leads from one to the next', async ({ page, quiet }) => {
  await signIn(page, quiet, amelia);
  await (await patientOf(quiet, 'patient-31')).asksAtOnce('I am not safe');
  const chat = new ChatScreen(page);
  await chat.open(quiet.origin);
  const rows = page.locator('.chat-conversations > li');
  await expect(rows.first()).toContainText(/Asks for a chat.*Emergency/, { timeout: 30_000 });
  const texts = await rows.allInnerTexts();
  const needsAttention = texts.map(text => /Asks for a chat|Waiting|May be waiting|unread/.test(text));
  expect(needsAttention.lastIndexOf(true)).toBeLessThan(
    needsAttention.includes(false) ? needsAttention.indexOf(false) : texts.length,
  );
  const flagged = texts.flatMap((text, at) => (needsAttention[at] === true && text.includes('High risk') ? [at] : []));
  const others = texts.flatMap((text, at) =>
    needsAttention[at] === true && !/High risk|Emergency/.test(text) ? [at] : [],
  );
  expect(Math.max(-1, ...flagged)).toBeLessThan(Math.min(texts.length, ...others));
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Go to the next patient who needs me')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Alt+Shift+N');
  await expect(page).toHaveURL(/\/therapist\/go-chat-requests$/);
  await page.keyboard.press('Alt+Shift+N');
  await expect(page).not.toHaveURL(/chat-requests$/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('next patient');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a lost answer to an accept is shown plainly and never retried automatically', async ({ page, quiet }) => {
  const patient = await patientOf(quiet, NEW);
  await signIn(page, quiet, amelia, REQUESTS);
  await patient.asks('Could we talk?');
  await expect(accept(page, patient.name)).toBeVisible();
  let accepts = 0;
  page.on('request', sent => void (accepts += Number(sent.url().endsWith('/accept'))));
  // The browser itself sends a request again whose connection broke at once, so all of them have to be lost.
  await quiet.faults({ loseAnswers: { probability: 1 }, pathPrefix: '/therapist/chat-requests/' });
  await accept(page, patient.name).click();
  await expect(page.getByText(`We couldn’t confirm whether you now have the chat with ${patient.name}.`)).toBeVisible();
  await page.waitForTimeout(3_000);
  expect(accepts).toBe(1);
  await quiet.faults({ reset: true });
  await page.goto(`${quiet.origin}/therapist/go-chat/all`);
  await expect(new ChatScreen(page).conversation(patient.name)).toBeVisible();
});

test('an invitation has three outcomes, and only what was sent says so', async ({ page, browser, quiet }) => {
  await signIn(page, quiet, amelia);
  const name = await openChat(page, quiet);
  await act(page, 'Invite a colleague');
  await ask(page, 'Ivo Marsh', 'Send the invitation');
  await expect(
    dialog(page).getByText('The invitation was not sent. Ivo Marsh has no real-time identity yet'),
  ).toBeVisible();
  await expect(page.getByText('Invitation has been successfully sent.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await act(page, 'Invite a colleague');
  await ask(page, 'Benedict Okafor', 'Send the invitation', 'Please join us');
  await expect(dialog(page).getByText('Invitation has been successfully sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await act(page, 'Invite a colleague');
  await ask(page, 'Benedict Okafor', 'Send the invitation');
  await expect(
    dialog(page).getByText('Invite to chat failed. Therapist(s) already have a pending invitation.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await act(page, 'Invite a colleague');
  await page.getByLabel('Colleague', { exact: true }).selectOption({ label: 'Benedict Okafor' });
  const others = await comeIn(browser, quiet, benedict);
  await others.goto(quiet.origin + REQUESTS);
  await expect(request(others, name)).toContainText('Amelia Hart invites you into this chat');
  await expect(request(others, name)).toContainText('Please join us');
  await accept(others, name).click();
  await expect(others).toHaveURL(/\/therapist\/go-chat\/all\/.+/);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(
    dialog(page).getByText('Invite to chat failed. Invited therapist already has access to the chat.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(new ChatScreen(page).message('Benedict Okafor has joined the chat.')).toBeVisible();
  await others.context().close();
});

test('a handover carries its message; the sender leads until it is accepted, and is then notified', async ({
  page,
  browser,
  quiet,
}) => {
  await signIn(page, quiet, amelia);
  const name = await openChat(page, quiet);
  await act(page, 'Hand over');
  await ask(page, 'Benedict Okafor', 'Ask to take over');
  await expect(dialog(page).getByText('Write a message to your colleague first.')).toBeVisible();
  await page.getByLabel('Message to your colleague').fill('End of my shift; she waits for an answer');
  await page.getByRole('button', { name: 'Ask to take over' }).click();
  await expect(
    dialog(page).getByText(
      'Benedict Okafor has been asked to take over. You stay the lead therapist until they accept.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  const role = (screen: Page) => screen.locator('.chat-facts dd').nth(1);
  await expect(role(page)).toHaveText('Lead therapist');
  const others = await comeIn(browser, quiet, benedict);
  await others.goto(quiet.origin + REQUESTS);
  await expect(request(others, name)).toContainText('Amelia Hart hands this chat over to you');
  await expect(request(others, name)).toContainText('End of my shift; she waits for an answer');
  await accept(others, name).click();
  await expect(role(others)).toHaveText('Lead therapist');
  await expect(role(page)).toHaveText('Invited therapist');
  await act(page, 'Claim the lead');
  await expect(page.getByRole('button', { name: 'Claim the chat from Benedict Okafor' })).toBeVisible();
  await others.context().close();
});

test('a V1 chat has the same acts: a colleague is invited and comes, and the chat ends for both', async ({
  page,
  browser,
  quiet,
}) => {
  const { name } = await quiet.patient(OLD);
  await signIn(page, quiet, amelia, '/therapist/chat');
  await page.locator('.chat-conversation').filter({ hasText: name }).first().click();
  await act(page, 'Invite a colleague');
  await ask(page, 'Benedict Okafor', 'Send the invitation');
  await expect(dialog(page).getByText('Invitation has been successfully sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  const others = await comeIn(browser, quiet, benedict);
  await others.goto(`${quiet.origin}/therapist/chat-requests`);
  await accept(others, name).click();
  await expect(others).toHaveURL(/\/therapist\/chat\/[^/]+$/);
  await expect(new ChatScreen(page).message('Benedict Okafor has joined the chat.')).toBeVisible();
  await act(page, 'End the chat');
  await dialog(page).getByRole('button', { name: 'End the chat' }).click();
  for (const screen of [page, others]) await expect(screen.getByRole('tab', { name: new RegExp(name) })).toHaveCount(0);
  await others.context().close();
});

test('claiming shows the present lead first, by email and by id', async ({ page, quiet }) => {
  const benedicts = await quiet.patient('patient-02');
  await signIn(page, quiet, amelia, '/therapist/claim-chat');
  await page.getByLabel('Patient id or email').fill('nobody@patient.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is no active chat with this patient.')).toBeVisible();
  await page.getByLabel('Patient id or email').fill(benedicts.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Benedict Okafor', { exact: true })).toBeVisible();
  await page.getByLabel('Reason for claiming this chat').fill('Benedict is off sick');
  await page.getByRole('button', { name: 'Claim the chat from Benedict Okafor' }).click();
  await expect(page).toHaveURL(/\/therapist\/go-chat\/all\/.+/);
  await expect(new ChatScreen(page).message('Amelia Hart has joined the chat.')).toBeVisible();
  await page.goto(`${quiet.origin}/therapist/claim-chat?patient=p-02`);
  await expect(page.getByText('You already lead this chat.')).toBeVisible();
});

for (const { title, button, path, done, draft = '' } of [
  { title: 'Leave the chat', button: 'Leave the chat', path: '/therapist/chats', done: 'You have left the chat with' },
  {
    title: 'End the chat',
    button: 'End the chat',
    path: '/therapist/chats',
    done: 'The chat with',
    draft: 'See you on Thursday',
  },
]) {
  test(`${title.toLowerCase()}: refused it says whom to ask, done it closes the chat's tab`, async ({
    page,
    quiet,
  }) => {
    await signIn(page, quiet, amelia);
    const name = await openChat(page, quiet);
    const tab = page.getByRole('tab', { name: new RegExp(name) });
    await expect(tab).toBeVisible();
    await new ChatScreen(page).composer.fill(draft);
    await act(page, title);
    await quiet.faults({ refusals: { status: 403, next: 1 }, pathPrefix: path });
    await dialog(page).getByRole('button', { name: button }).click();
    await expect(dialog(page).getByText('Please contact support.', { exact: true })).toBeVisible();
    await expect(tab).toBeVisible();
    await quiet.faults({ reset: true });
    await dialog(page).getByRole('button', { name: button }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(tab).toHaveCount(0);
    if (done !== '') await expect(page.getByText(done).first()).toBeVisible();
    await page.goto(`${quiet.origin}/therapist/go-chat/all`);
    await new ChatScreen(page).expectGone(name, draft);
    await expectAccessible(page, `the list after: ${title}`);
  });
}

test('the keyboard stays on the button that waits, what is on its way stays on the screen, and Escape closes once it was refused', async ({
  page,
  quiet,
}) => {
  await signIn(page, quiet, amelia);
  await openChat(page, quiet);
  await act(page, 'End the chat');
  await quiet.faults({ latencyMs: 3_000, refusals: { status: 403, next: 1 }, pathPrefix: '/therapist/chats' });
  const end = dialog(page).getByRole('button', { name: 'End the chat' });
  await end.press('Enter');
  await expect(dialog(page).getByText('In progress. This can’t be cancelled now…')).toBeVisible();
  await expect(end).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(end).toBeVisible();
  await expect(dialog(page).getByText('Please contact support.', { exact: true })).toBeVisible();
  await expect(end).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('the high-risk flag is saved with its reason, never one without the other', async ({ page, quiet }) => {
  await signIn(page, quiet, amelia);
  const calls = await callsAs(page, quiet);
  const patientId = 'p-07';
  const notes = async () => {
    const { text } = await calls('GET', `/patients/${patientId}/moments?types[]=note&limit=100`);
    return (JSON.parse(text) as { moments: { note?: string }[] }).moments.flatMap(({ note }) =>
      note?.startsWith('Reason to set') ? [note] : [],
    );
  };
  const flag = async () =>
    (JSON.parse((await calls('GET', `/patients/${patientId}/chat`)).text) as { highRisk: boolean }).highRisk;
  await openChat(page, quiet, 'patient-07');
  const panel = page.getByRole('complementary', { name: 'Patient' });
  await expect(panel.getByText('Not flagged')).toBeVisible();
  await panel.getByRole('button', { name: 'Flag as high risk' }).click();
  await page.getByRole('button', { name: 'Set the flag and save the reason' }).click();
  await expect(page.getByText('Enter a reason.')).toBeVisible();
  await page.getByLabel('Reason', { exact: true }).fill('Spoke of plans');
  await quiet.faults({ refusals: { status: 403, next: 1 }, pathPrefix: '/therapist/assigned-patients' });
  await page.getByRole('button', { name: 'Set the flag and save the reason' }).click();
  await expect(page.getByText('Neither the flag nor the note was changed.')).toBeVisible();
  expect([await notes(), await flag()]).toEqual([[], false]);
  await quiet.faults({ reset: true, loseAnswers: { probability: 1 }, pathPrefix: '/therapist/assigned-patients' });
  await page.getByRole('button', { name: 'Set the flag and save the reason' }).click();
  await expect(panel.getByText('We couldn’t confirm your change.')).toBeVisible();
  await expect(panel.getByText('Not flagged')).toBeVisible();
  // The page that comes after it knows what was begun.
  await page.reload();
  await expect(panel.getByText('We couldn’t confirm your change.')).toBeVisible();
  await quiet.faults({ reset: true });
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('button', { name: 'Remove the flag' })).toBeVisible();
  expect(await flag()).toBe(true);
  expect(await notes()).toEqual([
    expect.stringMatching(/^Reason to set the high-risk flag: Spoke of plans \[[0-9a-f]{12}\]$/),
  ]);
  await page.reload();
  await expect(panel.getByText('High risk').first()).toBeVisible();
});

test('everything can be done by keyboard alone', async ({ page, quiet }) => {
  const patient = await patientOf(quiet, NEW);
  await patient.asks('Could we talk?');
  await signIn(page, quiet, amelia, REQUESTS);
  await accept(page, patient.name).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/therapist\/go-chat\/all\/.+/);
  const open = page.getByRole('button', { name: 'Chat actions' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Leave the chat/ })).toBeVisible();
  for (
    let turn = 0;
    turn < 12 &&
    !(await page.getByRole('button', { name: /^Leave the chat/ }).evaluate(node => node === document.activeElement));
    turn += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

for (const { colorScheme, width } of looks) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test('requests, claims and acts have no accessibility violation and fit', async ({ page, quiet }) => {
      const urgent = await patientOf(quiet, 'patient-53');
      await (await patientOf(quiet, NEW)).asks('Could we talk?');
      await urgent.asksAtOnce('Now, please');
      const fits = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('main *, .bp6-dialog *')].every(
            part => part.className === 'visually-hidden' || part.getBoundingClientRect().right <= window.innerWidth + 1,
          ),
        );
      const look = async (name: string): Promise<void> => {
        await expectAccessible(page, name);
        await picture(page, `${name.replace(' ', '-')}-${colorScheme}-${width}`);
      };
      await signIn(page, quiet, amelia, REQUESTS);
      await expect(accept(page, urgent.name)).toBeVisible();
      await look('requests');
      expect(await fits()).toBe(true);
      await page.goto(`${quiet.origin}/therapist/claim-chat?patient=p-02`);
      await expect(page.getByRole('button', { name: /^Claim the chat/ })).toBeVisible();
      await look('claim');
      expect(await fits()).toBe(true);
      await openChat(page, quiet);
      await page.getByRole('button', { name: 'Chat actions' }).click();
      await expect(page.getByRole('button', { name: /^Hand over/ })).toBeVisible();
      await look('acts');
      await page.getByRole('button', { name: /^Hand over/ }).click();
      await expect(page.getByLabel('Colleague', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Ask to take over' }).click();
      await expect(page.getByText('Choose a colleague first.')).toBeVisible();
      await look('handover');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(page)).toHaveCount(0);
      await act(page, 'Discharge the patient');
      await expect(dialog(page).getByRole('list', { name: 'Checklist' }).getByRole('listitem').first()).toBeVisible();
      await look('discharge');
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog(page)).toHaveCount(0);
      if (width < 960) await page.getByRole('button', { name: 'Patient details' }).click();
      await page.getByRole('button', { name: /^(Flag as high risk|Remove the flag)$/ }).click();
      await expect(page.getByLabel('Reason', { exact: true })).toBeVisible();
      await look('high risk');
      expect(await fits()).toBe(true);
    });
  });
}
