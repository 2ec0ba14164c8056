import { aSession } from '#test/support/builders/aSession';
import { anUnsentMessage } from '#test/support/builders/anUnsentMessage';
import { chatSetUp } from '#test/support/builders/chatSetUp';

const ana = aSession();

function setUp() {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  const store = chat.stores.stranded();
  const stop = store.start();
  return { ...chat, store, stop };
}

describe('StrandedStore', () => {
  it('has what was not sent when its chat has gone from the list, under the name of its patient', () => {
    const { store, engine } = setUp();
    const entry = anUnsentMessage({ text: 'Until Thursday' });
    engine.tell({ type: 'sessions', phase: 'known', sessions: [ana] }, { type: 'unsent', entries: [entry] });
    expect(store.list).toEqual([]);
    engine.tell({ type: 'sessions', phase: 'known', sessions: [] });
    expect(store.list).toEqual([{ id: entry.id, kind: 'message', text: 'Until Thursday', patientName: 'Ana Novak' }]);
    engine.tell({ type: 'unsent', entries: [{ ...entry, refusal: 'notInChat' }] });
    expect(store.list).toMatchObject([{ refusal: 'notInChat' }]);
    engine.tell({ type: 'unsent', entries: [] });
    expect(store.list).toEqual([]);
  });

  it('shows it after a reload too, although the name is not known any more', () => {
    const { store, engine } = setUp();
    engine.tell({ type: 'unsent', entries: [anUnsentMessage()] }, { type: 'sessions', phase: 'known', sessions: [] });
    expect(store.list).toMatchObject([{ patientName: '' }]);
  });

  it('says nothing while the list could not be loaded, and nothing of a chat that comes back', () => {
    const { store, engine } = setUp();
    engine.tell({ type: 'unsent', entries: [anUnsentMessage()] }, { type: 'sessions', phase: 'failed', sessions: [] });
    expect(store.list).toEqual([]);
    engine.tell({ type: 'sessions', phase: 'known', sessions: [] }, { type: 'session', session: ana });
    expect(store.list).toEqual([]);
  });

  it('gives up what its author gives up, and forgets everything of a person who goes', () => {
    const { store, engine, board, stop } = setUp();
    engine.tell({ type: 'unsent', entries: [anUnsentMessage()] }, { type: 'sessions', phase: 'known', sessions: [] });
    store.discard('e-x');
    expect(engine.requestsOf('discard')).toEqual([{ type: 'discard', entryId: 'e-x' }]);
    board.clear();
    expect(store.list).toEqual([]);
    stop();
  });
});
