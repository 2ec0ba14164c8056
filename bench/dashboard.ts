import type { Page, Request } from '@playwright/test';
import { buildWhenStale } from '#scripts/tools/buildWhenStale.mjs';
import { ChatScreen } from '#test/e2e/support/ChatScreen';
import { SandboxProcess } from '#test/e2e/support/SandboxProcess';
import { enterCode, enterPassword } from '#test/e2e/support/signIn';
import { openBrowser, ROOT } from './build';

const THERAPIST = 'amelia.hart@staff.example';
/** Has a conversation of 10,000 messages with the therapist. */
const LONG = 'patient-01';
/** Kinds of what is downloaded; texts and answers of the backend are `fetch`. */
export const KINDS = ['document', 'script', 'stylesheet', 'font', 'image', 'fetch', 'other'];

/** By kind. */
export type Bytes = ReadonlyMap<string, number>;

interface Send {
  readonly frames: number;
  readonly ms: number;
}

/**
 * The production build with a sandbox of its own, in an empty browser. The bytes are those that were sent, compressed
 * where the build compresses; those of the open conversation include the sign-in page.
 */
export async function measureDashboard(sends: number) {
  await buildWhenStale(ROOT);
  const sandbox = await SandboxProcess.start();
  const browser = await openBrowser('timed');
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const requests: Request[] = [];
    page.context().on('requestfinished', request => requests.push(request));
    await page.goto(sandbox.origin);
    await page.getByLabel('Password', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    const signInPage = await bytesOf(requests);
    await enterPassword(page, sandbox, THERAPIST);
    await enterCode(page, sandbox, THERAPIST);
    await page.getByRole('button', { name: 'Log Out', exact: true }).waitFor();
    const chat = new ChatScreen(page);
    await chat.open(sandbox.origin);
    await chat.choose((await sandbox.patient(LONG)).name);
    const openChat = await bytesOf(requests);
    const measured: Send[] = [];
    for (let turn = 0; turn < sends; turn += 1) measured.push(await measureSend(page, chat, `measured ${turn}`));
    return { signInPage, openChat, sends: measured };
  } finally {
    await browser.close();
    await sandbox.dispose();
  }
}

async function bytesOf(requests: readonly Request[]): Promise<Bytes> {
  const bytes = new Map(KINDS.map(kind => [kind, 0]));
  for (const request of requests) {
    const kind = KINDS.find(known => known === request.resourceType()) ?? 'other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + (await request.sizes()).responseBodySize);
  }
  return bytes;
}

/** Runs in the page, as text: counts frames from the key press until the bubble is there. */
const WATCH_SEND = `wanted => new Promise(resolve => {
  let [pressed, frames] = [0, 0];
  function tick() {
    frames += 1;
    const isShown = [...document.querySelectorAll('article')].some(row => row.textContent.includes(wanted));
    if (isShown) resolve({ frames, ms: performance.now() - pressed });
    else requestAnimationFrame(tick);
  }
  const begin = () => {
    pressed = performance.now();
    requestAnimationFrame(tick);
  };
  document.addEventListener('keydown', begin, { once: true, capture: true });
})`;

async function measureSend(page: Page, chat: ChatScreen, text: string): Promise<Send> {
  await chat.composer.fill(text);
  const measured = page.evaluate<Send>(`(${WATCH_SEND})(${JSON.stringify(text)})`);
  await chat.composer.press('Enter');
  return measured;
}
