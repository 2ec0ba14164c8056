import { UNDO_MS } from '@/application/chat/messages/UndoableDiscards';
import { aSession } from '#test/support/builders/chat/aSession';
import { anUnsentMessage } from '#test/support/builders/chat/anUnsentMessage';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

const ana = aSession();

function setUp() {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  const store = chat.stores.orphaned();
  const stop = store.start();
  return { ...chat, store, stop };
}

describe('OrphanedStore', () => {
  it('lists unsent messages under their patient’s name once their chat has gone', () => {
    const { store, engine } = setUp();
    const entry = anUnsentMessage({ text: 'Until Thursday' });
    engine.notify({ type: 'sessions', phase: 'known', sessions: [ana] }, { type: 'unsent', entries: [entry] });
    expect(store.list).toEqual([]);
    engine.notify({ type: 'sessions', phase: 'known', sessions: [] });
    expect(store.list).toEqual([{ id: entry.id, kind: 'message', text: 'Until Thursday', patientName: 'Ana Novak' }]);
    engine.notify({ type: 'unsent', entries: [{ ...entry, refusal: 'notInChat' }] });
    expect(store.list).toMatchObject([{ refusal: 'notInChat' }]);
    engine.notify({ type: 'unsent', entries: [] });
    expect(store.list).toEqual([]);
  });

  it('lists them after a reload under the name that was stored with them', () => {
    const { store, engine } = setUp();
    engine.notify(
      { type: 'unsent', entries: [anUnsentMessage({ patientName: 'Ana Novak' })] },
      { type: 'sessions', phase: 'known', sessions: [] },
    );
    expect(store.list).toMatchObject([{ patientName: 'Ana Novak' }]);
  });

  it('prefers the patient’s name in the list of chats to the stored one', () => {
    const { store, engine } = setUp();
    engine.notify(
      { type: 'unsent', entries: [anUnsentMessage({ patientName: 'A. N.' })] },
      { type: 'sessions', phase: 'known', sessions: [ana] },
      { type: 'sessions', phase: 'known', sessions: [] },
    );
    expect(store.list).toMatchObject([{ patientName: 'Ana Novak' }]);
  });

  it('lists an older message without a stored name', () => {
    const { store, engine } = setUp();
    engine.notify({ type: 'unsent', entries: [anUnsentMessage()] }, { type: 'sessions', phase: 'known', sessions: [] });
    expect(store.list).toMatchObject([{ patientName: '' }]);
  });

  it('lists nothing while the chats could not be loaded, and nothing of a chat that comes back', () => {
    const { store, engine } = setUp();
    engine.notify(
      { type: 'unsent', entries: [anUnsentMessage()] },
      { type: 'sessions', phase: 'failed', sessions: [] },
    );
    expect(store.list).toEqual([]);
    engine.notify({ type: 'sessions', phase: 'known', sessions: [] }, { type: 'session', session: ana });
    expect(store.list).toEqual([]);
  });

  it('lists drafts whose chat has gone, and discards one only after a confirmation', () => {
    const { store, engine, chatState, draftSignal } = setUp();
    chatState.setDraft(chatDraftKey('c-ana'), 'See you on');
    engine.notify(
      { type: 'sessions', phase: 'known', sessions: [ana] },
      { type: 'sessions', phase: 'known', sessions: [] },
    );
    expect(store.drafts).toEqual([
      { id: 'c-ana', key: chatDraftKey('c-ana'), kind: 'draft', text: 'See you on', patientName: 'Ana Novak' },
    ]);
    store.askToDiscard('c-ana');
    expect(store.asked).toMatchObject({ text: 'See you on' });
    store.cancelDiscard();
    store.discardAsked();
    expect([store.asked, chatState.draftOf(chatDraftKey('c-ana'))]).toEqual([undefined, 'See you on']);
    store.askToDiscard('c-ana');
    store.discardAsked();
    expect([store.asked, store.drafts, engine.lastCommand]).toEqual([
      undefined,
      [],
      { type: 'saveDraft', key: { kind: 'message', channelId: 'c-ana' }, text: '' },
    ]);
    expect(draftSignal.announced).toEqual([{ key: chatDraftKey('c-ana'), stored: 'See you on' }]);
    expect(engine.engineCommandsOf('send')).toEqual([]);
  });

  it('drops a draft and the question about it once it is discarded in another window', () => {
    const { store, engine, chatState, draftSignal, syncDiscardedDrafts } = setUp();
    syncDiscardedDrafts.execute();
    chatState.setDraft(chatDraftKey('c-ana'), 'See you on');
    engine.notify({ type: 'sessions', phase: 'known', sessions: [] });
    store.askToDiscard('c-ana');
    const elsewhere = draftSignal.another();
    elsewhere.listen('me', () => undefined);
    elsewhere.announce({ key: chatDraftKey('c-ana'), stored: 'See you on' });
    expect([store.drafts, store.asked]).toEqual([[], undefined]);
  });

  it('drops the question about a draft whose chat has come back', () => {
    const { store, engine, chatState } = setUp();
    chatState.setDraft(chatDraftKey('c-ana'), 'See you on');
    engine.notify({ type: 'sessions', phase: 'known', sessions: [] });
    store.askToDiscard('c-ana');
    engine.notify({ type: 'session', session: ana });
    store.discardAsked();
    expect([store.drafts, store.asked, chatState.draftOf(chatDraftKey('c-ana'))]).toEqual([
      [],
      undefined,
      'See you on',
    ]);
  });

  it('discards a message after the time for an undo, and forgets everything when the user signs out', () => {
    const { store, engine, chatState, stop, clock } = setUp();
    engine.notify({ type: 'unsent', entries: [anUnsentMessage()] }, { type: 'sessions', phase: 'known', sessions: [] });
    store.discard('e-x');
    expect([...store.discarded]).toEqual(['e-x']);
    store.undo('e-x');
    clock.advance(UNDO_MS);
    expect(engine.engineCommandsOf('discard')).toEqual([]);
    store.discard('e-x');
    clock.advance(UNDO_MS);
    expect(engine.engineCommandsOf('discard')).toEqual([{ type: 'discard', entryId: 'e-x' }]);
    chatState.clear();
    expect(store.list).toEqual([]);
    stop();
  });
});
