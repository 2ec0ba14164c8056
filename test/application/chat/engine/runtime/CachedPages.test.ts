import { CachedPages, SAVE_DELAY_MS } from '@/application/chat/engine/runtime/CachedPages';
import type { CachedPage } from '@/application/chat/ports/PageVault';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { FakePageVault } from '#test/support/fakes/chat/FakePageVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import {
  CacheFiller,
  FILL_AGAIN_MS,
  FILL_EVERY_MS,
  type LoadNewestPage,
} from '@/application/chat/engine/runtime/CacheFiller';
import type { ChatEvent } from '@/domain/chat/messages/ChatEvent';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import { fail, ok } from '@/domain/kernel/Result';
import { aSession } from '#test/support/builders/chat/aSession';

describe('CachedPages', () => {
  const [first, second] = [aMessage({ minute: 0 }), aMessage({ minute: 1 })];
  const settled = () => new Promise<void>(resolve => setImmediate(resolve));
  async function setUp() {
    const [vault, clock] = [new FakePageVault(), new ManualClock(1_000)];
    await vault.openPages('ann', new Uint8Array(32));
    const received: [string, CachedPage][] = [];
    const pages = new CachedPages(vault, clock, (channelId, page) => received.push([channelId, page]));
    return { vault, clock, pages, received };
  }

  it('saves the confirmed messages of a chat a moment after it changed', async () => {
    const { vault, clock, pages } = await setUp();
    pages.apply({ type: 'opened', channelId: 'c-a', messages: [first] });
    pages.apply({
      type: 'messages',
      channelId: 'c-a',
      changed: [second, aMessage({ minute: 2, owner: 'You', sent: false, isPending: true })],
      removed: [first.timeId],
    });
    clock.advance(SAVE_DELAY_MS);
    expect(await vault.pageOf('c-a')).toEqual({ asOf: 1_000 + SAVE_DELAY_MS, messages: [second] });
  });

  it('saves the newest fifty messages, and those of the previous chat when another is opened', async () => {
    const { vault, pages } = await setUp();
    pages.apply({
      type: 'opened',
      channelId: 'c-a',
      messages: Array.from({ length: 60 }, (_, minute) => aMessage({ minute })),
    });
    pages.apply({ type: 'opened', channelId: 'c-b', messages: [] });
    const page = await vault.pageOf('c-a');
    expect([page?.messages.length, page?.messages[0]?.timeId]).toEqual([50, aMessage({ minute: 10 }).timeId]);
  });

  it('does not overwrite a saved page with an empty one, and shows the saved one', async () => {
    const { vault, clock, pages, received } = await setUp();
    const page = { asOf: 1, messages: [first] };
    await vault.savePage('c-a', page);
    pages.apply({ type: 'opened', channelId: 'c-a', messages: [] });
    clock.advance(SAVE_DELAY_MS);
    await pages.show();
    await pages.show('c-b');
    expect(received).toEqual([['c-a', page]]);
  });

  it('erases everything when the user leaves, and saves nothing afterwards', async () => {
    const { vault, clock, pages } = await setUp();
    pages.apply({ type: 'opened', channelId: 'c-a', messages: [first] });
    await pages.erase();
    clock.advance(SAVE_DELAY_MS);
    await settled();
    expect(vault.kept.size).toBe(0);
  });
});

describe('CacheFiller', () => {
  const at = (minute: number) => toTimeId(Date.UTC(2026, 10, 20, 9, minute));
  const chat = (channelId: string, more: Partial<ChatSession> = {}) =>
    aSession({
      channelId,
      chatSessionId: channelId,
      lastMessage: { timeId: at(1), seq: at(1), sender: 'ana', text: 'Hello', deleted: false },
      ...more,
    });
  const sent = (channelId: string, minute: number, sender = 'ana'): ChatEvent => ({
    type: 'message',
    channelId,
    seq: at(minute),
    timeId: at(minute),
    sender,
    text: `At ${minute}`,
    clientTs: at(minute),
  });
  const { lastMessage: _, ...emptyChat } = chat('c-empty');
  const settled = () => new Promise<void>(resolve => setImmediate(resolve));
  async function setUp() {
    const [vault, clock] = [new FakePageVault(), new ManualClock(1_000)];
    await vault.openPages('me', new Uint8Array(32));
    const asked: string[] = [];
    const answers = new Map<string, Awaited<ReturnType<LoadNewestPage>>>();
    const filler = new CacheFiller(vault, clock, async (_, channelId) => {
      asked.push(channelId);
      return answers.get(channelId) ?? ok({ events: [sent(channelId, 1), sent(channelId, 0, 'me')], complete: true });
    });
    const pass = async (milliseconds: number) => {
      clock.advance(milliseconds);
      await settled();
    };
    const live = () => filler.apply({ type: 'sync', sync: { phase: 'live' } });
    const list = (...sessions: readonly ChatSession[]) => filler.apply({ type: 'sessions', phase: 'known', sessions });
    return { vault, clock, asked, answers, filler, pass, live, list };
  }

  it('saves the newest messages of chats that were never opened here, one chat after the other', async () => {
    const { vault, filler, asked, pass, live, list } = await setUp();
    filler.start('me');
    live();
    list(chat('c-a', { patientReadUpTo: at(0) }), chat('c-b'));
    await pass(FILL_EVERY_MS);
    expect(asked).toEqual(['c-a']);
    const page = await vault.pageOf('c-a');
    expect(page?.asOf).toBe(1_000 + FILL_EVERY_MS);
    expect(page?.messages.map(({ text, meta }) => [text, meta.owner, meta.hasBeenRead])).toEqual([
      ['At 0', 'You', true],
      ['At 1', 'Patient', false],
    ]);
    await pass(FILL_EVERY_MS);
    expect(asked).toEqual(['c-a', 'c-b']);
    await pass(FILL_AGAIN_MS);
    expect(asked).toHaveLength(2);
  });

  it('waits until the list is live and the vault is open', async () => {
    const { filler, asked, pass, live, list } = await setUp();
    list(chat('c-a'));
    filler.start('me');
    await pass(FILL_AGAIN_MS);
    expect(asked).toEqual([]);
    live();
    await pass(FILL_EVERY_MS);
    expect(asked).toEqual(['c-a']);
  });

  it('loads only what is not saved yet, and again after a new message', async () => {
    const { vault, filler, asked, pass, live, list } = await setUp();
    await vault.savePage('c-a', { asOf: 5, messages: [aMessage({ timeId: at(1), seq: at(1) })] });
    filler.start('me');
    live();
    list(chat('c-a'), emptyChat);
    await pass(FILL_EVERY_MS);
    expect(asked).toEqual([]);
    filler.apply({
      type: 'session',
      session: chat('c-a', { lastMessage: { timeId: at(2), seq: at(2), sender: 'ana', text: 'And?', deleted: false } }),
    });
    await pass(FILL_EVERY_MS);
    expect(asked).toEqual(['c-a']);
  });

  it('skips the chat on screen', async () => {
    const { filler, asked, pass, live, list } = await setUp();
    filler.start('me');
    live();
    filler.apply({ type: 'opened', channelId: 'c-a', messages: [] });
    list(chat('c-a'), chat('c-b'));
    await pass(FILL_EVERY_MS);
    await pass(FILL_EVERY_MS);
    expect(asked).toEqual(['c-b']);
  });

  it('retries a chat that could not be reached, but never one without access', async () => {
    const { filler, answers, asked, pass, live, list } = await setUp();
    answers.set('c-a', fail({ kind: 'unreachable' }));
    answers.set('c-b', fail({ kind: 'notAllowed' }));
    filler.start('me');
    live();
    list(chat('c-a'), chat('c-b'));
    await pass(FILL_EVERY_MS);
    await pass(FILL_AGAIN_MS);
    await pass(FILL_EVERY_MS);
    expect(asked).toEqual(['c-a', 'c-b', 'c-a']);
    answers.delete('c-a');
    await pass(FILL_AGAIN_MS);
    await pass(FILL_AGAIN_MS);
    expect(asked).toEqual(['c-a', 'c-b', 'c-a', 'c-a']);
  });

  it('saves nothing of a user who has signed out', async () => {
    const { vault, filler, pass, live, list } = await setUp();
    filler.start('me');
    live();
    list(chat('c-a'), chat('c-b'));
    const filling = pass(FILL_EVERY_MS);
    filler.stop();
    await filling;
    await pass(FILL_AGAIN_MS);
    expect(vault.kept.get('me')?.size ?? 0).toBe(0);
  });
});
