import { ChatState } from '@/application/chat/page/ChatState';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { WatchOrphanedMessages, type OrphanedMessage } from '@/application/chat/messages/WatchOrphanedMessages';
import { aSession } from '#test/support/builders/chat/aSession';
import { anUnsentMessage } from '#test/support/builders/chat/anUnsentMessage';

const ana = aSession();
const list = (...sessions: readonly (typeof ana)[]): EngineUpdate => ({ type: 'sessions', phase: 'known', sessions });
const waiting = (...entries: readonly ReturnType<typeof anUnsentMessage>[]): EngineUpdate => ({
  type: 'unsent',
  entries,
});

function setUp() {
  const chatState = new ChatState();
  chatState.post({ type: 'authorised', uid: 'me' });
  const notify = (...update: readonly EngineUpdate[]): void => update.forEach(item => chatState.post(item));
  const received: (readonly OrphanedMessage[])[] = [];
  const watch = new WatchOrphanedMessages(chatState);
  const stop = watch.execute(messages => received.push(messages));
  return { chatState, notify, received, stop, watch, last: () => received.at(-1) ?? [] };
}

describe('WatchOrphanedMessages', () => {
  it('lists a pending message once its chat has left the list, with the patient’s name from the list', () => {
    const { notify, received, last } = setUp();
    const entry = anUnsentMessage({ text: 'Until Thursday', patientName: 'A. N.' });
    notify(list(ana), waiting(entry));
    expect(received).toEqual([]);
    notify(list());
    expect(last()).toEqual([{ id: entry.id, kind: 'message', text: 'Until Thursday', patientName: 'Ana Novak' }]);
    notify(waiting({ ...entry, refusal: 'notInChat' }));
    expect(last()).toMatchObject([{ refusal: 'notInChat' }]);
  });

  it('takes the name after a reload from the message or a draft for the same patient, if there is one', () => {
    const { chatState, notify, last } = setUp();
    notify(list(), waiting(anUnsentMessage()));
    expect(last()).toMatchObject([{ patientName: '' }]);
    chatState.post({
      type: 'drafts',
      drafts: new Map([['c-ana', 'And then']]),
      patientNames: new Map([['c-ana', 'Ana Novak']]),
    });
    expect(last()).toMatchObject([{ patientName: 'Ana Novak' }]);
    const other = setUp();
    other.notify(list(), waiting(anUnsentMessage({ patientName: 'Ana Novak' })));
    expect(other.last()).toMatchObject([{ patientName: 'Ana Novak' }]);
  });

  it.each(['unknown', 'loading', 'failed'] as const)('reports nothing while the list is %s', phase => {
    const { notify, received } = setUp();
    notify(waiting(anUnsentMessage()), { type: 'sessions', phase, sessions: [] });
    expect(received).toEqual([]);
  });

  it('reports an empty list when the chat comes back, the message is settled or the user signs out', () => {
    const { chatState, notify, last } = setUp();
    notify(waiting(anUnsentMessage()), list());
    expect(last()).toHaveLength(1);
    notify({ type: 'session', session: ana });
    expect(last()).toEqual([]);
    notify(list());
    expect(last()).toHaveLength(1);
    notify(waiting());
    expect(last()).toEqual([]);
    notify(waiting(anUnsentMessage()));
    chatState.clear();
    expect(last()).toEqual([]);
  });

  it('passes what is known to late subscribers, and reports nothing once unsubscribed', () => {
    const { notify, received, stop, watch } = setUp();
    notify(waiting(anUnsentMessage()), list());
    const late: (readonly OrphanedMessage[])[] = [];
    watch.execute(messages => late.push(messages));
    expect(late.at(-1)).toHaveLength(1);
    const before = received.length;
    stop();
    notify(waiting());
    expect(received).toHaveLength(before);
  });
});
