import { ChatState } from '@/application/chat/page/ChatState';
import { PendingChatMessages } from '@/application/chat/page/PendingChatMessages';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { anUnsentMessage } from '#test/support/builders/chat/anUnsentMessage';
import { aSession } from '#test/support/builders/chat/aSession';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { ClearChatCache } from '@/application/chat/page/ClearChatCache';
import { LeaveChatEngine } from '@/application/chat/page/LeaveChatEngine';
import { FakePendingMessages } from '#test/support/fakes/session/FakePendingMessages';

describe('PendingChatMessages', () => {
  function setUp() {
    const engine = new FakeChatEngine();
    const chatState = new ChatState();
    const clock = new ManualClock();
    const pending = new PendingChatMessages(engine, chatState, clock);
    const unsent = (...entries: readonly OutboxEntry[]) => chatState.post({ type: 'unsent', entries });
    chatState.post({ type: 'authorised', uid: 'me' });
    chatState.post({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    return { engine, chatState, clock, pending, unsent };
  }
  /** True if the promise has settled by now. */
  async function isDone(promise: Promise<void>): Promise<boolean> {
    return Promise.race([promise.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);
  }

  it('does not wait when nothing is being sent', async () => {
    const { pending, clock } = setUp();
    await pending.drain(10_000);
    expect(clock.pendingWakes).toBe(0);
  });

  it('waits until the last message has arrived', async () => {
    const { pending, unsent, clock } = setUp();
    unsent(anUnsentMessage());
    const drained = pending.drain(10_000);
    expect(await isDone(drained)).toBe(false);
    unsent();
    await drained;
    expect(clock.pendingWakes).toBe(0);
  });

  it('stops waiting at the time limit', async () => {
    const { pending, unsent, clock } = setUp();
    unsent(anUnsentMessage());
    const drained = pending.drain(10_000);
    clock.advance(9_999);
    expect(await isDone(drained)).toBe(false);
    clock.advance(1);
    await drained;
  });

  it('does not wait for refused messages or those behind them', async () => {
    const { pending, unsent } = setUp();
    unsent(anUnsentMessage({ refusal: 'notInChat' }), anUnsentMessage());
    await pending.drain(10_000);
    expect(await pending.unsent()).toEqual([{ patientName: 'Ana Novak', count: 2 }]);
  });

  it('waits for messages behind a refused edit of a deleted message, but not for that edit', async () => {
    const { pending, unsent } = setUp();
    const change = anUnsentMessage({ kind: 'edit', refusal: 'deleted' });
    unsent(change, anUnsentMessage());
    let isDrained = false;
    const drained = pending.drain(10_000).then(() => (isDrained = true));
    await Promise.resolve();
    expect(isDrained).toBe(false);
    unsent(change);
    await drained;
    expect(isDrained).toBe(true);
  });

  it('names a patient whose chat is gone by the name saved with the message', async () => {
    const { pending, unsent } = setUp();
    unsent(anUnsentMessage({ channelId: 'c-ben', patientName: 'Ben Okafor' }));
    expect(await pending.unsent()).toEqual([{ patientName: 'Ben Okafor', count: 1 }]);
  });

  it('counts the unsent messages of each patient', async () => {
    const { pending, unsent } = setUp();
    unsent(anUnsentMessage(), anUnsentMessage({ channelId: 'c-left' }), anUnsentMessage());
    expect(await pending.unsent()).toEqual([
      { patientName: 'Ana Novak', count: 2 },
      { patientName: '', count: 1 },
    ]);
  });

  it('keeps unsent messages and resolves once the engine has signed out', async () => {
    const { engine, chatState, pending, unsent } = setUp();
    unsent(anUnsentMessage());
    const done = pending.saveForNextSignIn();
    expect([engine.commands, await isDone(done)]).toEqual([[{ type: 'logout' }], false]);
    chatState.post({ type: 'loggedOut', kept: [] });
    await done;
  });

  it('discards unsent messages and nothing else', async () => {
    const { engine, chatState, pending, unsent } = setUp();
    const entries = [anUnsentMessage({ id: 'e-1' }), anUnsentMessage({ id: 'e-2' })];
    unsent(...entries);
    const done = pending.discard();
    expect(engine.commands).toEqual([
      { type: 'discard', entryId: 'e-1' },
      { type: 'discard', entryId: 'e-2' },
      { type: 'logout' },
    ]);
    chatState.post({ type: 'loggedOut', kept: [] });
    await done;
  });

  it('does not hold up the sign-out when the engine does not answer', async () => {
    const { pending, clock } = setUp();
    const done = pending.discard();
    clock.advance(5_000);
    await done;
  });

  it('sends no command while no one is signed in to the engine', async () => {
    const { engine, chatState, pending } = setUp();
    chatState.clear();
    await pending.saveForNextSignIn();
    expect(engine.commands).toEqual([]);
  });
});

describe('leaving the chat engine', () => {
  const unsent = [{ patientName: 'Pat Doe', count: 1 }];

  it('ends the connections and keeps unsent messages', async () => {
    const pending = new FakePendingMessages();
    pending.pending = unsent;
    await new LeaveChatEngine(pending).close();
    expect(pending.kept).toEqual(unsent);
  });

  it('happens when chats are erased from the device, but not when access is revoked', async () => {
    const pending = new FakePendingMessages();
    pending.pending = unsent;
    const cache = new ClearChatCache(new LeaveChatEngine(pending));
    await cache.revokeAccess();
    expect(pending.pending).toEqual(unsent);
    await cache.erase();
    expect([pending.pending, pending.kept]).toEqual([[], unsent]);
  });
});
