import type { Page } from '@playwright/test';
import { benedict, openChat, PATIENT } from '../support/benedictsChat';
import { ChatScreen } from '../support/ChatScreen';
import { expect, test } from '../support/dashboard';
import { patientWriter } from '../support/patientWriter';
import type { SandboxProcess } from '../support/SandboxProcess';
import { openSignedIn } from '../support/staffSession';

// One of its chats has 10,000 messages.
test.use({ options: { of: ['--no-practice'] } });

/** Has a conversation of 10,000 messages with Amelia. */
const LONG = 'patient-01';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Edit your message' });

async function openLong(page: Page, sandbox: SandboxProcess): Promise<ChatScreen> {
  await openSignedIn(page, sandbox, 'amelia.hart@staff.example', '/therapist/go-chat/all');
  const chat = new ChatScreen(page);
  await chat.choose((await sandbox.patient(LONG)).name);
  return chat;
}

/** Scrolls back over the messages with the wheel until the condition holds. */
async function scrollBack(chat: ChatScreen, byPixels: number, until: () => Promise<boolean>): Promise<void> {
  const box = await chat.timeline.boundingBox();
  await chat.page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 60);
  for (let turn = 0; turn < 200; turn += 1) {
    if (await until()) return;
    await chat.page.mouse.wheel(0, -byPixels);
    // Two frames: the first renders the rows, the second measures them.
    await chat.page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  throw new Error('The wheel did not lead there.');
}

const scrollAway = (chat: ChatScreen, text: string): Promise<void> =>
  scrollBack(chat, 900, async () => (await chat.message(text).or(editor(chat.page)).count()) === 0);

/** Returns the distance that the middle row has moved since the last call, in pixels. */
function middleRow(page: Page): () => Promise<number> {
  return () =>
    page.evaluate(() => {
      const scroller = document.querySelector('.chat-scroller');
      if (scroller === null) throw new Error('There is no timeline.');
      const { left, top, height } = scroller.getBoundingClientRect();
      const marked = document.querySelector<HTMLElement>('[data-in-the-middle]');
      const before = Number(marked?.dataset['inTheMiddle']);
      const moved = marked === null ? 0 : marked.getBoundingClientRect().top - before;
      marked?.removeAttribute('data-in-the-middle');
      const row = document.elementFromPoint(left + 40, top + height / 3)?.closest<HTMLElement>('[data-row]');
      if (row) row.dataset['inTheMiddle'] = String(row.getBoundingClientRect().top);
      return moved;
    });
}

test('older messages load on scrolling back, no row jumps, and only nearby rows are rendered', async ({
  page,
  sandbox,
}) => {
  const chat = await openLong(page, sandbox);
  const loaded = new Set<string>();
  const moves: number[] = [];
  const howFar = middleRow(page);
  await scrollBack(chat, 300, async () => {
    moves.push(await howFar());
    for (const row of await chat.messages().evaluateAll(rows => rows.map(row => row.textContent ?? '')))
      loaded.add(row);
    return loaded.size >= 120;
  });
  expect(await chat.messages().count()).toBeLessThan(60);
  // Twice the distance of a wheel turn, for when one turn has waited for the next.
  expect(Math.max(...moves)).toBeLessThanOrEqual(600);
  expect(Math.min(...moves)).toBeGreaterThanOrEqual(-5);
});

test('an edit that was scrolled away takes no key from the composer, and is found from anywhere', async ({
  page,
  sandbox,
}) => {
  const chat = await openLong(page, sandbox);
  await chat.send('See you on Thursday');
  await chat.expectSent('See you on Thursday');
  await chat.composer.press('ArrowUp');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' at');
  await scrollAway(chat, 'See you on Thursday');
  // Text typed before the focus moves elsewhere leads back to the edit.
  await page.keyboard.type(' ten');
  await expect(editor(page)).toBeInViewport();
  await expect(editor(page)).toHaveValue('See you on Thursday at ten');
  await scrollAway(chat, 'See you on Thursday');
  await chat.composer.click();
  await page.keyboard.type('message one');
  await page.keyboard.press('Enter');
  await chat.expectSent('message one');
  await expect(editor(page)).toHaveValue('See you on Thursday at ten');
  await expect(chat.composer).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.message('See you on Thursday at ten').getByText('edited')).toBeVisible();
});

test('a message behind something else is not read until that has gone', async ({ page, sandbox }) => {
  const patientWrites = await patientWriter(sandbox, benedict, PATIENT);
  await page.clock.install();
  const { chat } = await openChat(page, sandbox);
  let reports = 0;
  page.context().on('request', request => (reports += Number(request.url().includes('/action/mark-as-read'))));
  await page.evaluate(() => {
    const over = document.body.appendChild(document.createElement('div'));
    over.id = 'over';
    Object.assign(over.style, { position: 'fixed', inset: '0', zIndex: '9999' });
  });
  await patientWrites('behind something that nobody named');
  await expect(chat.message('behind something that nobody named')).toHaveCount(1);
  const before = reports;
  await page.clock.runFor(3_000);
  // The engine runs its commands in order: a report would have been sent before this.
  await chat.send('written meanwhile');
  await chat.expectSent('written meanwhile');
  expect(reports).toBe(before);
  await page.evaluate(() => document.getElementById('over')?.remove());
  await page.clock.runFor(2_000);
  await expect.poll(() => reports).toBeGreaterThan(before);
});
