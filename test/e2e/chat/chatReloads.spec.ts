import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/dashboard';
import { ChatScreen } from '../support/ChatScreen';
import type { SandboxProcess } from '../support/SandboxProcess';
import { signIn } from '../support/signIn';

const benedict = 'benedict.okafor@staff.example';
/** In a conversation with Benedict, and quiet. */
const PATIENT = 'patient-05';

/** Lets something of the start-up hang, and says how to let it go on. */
interface Hang {
  /** What is requested then. */
  readonly place: RegExp;
  readonly begin: (tools: {
    readonly context: BrowserContext;
    readonly sandbox: SandboxProcess;
  }) => Promise<() => Promise<void>>;
}

/** No answer comes to what is asked there. */
function withoutAnswer(place: RegExp): Hang {
  const hold = async (): Promise<void> => undefined;
  return {
    place,
    begin: async ({ context }) => {
      await context.route(place, hold);
      return () => context.unroute(place, hold);
    },
  };
}

/** The backend takes a minute for the question with this path. */
function delayed(pathPrefix: string): Hang {
  return {
    place: new RegExp(`/api${pathPrefix}\\?`),
    begin: async ({ sandbox }) => {
      await sandbox.faults({ latencyMs: 60_000, pathPrefix });
      return () => sandbox.faults({ reset: true });
    },
  };
}

const LIVE = 'the live connection and the first page';

/** The list of chats comes from the backend, and the screen says that it is not live. */
async function expectListWithoutLive(page: Page, chat: ChatScreen, count: number): Promise<void> {
  await expect(chat.conversations()).toHaveCount(count);
  await expect(page.getByText(/V2 chat messages may be delayed \(since/)).toBeVisible();
}

const hangs: Readonly<Record<string, Hang>> = {
  'the engine’s script': withoutAnswer(/\/assets\/chat\.[^/]*\.js$/),
  'the key of what is kept': delayed('/cloud-document/chat-cache-key'),
  'the list of chats': delayed('/therapist/chats'),
  'the participants': withoutAnswer(/\/participants$/),
  [LIVE]: withoutAnswer(/google\.firestore\.v1\.Firestore/),
};

test.afterEach(({ sandbox }) => sandbox.faults({ reset: true }));

test('whichever part of the start-up hangs: after a reload all is there once, what was written stays and what was sent is sent once', async ({
  page,
  context,
  sandbox,
}) => {
  test.setTimeout(120_000);
  const { name } = await sandbox.patient(PATIENT);
  await signIn(page, sandbox, benedict);
  const chat = new ChatScreen(page);
  await chat.open(sandbox.origin);
  await chat.choose(name);
  const count = await chat.conversations().count();
  for (const [what, { place, begin }] of Object.entries(hangs)) {
    await test.step(what, async () => {
      const [sent, draft] = [`sent before: ${what}`, `written before: ${what}`];
      // Nothing is confirmed before the reload: it has to survive the hanging start as well.
      await sandbox.faults({ loseRequests: { probability: 1 }, pathPrefix: '/v2/chats' });
      await chat.send(sent);
      await chat.expectPending(sent);
      await chat.composer.fill(draft);
      const goOn = await begin({ context, sandbox });
      const asked = context.waitForEvent('request', request => place.test(request.url()));
      await page.reload();
      await asked;
      if (what === LIVE) await expectListWithoutLive(page, chat, count);
      await sandbox.faults({ reset: true });
      await goOn();
      await page.reload();
      await expect(chat.composer).toHaveValue(draft);
      await chat.expectSent(sent, 20_000);
      await expect(chat.conversations()).toHaveCount(count);
      await expect(page.getByRole('region', { name: 'Starting the chat' })).toHaveCount(0);
    });
  }
  await chat.composer.fill('');
  const all = Object.keys(hangs).map(what => `sent before: ${what}`);
  expect(await sandbox.storedInOrder(all)).toEqual(all);
});
