import { expect, test } from '../support/dashboard';
import { ChatScreen } from '../support/ChatScreen';
import { openSignedIn } from '../support/staffSession';

// Practice patients read and answer.
test.use({ options: { of: ['--longest-chat', '60'] } });

const amelia = 'amelia.hart@staff.example';
const markup = '<img src=x onerror="document.body.dataset.hacked=1"> 👩‍👩‍👧 مرحبا\n\n  to the ';

// Both patients answer every message within seconds.
for (const { generation, list, uid } of [
  { generation: 'V2', list: '/therapist/go-chat/all', uid: 'patient-04' },
  { generation: 'V1', list: '/therapist/chat', uid: 'patient-44' },
])
  test(`a ${generation} message waits, is sent, read and answered; an own message is edited and deleted for good`, async ({
    page,
    sandbox,
  }) => {
    const { name } = await sandbox.patient(uid);
    const text = `${markup}${generation} chat`;
    await openSignedIn(page, sandbox, amelia, list);
    const chat = new ChatScreen(page);
    await chat.choose(name);
    await sandbox.faults({
      loseRequests: { probability: 1 },
      pathPrefix: generation === 'V2' ? '/v2/chats' : '/chats',
    });
    await chat.send(text);
    await chat.expectPending('<img src=x');
    await expect(chat.composer).toHaveValue('');
    await sandbox.faults({ reset: true });
    await chat.expectSent('<img src=x');
    expect(await sandbox.storedTimes(text)).toBe(1);
    expect(await page.locator('body').getAttribute('data-hacked')).toBeNull();

    await chat.send('A sentnce with a fault');
    await chat.expectSent('A sentnce with a fault');
    await chat.composer.press('ArrowUp');
    const editor = page.getByRole('textbox', { name: 'Edit your message' });
    await expect(editor).toBeFocused();
    await editor.fill('A sentence without one');
    await editor.press('Enter');
    await expect(chat.message('A sentence without one').getByText('edited')).toBeVisible();
    await chat.deleteMessage('A sentence without one');

    await expect(chat.message('<img src=x').getByText('Read', { exact: true })).toBeVisible();
    await expect(chat.messages().last()).toHaveAccessibleName(new RegExp(`^${name}`));
    await page.reload();
    await expect(chat.composer).toHaveAccessibleName(`Message to ${name}`);
    // The patient's history has deleted messages too.
    await expect(page.locator('li:has-text("<img src=x") ~ li').getByText('This message was deleted.')).toBeVisible();
    await chat.expectOnce('<img src=x');
  });

test('quick switches between three patients and a reload mix up no draft', async ({ page, sandbox }) => {
  const names = await Promise.all(
    ['patient-01', 'patient-13', 'patient-04'].map(async uid => (await sandbox.patient(uid)).name),
  );
  await openSignedIn(page, sandbox, amelia, '/therapist/go-chat/all');
  const chat = new ChatScreen(page);
  const typed = new Map<string, string>();
  for (let turn = 0; turn < 9; turn += 1) {
    const name = names[(turn * 7) % 3 === 0 ? turn % 3 : (turn * 5 + 1) % 3] ?? '';
    await chat.conversation(name).first().click();
    const field = page.getByRole('textbox', { name: `Message to ${name}`, exact: true });
    const draft = typed.get(name) ?? '';
    // Nothing yet or its own draft, never another one.
    expect(['', draft]).toContain(await field.inputValue());
    await expect(field).toHaveValue(draft);
    typed.set(name, `${turn} for ${name}`);
    await field.fill(`${turn} for ${name}`);
  }
  await chat.untilKept();
  await page.reload();
  for (const name of names) {
    await chat.conversation(name).first().click();
    await expect(chat.composer).toHaveAccessibleName(`Message to ${name}`);
    await expect(chat.composer).toHaveValue(typed.get(name) ?? '');
  }
});
