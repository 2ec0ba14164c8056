import { chromium, type Page } from '@playwright/test';
import { findChromium } from '#scripts/tools/findChromium.mjs';
import { ChatScreen } from '#test/e2e/support/ChatScreen';
import { SandboxProcess } from '#test/e2e/support/SandboxProcess';
import { signIn } from '#test/e2e/support/signIn';

/** Has a conversation of 10,000 messages with Amelia. */
const LONG = 'patient-01';
const WANTED = 10_000;
const SENDS = 30;

interface Send {
  readonly frames: number;
  readonly milliseconds: number;
}

/** Loads older pages until the whole conversation is there. */
async function loadAll(page: Page): Promise<number> {
  const loaded = (): Promise<number> => page.locator('.chat-rows').evaluate(rows => Number(rows.getAttribute('data-size')));
  for (let size = await loaded(), still = 0; size < WANTED && still < 50; ) {
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

/** Runs in the page, as text: counts frames from the key press until the bubble stands there. */
const WATCH_SEND = `wanted => new Promise(resolve => {
  let pressed = 0;
  let frames = 0;
  function tick() {
    frames += 1;
    if ([...document.querySelectorAll('article')].some(row => row.textContent.includes(wanted))) resolve({ frames, milliseconds: performance.now() - pressed });
    else requestAnimationFrame(tick);
  }
  document.addEventListener('keydown', () => { pressed = performance.now(); requestAnimationFrame(tick); }, { once: true, capture: true });
})`;

/** From the Enter key to the frame after the bubble stands in the page. */
async function measureSend(page: Page, chat: ChatScreen, text: string): Promise<Send> {
  await chat.composer.fill(text);
  const measured = page.evaluate<Send>(`(${WATCH_SEND})(${JSON.stringify(text)})`);
  await chat.composer.press('Enter');
  return measured;
}

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function run(): Promise<void> {
  const sandbox = await SandboxProcess.start();
  const executablePath = findChromium(chromium.executablePath());
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, sandbox, 'amelia.hart@staff.example');
    const chat = new ChatScreen(page);
    await chat.open(sandbox.origin);
    await chat.choose((await sandbox.patient(LONG)).name);
    const loaded = await loadAll(page);
    const drawn = await chat.messages().count();
    const sends: Send[] = [];
    for (let turn = 0; turn < SENDS; turn += 1) sends.push(await measureSend(page, chat, `measured ${turn}`));
    const frames = sends.map(send => send.frames);
    process.stdout.write(`messages loaded ${loaded}, rows drawn ${drawn}\n`);
    process.stdout.write(`Enter to bubble, ${SENDS} sends: median ${middle(frames)} frames, most ${Math.max(...frames)}; median ${middle(sends.map(send => send.milliseconds)).toFixed(1)} ms\n`);
  } finally {
    await browser.close();
    await sandbox.dispose();
  }
}

void run();
