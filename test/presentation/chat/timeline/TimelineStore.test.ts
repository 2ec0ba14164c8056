import { storedDraftId } from '@/domain/drafts/DraftKey';
import fc from 'fast-check';
import { assertProperty } from '#test/support/assertProperty';
import { autorun } from 'mobx';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { SEEN_AFTER_MS } from '@/presentation/kit/SeenItems';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { aReadPoint } from '#test/support/builders/chat/aReadPoint';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';

const idle = { phase: 'idle', reachedStart: false, attempt: 0 } as const;

function setUp(messages: readonly ChatMessage[] = [], { own }: { readonly own?: bigint } = {}) {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  const { engine } = chat;
  engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
  engine.forgetCommands();
  const store = chat.stores.timeline('c-ana');
  const stop = store.start();
  engine.notify(
    { type: 'opened', channelId: 'c-ana', messages },
    { type: 'readUpTo', channelId: 'c-ana', ...(own !== undefined && { own: aReadPoint(own) }) },
    { type: 'history', channelId: 'c-ana', history: idle },
  );
  const change = (changed: readonly ChatMessage[], removed: readonly bigint[] = []) =>
    engine.notify({ type: 'messages', channelId: 'c-ana', changed, removed });
  const shown = () => Array.from({ length: store.size }, (_, index) => store.row(store.idAt(index) ?? 0n));
  return { ...chat, store, stop, change, shown };
}

const ids = (shown: ReturnType<ReturnType<typeof setUp>['shown']>) => shown.map(row => row?.message.timeId);

describe('TimelineStore', () => {
  it('opens its chat and closes it again', () => {
    const { engine, stop } = setUp();
    stop();
    expect(engine.engineCommandsOf('select').map(({ channelId }) => channelId)).toEqual(['c-ana', undefined]);
  });

  it('ignores updates of other chats', () => {
    const { engine, store } = setUp([aMessage()]);
    engine.notify(
      { type: 'messages', channelId: 'c-ben', changed: [aMessage({ channelId: 'c-ben', minute: 9 })], removed: [] },
      { type: 'typing', channelId: 'c-ben', userIds: ['ben'] },
    );
    expect([store.size, store.typing]).toEqual([1, []]);
  });

  it('shows the same rows for updates in any order and with repeats', () => {
    const messages = Array.from({ length: 12 }, (_, minute) =>
      aMessage({ minute, owner: minute % 3 === 0 ? 'You' : 'Patient', deleted: minute === 5 }),
    );
    const inOrder = setUp(messages).shown();
    const scrambled = fc.tuple(
      fc.shuffledSubarray(messages, { minLength: 12 }),
      fc.array(fc.constantFrom(...messages)),
      fc.integer({ min: 1, max: 5 }),
    );
    assertProperty(
      fc.property(scrambled, ([shuffled, repeats, size]) => {
        const { change, shown } = setUp();
        const all = [...shuffled, ...repeats];
        for (let from = 0; from < all.length; from += size) change(all.slice(from, from + size));
        expect(shown().map(row => ({ ...row, startsUnread: false }))).toEqual(
          inOrder.map(row => ({ ...row, startsUnread: false })),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('updates only the row that changed', () => {
    const { store, change } = setUp([0, 1, 2].map(minute => aMessage({ minute, owner: 'You' })));
    const woken: string[] = [];
    for (const index of [0, 1, 2]) {
      const timeId = store.idAt(index) ?? 0n;
      autorun(() => woken.push(`${index} ${store.row(timeId)?.message.text}`));
    }
    woken.length = 0;
    change([aMessage({ minute: 1, owner: 'You', text: 'Changed', edited: true })]);
    expect(woken).toEqual(['1 Changed']);
  });

  it('updates the row after an inserted message, which may no longer begin a run', () => {
    const { store, change } = setUp([aMessage({ minute: 0 }), aMessage({ minute: 2, owner: 'You' })]);
    const starts: (boolean | undefined)[] = [];
    const last = store.idAt(1) ?? 0n;
    autorun(() => starts.push(store.row(last)?.startsRun));
    change([aMessage({ minute: 1, owner: 'You' })]);
    expect(starts).toEqual([true, false]);
  });

  it('updates a quote when the page with its original arrives', () => {
    const { store, change } = setUp([aMessage({ minute: 9 })]);
    const original = aMessage({ minute: 3, text: 'The original' });
    const quoted: (string | undefined)[] = [];
    autorun(() => quoted.push(store.messageOf(original.timeId)?.text));
    change([aMessage({ minute: 2 }), original]);
    expect(quoted).toEqual([undefined, 'The original']);
  });

  it('begins a run with another author, another day or a long pause', () => {
    const { shown } = setUp(
      [0, 1, 7, 8, 24 * 60].map((minute, at) => aMessage({ minute, owner: at === 3 ? 'You' : 'Patient' })),
    );
    expect(shown().map(row => [row?.startsDay, row?.startsRun])).toEqual([
      [true, true],
      [false, false],
      [false, true],
      [false, true],
      [true, true],
    ]);
  });

  it('marks own messages as read when the engine says so, and updates only those', () => {
    const [first, second, third] = [0, 1, 2].map(minute =>
      aMessage({ minute, owner: 'You', hasBeenRead: minute === 0 }),
    );
    const { change, store, shown } = setUp([first, second, third].filter(message => message !== undefined));
    const marks = () => shown().map(row => row?.message.meta.hasBeenRead);
    expect(marks()).toEqual([true, false, false]);
    let woken = 0;
    autorun(() => (woken += Number(store.row(third?.timeId ?? 0n) !== undefined)));
    change([aMessage({ minute: 1, owner: 'You', hasBeenRead: true })]);
    expect([marks(), woken]).toEqual([[true, true, false], 1]);
  });

  it('keeps the unread divider where it was when the chat was opened', () => {
    const messages = [0, 1, 2].map(minute => aMessage({ minute }));
    const { engine, change, shown } = setUp(messages, { own: aMessage({ minute: 0 }).timeId });
    engine.notify({ type: 'readUpTo', channelId: 'c-ana', own: aReadPoint(aMessage({ minute: 2 }).timeId) });
    change([aMessage({ minute: 3 })]);
    expect(shown().map(row => row?.startsUnread)).toEqual([false, true, false, false]);
  });

  it('looks for unread messages again when its page is reopened, but not while it stays open', () => {
    const messages = [0, 1, 2].map(minute => aMessage({ minute }));
    const { engine, store, stop, shown } = setUp(messages.slice(0, 2), { own: aMessage({ minute: 0 }).timeId });
    expect([shown().map(row => row?.startsUnread), store.unread.found]).toEqual([
      [false, true],
      { count: 1, place: aMessage({ minute: 1 }).timeId },
    ]);
    stop();
    store.start();
    const comesBack = (minute: number) =>
      engine.notify(
        { type: 'opened', channelId: 'c-ana', messages },
        { type: 'readUpTo', channelId: 'c-ana', own: aReadPoint(aMessage({ minute }).timeId) },
      );
    comesBack(1);
    expect([shown().map(row => row?.startsUnread), store.unread.found]).toEqual([
      [false, false, true],
      { count: 1, place: aMessage({ minute: 2 }).timeId },
    ]);
    comesBack(2);
    expect(shown().map(row => row?.startsUnread)).toEqual([false, false, true]);
  });

  it('removes discarded messages', () => {
    const { change, shown } = setUp([aMessage({ minute: 0 }), aMessage({ minute: 1, owner: 'You' })]);
    change([], [aMessage({ minute: 1 }).timeId]);
    expect(ids(shown())).toEqual([aMessage({ minute: 0 }).timeId]);
  });

  it('announces messages and changes once while the chat is open, and nothing older', () => {
    const { change, store, clock } = setUp([aMessage({ minute: 5 })]);
    change([aMessage({ minute: 6 })]);
    change([aMessage({ minute: 6, text: 'Edited', edited: true }), aMessage({ minute: 7, owner: 'You' })]);
    change([aMessage({ minute: 1 })]);
    expect(store.announcements.list).toEqual([]);
    clock.advance(100);
    expect(store.announcements.list.map(({ kind, message }) => `${kind} ${message.text}`)).toEqual([
      'new At minute 6',
      'changed Edited',
      'new At minute 7',
    ]);
  });

  it('counts new messages below the view until the view is at the end again', () => {
    const { change, store } = setUp([aMessage({ minute: 5 })]);
    store.end.reached(false);
    change([aMessage({ minute: 6 }), aMessage({ minute: 7, owner: 'You' }), aMessage({ minute: 8 })]);
    expect(store.end.newBelow).toBe(2);
    store.end.reached(true);
    expect(store.end.newBelow).toBe(0);
  });

  it('loads older messages once the last page has arrived, and none when there are no more', () => {
    const { engine, store } = setUp([aMessage()]);
    store.history.reachedTop();
    engine.notify({ type: 'history', channelId: 'c-ana', history: { ...idle, phase: 'loading' } });
    store.history.reachedTop();
    engine.notify({ type: 'history', channelId: 'c-ana', history: { ...idle, reachedStart: true } });
    store.history.reachedTop();
    expect(engine.engineCommandsOf('loadMore')).toHaveLength(1);
  });

  describe('counting messages as seen', () => {
    const messages = [aMessage({ minute: 0 }), aMessage({ minute: 1, owner: 'You' }), aMessage({ minute: 2 })];
    const seenBy = (engine: ReturnType<typeof setUp>['engine']) =>
      engine.engineCommandsOf('seen').flatMap(({ timeIds }) => timeIds);

    it.each([
      [true, true, 2],
      [true, false, 0],
      [false, true, 0],
      [false, false, 0],
    ])(
      'follows focus and visibility: focus %s and the page visible %s, %i messages of others',
      (focused, visible, count) => {
        const { engine, store, clock } = setUp(messages);
        store.seen.attend(focused, visible);
        store.seen.showing(messages.map(({ timeId }) => timeId));
        clock.advance(SEEN_AFTER_MS);
        expect(seenBy(engine)).toHaveLength(count);
      },
    );

    it('counts each visible message once when the focus comes back', () => {
      const { engine, store, clock } = setUp(messages);
      store.seen.attend(false, true);
      store.seen.showing(messages.map(({ timeId }) => timeId));
      store.seen.attend(true, true);
      clock.advance(SEEN_AFTER_MS);
      store.seen.showing(messages.map(({ timeId }) => timeId));
      clock.advance(SEEN_AFTER_MS);
      expect(seenBy(engine)).toEqual([messages[0]?.timeId, messages[2]?.timeId]);
    });
  });

  describe('editing', () => {
    it('continues an unfinished edit after switching patients and after a reload', () => {
      const own = aMessage({ minute: 0, owner: 'You', text: 'Good' });
      const { engine, clock, stores, store, stop } = setUp([own]);
      store.edits.editLast();
      store.edits.changeEdit('Bett');
      clock.advance(300);
      stop();
      const back = stores.timeline('c-ana');
      back.start();
      expect(back.edits.editing).toEqual({ timeId: own.timeId, draft: 'Bett' });
      const drafts = new Map(
        engine.commands.flatMap(command =>
          command.type === 'saveDraft' ? [[storedDraftId(command.key), command.text] as const] : [],
        ),
      );
      const reloaded = setUp([own]);
      reloaded.engine.emit({ type: 'drafts', drafts });
      expect(reloaded.store.edits.editing).toEqual({ timeId: own.timeId, draft: 'Bett' });
      reloaded.store.edits.saveEdit();
      expect(reloaded.engine.engineCommandsOf('edit').map(({ text }) => text)).toEqual(['Bett']);
      expect(reloaded.engine.lastCommand).toEqual({
        type: 'saveDraft',
        key: { kind: 'edit', channelId: 'c-ana' },
        text: '',
      });
    });

    it('leaves no edit to the next user of this screen', () => {
      const { chatState, store } = setUp([aMessage({ minute: 0, owner: 'You' })]);
      store.edits.editLast();
      chatState.clear();
      expect(store.edits.editing).toBeUndefined();
    });

    it('edits the newest own message before it is confirmed, with an edit that follows it', () => {
      const { engine, store } = setUp([
        aMessage({ minute: 0, owner: 'You' }),
        aMessage({ minute: 2, owner: 'You', sent: false, isPending: true, outboxId: 'o2' }),
      ]);
      expect(store.edits.editLast()).toBe(true);
      store.edits.changeEdit('Better');
      store.edits.saveEdit();
      expect(engine.engineCommands).toContainEqual({
        type: 'edit',
        channelId: 'c-ana',
        timeId: aMessage({ minute: 2 }).timeId,
        text: 'Better',
      });
    });

    it('replaces a refused message, and sends the new one before it discards the refused one', () => {
      const refused = aMessage({ owner: 'You', sent: false, hasFailedToSend: true, outboxId: 'o1', text: 'Refused' });
      const { engine, store } = setUp([refused]);
      engine.forgetCommands();
      store.edits.edit(refused.timeId);
      store.edits.changeEdit('Shorter');
      store.edits.saveEdit();
      expect(engine.engineCommands).toEqual([
        { type: 'send', channelId: 'c-ana', text: 'Shorter' },
        { type: 'discard', entryId: 'o1' },
      ]);
    });

    it('edits the newest own message', () => {
      const { engine, store } = setUp([aMessage({ minute: 0, owner: 'You' }), aMessage({ minute: 1 })]);
      expect(store.edits.editLast()).toBe(true);
      store.edits.changeEdit('Better');
      store.edits.saveEdit();
      expect([engine.engineCommandsOf('edit'), store.edits.editing]).toEqual([
        [{ type: 'edit', channelId: 'c-ana', timeId: aMessage({ minute: 0 }).timeId, text: 'Better' }],
        undefined,
      ]);
    });

    it('refuses an empty text and keeps the box open', () => {
      const { store } = setUp([aMessage({ owner: 'You' })]);
      store.edits.editLast();
      store.edits.changeEdit(' ');
      store.edits.saveEdit();
      expect(store.edits.editing).toMatchObject({ draft: ' ', failure: { kind: 'empty' } });
    });

    it('sends nothing for an unchanged text', () => {
      const { engine, store } = setUp([aMessage({ owner: 'You' })]);
      store.edits.editLast();
      store.edits.saveEdit();
      expect([engine.engineCommandsOf('edit'), store.edits.editing]).toEqual([[], undefined]);
    });

    it('does not edit messages of others', () => {
      expect(setUp([aMessage()]).store.edits.editLast()).toBe(false);
    });
  });

  it('deletes only after a confirmation', () => {
    const { engine, store } = setUp([aMessage({ owner: 'You' })]);
    store.edits.askToDelete(aMessage().timeId);
    store.edits.cancelDelete();
    store.edits.confirmDelete();
    expect(engine.engineCommandsOf('delete')).toEqual([]);
    store.edits.askToDelete(aMessage().timeId);
    store.edits.confirmDelete();
    expect(engine.engineCommandsOf('delete')).toEqual([
      { type: 'delete', channelId: 'c-ana', timeId: aMessage().timeId },
    ]);
  });

  it('shows nothing of the previous user', () => {
    const { vault, store } = setUp([aMessage()]);
    vault.clear();
    expect(store.size).toBe(0);
  });

  it('handles many single updates a second after a long timeline', () => {
    const { engine, store } = setUp(Array.from({ length: 20_000 }, (_, minute) => aMessage({ minute })));
    const update = Array.from({ length: 20_000 }, (_, at): EngineUpdate => ({
      type: 'messages',
      channelId: 'c-ana',
      changed: [aMessage({ minute: 20_000 + at })],
      removed: [],
    }));
    const from = performance.now();
    engine.notify(...update);
    expect(store.size).toBe(40_000);
    // Measured far below; the bound catches anything whose cost grows with the timeline.
    expect(performance.now() - from).toBeLessThan(2_000);
  });

  describe('with a gap', () => {
    const gapAt = (minute: number, failing = false) =>
      ({ type: 'gap', channelId: 'c-ana', gap: { after: aMessage({ minute }).timeId, failing } }) as const;

    it('marks the first message after missing ones until they are loaded', () => {
      const { engine, shown } = setUp([aMessage({ minute: 0 }), aMessage({ minute: 9 })]);
      engine.notify(gapAt(3));
      expect(shown().map(row => row?.startsGap)).toEqual([false, true]);
      engine.notify(
        { type: 'sync', sync: { phase: 'down', since: 0, attempt: 1 } },
        { type: 'sync', sync: { phase: 'live' } },
      );
      expect(shown().map(row => row?.startsGap)).toEqual([false, true]);
      engine.notify({ type: 'gap', channelId: 'c-ana' });
      expect(shown().map(row => row?.startsGap)).toEqual([false, false]);
    });

    it('says at the end that newer messages are missing, and loads them on request', () => {
      const { engine, store } = setUp([aMessage({ minute: 0 })]);
      engine.notify(gapAt(3, true));
      expect(store.gapAtEnd).toBe(true);
      store.loadGap();
      expect(engine.engineCommands.at(-1)).toEqual({ type: 'loadGap', channelId: 'c-ana' });
    });
  });

  it('has no divider while the feature is off', () => {
    const { flags, store, shown } = setUp([aMessage({ minute: 0 }), aMessage({ minute: 1 })], {
      own: aMessage({ minute: 0 }).timeId,
    });
    expect(shown().map(row => row?.startsUnread)).toEqual([false, true]);
    flags.write({ ...flags.read(), isUnreadMessageDividerEnabled: false });
    expect([store.dividerOn, shown().map(row => row?.startsUnread)]).toEqual([false, [false, false]]);
  });

  it('offers replies only while the feature is on', () => {
    const { flags, store } = setUp();
    expect(store.replyOn).toBe(false);
    flags.write({ ...flags.read(), isV2ChatReplyEnabled: true });
    expect(store.replyOn).toBe(true);
  });

  it('knows why a message was refused and when it was written', () => {
    const refused = aMessage({ owner: 'You', sent: false, hasFailedToSend: true, outboxId: 'o1' });
    const { engine, store } = setUp([refused]);
    const entry = {
      id: 'o1',
      author: 'me',
      channelId: 'c-ana',
      kind: 'message',
      clientTs: 1n,
      timeId: refused.timeId,
      text: 'x',
      keptAt: 5,
      refusal: 'invalid',
    } as const;
    engine.notify({ type: 'unsent', entries: [entry] });
    expect(store.entryOf(refused)).toMatchObject({ refusal: 'invalid', keptAt: 5 });
    engine.notify({ type: 'unsent', entries: [] });
    expect(store.entryOf(refused)).toBeUndefined();
  });
});
