import { MESSAGE_TEXT_LIMIT } from '@/domain/chat/messages/MessageText';
import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import { aMessage } from '#test/support/builders/chat/aMessage';
import { anEntry } from '#test/support/builders/chat/anEntry';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

function setUp() {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  chat.engine.forgetCommands();
  const store = chat.stores.composer('c-ana');
  const stop = store.start();
  const refuse = (kind: 'notInChat' | 'unknown', channelId = 'c-ana') =>
    chat.engine.notify({ type: 'chatFailure', channelId, kind });
  return { ...chat, store, stop, refuse };
}

describe('ComposerStore', () => {
  it('sends what was typed and is empty afterwards', () => {
    const { engine, store } = setUp();
    store.edit('Hello');
    store.send();
    expect(engine.engineCommandsOf('send')).toEqual([{ type: 'send', channelId: 'c-ana', text: 'Hello' }]);
    expect([store.draft, engine.commands.filter(({ type }) => type === 'saveDraft').at(-1)]).toEqual([
      '',
      { type: 'saveDraft', key: { kind: 'message', channelId: 'c-ana' }, text: '' },
    ]);
  });

  it('saves the whole text when its author leaves', () => {
    const { engine, store } = setUp();
    store.edit('H');
    store.edit('Hello');
    store.leave();
    expect(engine.lastCommand).toEqual({
      type: 'saveDraft',
      key: { kind: 'message', channelId: 'c-ana' },
      text: 'Hello',
    });
  });

  it('does not send white space', () => {
    const { engine, store } = setUp();
    store.edit(' \n ');
    store.send();
    expect([store.canSend, engine.engineCommandsOf('send')]).toEqual([false, []]);
  });

  it('refuses a text that is too long, says so, and keeps it', () => {
    const { engine, store } = setUp();
    const long = 'x'.repeat(MESSAGE_TEXT_LIMIT + 3);
    store.edit(long);
    expect(store.charactersLeft).toBe(-3);
    store.send();
    expect([store.draft === long, store.failure?.kind, engine.engineCommandsOf('send')]).toEqual([true, 'tooLong', []]);
    store.edit('short');
    expect([store.failure, store.charactersLeft]).toEqual([undefined, undefined]);
  });

  it('continues with the draft of an upgraded chat', () => {
    const { chatState, store, stop } = setUp();
    store.edit('Hello');
    chatState.setDraft(chatDraftKey('c-ben'), 'For Ben');
    chatState.setDraft(chatDraftKey('c-ana'), 'Hello\nWords from before');
    expect(store.draft).toBe('Hello\nWords from before');
    stop();
    chatState.setDraft(chatDraftKey('c-ana'), 'Hello\nWords from before\nand more');
    store.start();
    store.edit(`${store.draft}!`);
    expect(chatState.draftOf(chatDraftKey('c-ana'))).toBe('Hello\nWords from before\nand more!');
  });

  it('restores its own draft after another patient was on the screen, never that of the other', () => {
    const { stores, store, stop } = setUp();
    store.edit('For Ana');
    stop();
    const ben = stores.composer('c-ben');
    ben.start();
    expect(ben.draft).toBe('');
    const again = stores.composer('c-ana');
    again.start();
    expect(again.draft).toBe('For Ana');
  });

  it('shows a stored draft, unless something has been typed already', () => {
    const { engine, store } = setUp();
    engine.emit({ type: 'drafts', drafts: new Map([['c-ana', 'Kept']]) });
    expect(store.draft).toBe('Kept');
    store.edit('Typed');
    engine.emit({ type: 'drafts', drafts: new Map([['c-ana', 'Older']]) });
    expect(store.draft).toBe('Typed');
  });

  it('sends that the therapist is typing, and that they stopped when they leave', () => {
    const { engine, store, stop } = setUp();
    store.edit('H');
    store.edit('He');
    stop();
    expect(engine.engineCommandsOf('typing').map(({ isTyping }) => isTyping)).toEqual([true, false]);
  });

  it('stops sending when access is revoked, and keeps the text to be copied', () => {
    const { engine, store, refuse } = setUp();
    store.edit('Half a thought');
    refuse('notInChat', 'c-ben');
    expect(store.bar).toBeUndefined();
    refuse('notInChat');
    store.send();
    expect([store.bar, store.draft, engine.engineCommandsOf('send')]).toEqual(['notInChat', 'Half a thought', []]);
  });

  it('sends again only once the user is a participant again', () => {
    const { engine, store, refuse } = setUp();
    const notifyPeople = (...userIds: string[]) =>
      engine.notify({
        type: 'participants',
        channelId: 'c-ana',
        participants: {
          phase: 'known',
          unreadable: 0,
          people: userIds.map(userId => ({ userId, role: 'therapist', name: userId })),
        },
      });
    refuse('notInChat');
    notifyPeople('ana', 'mia');
    expect([store.bar, store.isReadOnly]).toEqual(['notInChat', true]);
    notifyPeople('ana', 'me');
    expect([store.bar, store.isReadOnly]).toEqual([undefined, false]);
  });

  it('sends nothing while the participants are unknown, and loads them again on request', () => {
    const { engine, store } = setUp();
    engine.notify({ type: 'participants', channelId: 'c-ana', participants: { phase: 'failed' } });
    store.edit('Hello');
    expect([store.bar, store.canSend, store.isReadOnly]).toEqual(['participantsFailed', false, false]);
    store.reloadParticipants();
    expect(engine.lastCommand).toEqual({ type: 'reloadParticipants', channelId: 'c-ana' });
  });

  it('stops sending when the chat has ended', () => {
    const { engine, store } = setUp();
    engine.notify({ type: 'chatEnded', channelId: 'c-ana' });
    expect(store.bar).toBe('ended');
  });

  it('says that a message was refused until that is dismissed', () => {
    const { store, refuse } = setUp();
    refuse('unknown');
    expect(store.refused).toBe(true);
    store.dismissRefusal();
    expect(store.refused).toBe(false);
  });

  it('does not offer to send invisible characters', () => {
    const { store } = setUp();
    store.edit(' \u200b\u3164');
    expect(store.canSend).toBe(false);
    store.edit('\u200bHello');
    expect(store.canSend).toBe(true);
  });

  it('counts the messages behind a refused one until it is decided', () => {
    const { engine, store } = setUp();
    const entry = (minute: number, wish: Partial<OutboxEntry> = {}) =>
      anEntry({ channelId: 'c-ana', clientTs: toTimeId(minute * 60_000), ...wish });
    const elsewhere = entry(1, { channelId: 'c-ben', refusal: 'invalid' });
    const blockedMessages = (...entries: OutboxEntry[]): number => {
      engine.notify({ type: 'unsent', entries: [elsewhere, ...entries] });
      return store.blockedMessages;
    };
    expect(blockedMessages(entry(1), entry(2))).toBe(0);
    expect(blockedMessages(entry(1, { refusal: 'invalid' }))).toBe(0);
    expect(blockedMessages(entry(1, { refusal: 'invalid' }), entry(2), entry(3))).toBe(2);
    expect(blockedMessages(entry(2), entry(3))).toBe(0);
    expect([blockedMessages(entry(1, { kind: 'edit', refusal: 'deleted' }), entry(2)), store.lostChanges]).toEqual([
      0, 1,
    ]);
  });

  it('shows nothing to the next user', () => {
    const { store, vault } = setUp();
    store.edit('Secret');
    vault.clear();
    expect(store.draft).toBe('');
  });

  describe('with pasted text that names another patient', () => {
    const ben = aSession({
      chatSessionId: 'ben',
      channelId: 'c-ben',
      patient: { id: 'p-ben', userId: 'ben', email: 'ben@example.org', firstName: 'Ben', lastName: 'Okafor' },
    });
    const pasteFor = () => {
      const made = setUp();
      made.engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession(), ben] });
      made.store.pasted.addPasted('Ben Okafor: Monday');
      made.store.edit('Ben Okafor: Monday');
      return made;
    };

    it('asks before it sends', () => {
      const { engine, store } = pasteFor();
      expect([store.send(), store.pasted.names, engine.engineCommandsOf('send')]).toEqual([false, ['Ben Okafor'], []]);
      store.pasted.close();
      expect([store.pasted.names, store.draft]).toEqual([[], 'Ben Okafor: Monday']);
    });

    it('sends once the author confirms', () => {
      const { engine, store } = pasteFor();
      store.send();
      expect([store.sendAsked(), store.pasted.names, engine.engineCommandsOf('send')]).toEqual([
        true,
        [],
        [{ type: 'send', channelId: 'c-ana', text: 'Ben Okafor: Monday' }],
      ]);
    });

    it('asks about a namesake, and tells the two apart by their addresses', () => {
      const { engine, store } = setUp();
      const apart = { ...aSession().patient, apart: 'ana@example.org' };
      const other = { ...apart, id: 'p-other', email: 'novak@example.org', apart: 'novak@example.org' };
      const sessions = [aSession({ patient: apart }), aSession({ channelId: 'c-other', patient: other })];
      engine.notify({ type: 'sessions', phase: 'known', sessions });
      store.pasted.addPasted('Dear Ana Novak');
      store.edit('Dear Ana Novak');
      store.send();
      expect([store.pasted.names, store.pasted.to]).toEqual([
        ['Ana Novak (novak@example.org)'],
        'Ana Novak (ana@example.org)',
      ]);
    });

    it('asks about a namesake who is only in the list of assigned patients', () => {
      const { engine, store, chatState } = setUp();
      const { patient } = aSession();
      engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
      chatState.knownPatients.learn('assigned', [patient, { ...patient, id: 'p-other', email: 'novak@example.org' }]);
      store.pasted.addPasted('Dear Ana Novak');
      store.edit('Dear Ana Novak');
      expect([store.send(), store.pasted.names, store.pasted.to]).toEqual([
        false,
        ['Ana Novak (novak@example.org)'],
        'Ana Novak (ana@example.org)',
      ]);
    });

    it('does not ask once the text was cleared and typed again', () => {
      const { engine, store } = pasteFor();
      store.edit('');
      store.edit('Ben Okafor: Monday');
      store.send();
      expect(engine.engineCommandsOf('send')).toHaveLength(1);
    });

    it('asks about a restored draft too, since its origin is unknown', () => {
      const { engine, store } = setUp();
      engine.notify({ type: 'sessions', phase: 'known', sessions: [aSession(), ben] });
      engine.emit({ type: 'drafts', drafts: new Map([['c-ana', 'Ben Okafor: Monday']]) });
      expect([store.send(), store.pasted.names]).toEqual([false, ['Ben Okafor']]);
    });
  });

  it('keeps the message that a draft replies to while another chat is open, for the same user only', () => {
    const { stores, store, stop, startChat, vault } = setUp();
    const target = { timeId: toTimeId(7), author: 'Ana Novak', text: 'Hi' };
    store.answer(target);
    stop();
    const targetIn = (channelId: string) => {
      const later = stores.composer(channelId);
      later.start()();
      return later.replyTo;
    };
    expect([targetIn('c-ben'), targetIn('c-ana')]).toEqual([undefined, target]);
    vault.clear();
    startChat('zoe');
    expect(targetIn('c-ana')).toBeUndefined();
  });

  it('no longer replies to a message that was deleted', () => {
    const { engine, store } = setUp();
    const message = aMessage({ minute: 3 });
    store.answer({ timeId: message.timeId, author: 'Ana Novak', text: message.text });
    engine.notify({ type: 'messages', channelId: 'c-ana', changed: [{ ...message, text: 'Changed' }], removed: [] });
    expect(store.replyTo).toBeDefined();
    engine.notify({ type: 'messages', channelId: 'c-ana', changed: [{ ...message, deleted: true }], removed: [] });
    expect(store.replyTo).toBeUndefined();
  });

  it('replies to a message once', () => {
    const { engine, store } = setUp();
    store.answer({ timeId: toTimeId(7), author: 'Ana Novak', text: 'Hi' });
    store.edit('Yes');
    store.send();
    store.edit('And more');
    store.send();
    expect(engine.engineCommandsOf('send')).toEqual([
      { type: 'send', channelId: 'c-ana', text: 'Yes', replyTo: toTimeId(7) },
      { type: 'send', channelId: 'c-ana', text: 'And more' },
    ]);
  });
});
