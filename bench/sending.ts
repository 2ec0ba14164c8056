import type { Page } from '@playwright/test';
import { buildWhenStale } from '#scripts/tools/buildWhenStale.mjs';
import { ChatScreen } from '#test/e2e/support/ChatScreen';
import { SandboxProcess } from '#test/e2e/support/SandboxProcess';
import { signIn } from '#test/e2e/support/signIn';
import { markdownTable } from './runner/markdownTable';
import { openBrowser } from './runner/openBrowser';
import { ROOT } from './runner/places';
import { median } from './runner/statistics';

/** Has a conversation of 10,000 messages with Amelia. */
const LONG = 'patient-01';
const WANTED = 10_000;

interface Send {
  readonly frames: number;
  readonly milliseconds: number;
}

/** Loads older pages until the whole conversation is there. */
async function loadAll(page: Page): Promise<number> {
  const loaded = (): Promise<number> =>
    page.locator('.chat-rows').evaluate(rows => Number(rows.getAttribute('data-size')));
  for (let size = await loaded(), still = 0; size < WANTED && still < 50;) {
    await page.locator('.chat-scroller').evaluate(scroller => {
      scroller.scrollTop = -scroller.scrollHeight;
    });
    await page.waitForTimeout(40);
    const now = await loaded();
    still = now === size ? still + 1 : 0;
    size = now;
  }
  await page.locator('.chat-scroller').evaluate(scroller => {
    scroller.scrollTop = 0;
  });
  return loaded();
}

/** Runs in the page, as text: counts frames from the key press until the bubble is there. */
const WATCH_SEND = `wanted => new Promise(resolve => {
  let pressed = 0;
  let frames = 0;
  function tick() {
    frames += 1;
    const rows = [...document.querySelectorAll('article')];
    if (rows.some(row => row.textContent.includes(wanted)))
      resolve({ frames, milliseconds: performance.now() - pressed });
    else requestAnimationFrame(tick);
  }
  const begin = () => {
    pressed = performance.now();
    requestAnimationFrame(tick);
  };
  document.addEventListener('keydown', begin, { once: true, capture: true });
})`;

/** From the Enter key to the frame after the bubble is in the page. */
async function measureSend(page: Page, chat: ChatScreen, text: string): Promise<Send> {
  await chat.composer.fill(text);
  const measured = page.evaluate<Send>(`(${WATCH_SEND})(${JSON.stringify(text)})`);
  await chat.composer.press('Enter');
  return measured;
}

export interface SendingResult {
  readonly loaded: number;
  readonly drawn: number;
  readonly sends: readonly Send[];
}

/** In the whole product, on the production build, with a sandbox of its own. */
export async function measureSending(count: number): Promise<SendingResult> {
  await buildWhenStale(ROOT);
  const sandbox = await SandboxProcess.start();
  const browser = await openBrowser('timed');
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, sandbox, 'amelia.hart@staff.example');
    const chat = new ChatScreen(page);
    await chat.open(sandbox.origin);
    await chat.choose((await sandbox.patient(LONG)).name);
    const loaded = await loadAll(page);
    const drawn = await chat.messages().count();
    const sends: Send[] = [];
    for (let turn = 0; turn < count; turn += 1) sends.push(await measureSend(page, chat, `measured ${turn}`));
    return { loaded, drawn, sends };
  } finally {
    await browser.close();
    await sandbox.dispose();
  }
}

export function sendingReport({ loaded, drawn, sends }: SendingResult): string {
  const frames = sends.map(send => send.frames);
  const conversation =
    `A conversation with ${loaded.toLocaleString('en')} messages loaded, ${drawn} rows drawn; ` +
    `${sends.length} sends, from the key press of Enter until the frame in which the bubble stands in the page. ` +
    'The message is encrypted and stored on the device before the bubble appears.';
  const line = [
    `${median(frames)} frames`,
    `${Math.max(...frames)} frames`,
    `${median(sends.map(send => send.milliseconds)).toFixed(0)} ms`,
  ];
  return [conversation, markdownTable(['median', 'most', 'median time'], [line])].join('\n\n');
}
