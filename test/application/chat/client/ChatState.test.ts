import { ChatState, type ChatUpdate } from '@/application/chat/client/ChatState';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { anUnsentMessage } from '#test/support/builders/chat/anUnsentMessage';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatPlace } from '#test/support/builders/drafts/draftPlaces';

function setUp() {
  const board = new ChatState();
  const notify = (...update: readonly EngineUpdate[]): void =>
    update.forEach(item => board.post({ type: 'update', update: item }));
  /** What a screen hears that comes now. */
  const heardLate = (): EngineUpdate[] => {
    const hostUpdates: ChatUpdate[] = [];
    board.subscribe(hostUpdate => hostUpdates.push(hostUpdate))();
    return hostUpdates.flatMap(hostUpdate => (hostUpdate.type === 'update' ? [hostUpdate.update] : []));
  };
  board.post({ type: 'authorised', uid: 'me' });
  return { board, notify, heardLate };
}

describe('ChatState', () => {
  it('tells a late screen the list with everything that changed since', () => {
    const { notify, heardLate } = setUp();
    notify(
      { type: 'sessions', phase: 'known', sessions: [aSession()] },
      { type: 'session', session: aSession({ unread: 4 }) },
    );
    expect(heardLate()).toContainEqual({ type: 'sessions', phase: 'known', sessions: [aSession({ unread: 4 })] });
  });

  it('remembers that access was revoked until the person is a participant again', () => {
    const { notify, heardLate } = setUp();
    const revoked: EngineUpdate = { type: 'chatFailure', channelId: 'c-ana', kind: 'notInChat' };
    notify(revoked);
    expect(heardLate()).toContainEqual(revoked);
    notify({
      type: 'participants',
      channelId: 'c-ana',
      participants: { phase: 'known', people: [{ userId: 'me', role: 'therapist', name: 'Mia' }] },
    });
    expect(heardLate()).not.toContainEqual(revoked);
  });

  it('does not repeat a failure that was a single event', () => {
    const { notify, heardLate } = setUp();
    notify({ type: 'chatFailure', channelId: 'c-ana', kind: 'unknown' }, { type: 'sendTimeout', channelId: 'c-ana' });
    expect(heardLate().map(({ type }) => type)).toEqual(['sessions', 'unsent']);
  });

  it('holds a text that Send was pressed for until the engine has it', () => {
    const { board, notify } = setUp();
    board.handOver('c-ana', 'Hello');
    expect(board.unsentTexts()).toEqual([{ channelId: 'c-ana', text: 'Hello' }]);
    const entry = anUnsentMessage({ text: 'Hello' });
    notify({ type: 'unsent', entries: [entry] });
    expect(board.unsentTexts()).toEqual([{ channelId: 'c-ana', text: 'Hello' }]);
    notify({ type: 'unsent', entries: [] });
    expect(board.unsentTexts()).toEqual([]);
  });

  it('holds each of two equal texts until the engine has that one', () => {
    const { board, notify } = setUp();
    const [first, second] = [
      anUnsentMessage({ id: 'first', text: 'Hello' }),
      anUnsentMessage({ id: 'second', text: 'Hello' }),
    ];
    board.handOver('c-ana', 'Hello');
    board.handOver('c-ana', 'Hello');
    notify({ type: 'unsent', entries: [first] }, { type: 'unsent', entries: [first] });
    expect(board.unsentTexts()).toHaveLength(2);
    notify({ type: 'unsent', entries: [first, second] });
    expect(board.unsentTexts()).toHaveLength(2);
    notify({ type: 'unsent', entries: [second] });
    expect(board.unsentTexts()).toHaveLength(1);
  });

  it('prefers what is typed here to what was stored', () => {
    const { board } = setUp();
    board.setDraft(chatPlace('c-ana'), '');
    board.post({
      type: 'drafts',
      drafts: new Map([
        ['c-ana', 'old'],
        ['c-ben', 'kept'],
      ]),
    });
    expect([board.draftOf(chatPlace('c-ana')), board.draftOf(chatPlace('c-ben'))]).toEqual(['', 'kept']);
  });

  it('calls a patient as the list does, else as is kept, and does not believe what is no name', () => {
    const { board, notify } = setUp();
    notify({
      type: 'unsent',
      entries: [
        anUnsentMessage({ patientName: 'A. Novak' }),
        anUnsentMessage({ channelId: 'c-ben', patientName: ' ' }),
      ],
    });
    expect([board.nameOf('c-ana'), board.nameOf('c-ben')]).toEqual(['A. Novak', '']);
    notify(
      { type: 'sessions', phase: 'known', sessions: [aSession()] },
      { type: 'unsent', entries: [anUnsentMessage({ patientName: 'A. Novak' })] },
    );
    expect(board.nameOf('c-ana')).toBe('Ana Novak');
  });

  it.each<[string, (board: ChatState) => void]>([
    ['signs out', board => board.post({ type: 'loggedOut', kept: [] })],
    ['makes room for another', board => board.post({ type: 'authorised', uid: 'zoe' })],
  ])('forgets everything of a person who %s', (_what, act) => {
    const { board, notify, heardLate } = setUp();
    notify(
      { type: 'sessions', phase: 'known', sessions: [aSession()] },
      { type: 'unsent', entries: [anUnsentMessage()] },
    );
    board.setDraft(chatPlace('c-ana'), 'secret');
    act(board);
    expect(heardLate()).toEqual([
      { type: 'sessions', phase: 'unknown', sessions: [] },
      { type: 'unsent', entries: [] },
    ]);
    expect([board.draftOf(chatPlace('c-ana')), board.unsentTexts(), board.nameOf('c-ana')]).toEqual(['', [], '']);
  });

  it('drops news that arrives after the person has gone', () => {
    const { board, notify, heardLate } = setUp();
    board.clear();
    notify({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    expect(heardLate()).toContainEqual({ type: 'sessions', phase: 'unknown', sessions: [] });
  });

  it('knows what would be lost with the page: what the engine has not taken, and what no disk keeps', () => {
    const board = new ChatState();
    board.post({ type: 'authorised', uid: 'me' });
    board.setDraft(chatPlace('c-ana'), 'half');
    expect(board.hasUnsaved).toBe(false);
    board.post({ type: 'update', update: { type: 'storage', state: 'missing' } });
    expect(board.hasUnsaved).toBe(true);
    board.post({ type: 'update', update: { type: 'storage', state: 'works' } });
    board.handOver('c-ana', 'Hello');
    expect(board.hasUnsaved).toBe(true);
    board.clear();
    expect(board.hasUnsaved).toBe(false);
  });
});
