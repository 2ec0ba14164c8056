import { ChatState, type ChatUpdate } from '@/application/chat/client/ChatState';
import type { EngineUpdate } from '@/application/chat/protocol/EngineUpdate';
import { anUnsentMessage } from '#test/support/builders/chat/anUnsentMessage';
import { aSession } from '#test/support/builders/chat/aSession';

function setUp() {
  const board = new ChatState();
  const tell = (...update: readonly EngineUpdate[]): void => update.forEach(item => board.post({ type: 'update', update: item }));
  /** What a screen hears that comes now. */
  const heardLate = (): EngineUpdate[] => {
    const hostUpdates: ChatUpdate[] = [];
    board.subscribe(hostUpdate => hostUpdates.push(hostUpdate))();
    return hostUpdates.flatMap(hostUpdate => (hostUpdate.type === 'update' ? [hostUpdate.update] : []));
  };
  board.post({ type: 'authorised', uid: 'me' });
  return { board, tell, heardLate };
}

describe('ChatState', () => {
  it('tells a late screen the list with everything that changed since', () => {
    const { tell, heardLate } = setUp();
    tell({ type: 'sessions', phase: 'known', sessions: [aSession()] }, { type: 'session', session: aSession({ unread: 4 }) });
    expect(heardLate()).toContainEqual({ type: 'sessions', phase: 'known', sessions: [aSession({ unread: 4 })] });
  });

  it('remembers that access was revoked until the person is a participant again', () => {
    const { tell, heardLate } = setUp();
    const revoked: EngineUpdate = { type: 'chatFailure', channelId: 'c-ana', kind: 'notInChat' };
    tell(revoked);
    expect(heardLate()).toContainEqual(revoked);
    tell({ type: 'participants', channelId: 'c-ana', participants: { phase: 'known', people: [{ userId: 'me', role: 'therapist', name: 'Mia' }] } });
    expect(heardLate()).not.toContainEqual(revoked);
  });

  it('does not repeat a failure that was a single event', () => {
    const { tell, heardLate } = setUp();
    tell({ type: 'chatFailure', channelId: 'c-ana', kind: 'unknown' }, { type: 'sendTimeout', channelId: 'c-ana' });
    expect(heardLate().map(({ type }) => type)).toEqual(['sessions', 'unsent']);
  });

  it('holds a text that Send was pressed for until the engine has it', () => {
    const { board, tell } = setUp();
    board.handOver('c-ana', 'Hello');
    expect(board.unsentTexts()).toEqual([{ channelId: 'c-ana', text: 'Hello' }]);
    const entry = anUnsentMessage({ text: 'Hello' });
    tell({ type: 'unsent', entries: [entry] });
    expect(board.unsentTexts()).toEqual([{ channelId: 'c-ana', text: 'Hello' }]);
    tell({ type: 'unsent', entries: [] });
    expect(board.unsentTexts()).toEqual([]);
  });

  it('holds each of two equal texts until the engine has that one', () => {
    const { board, tell } = setUp();
    const [first, second] = [anUnsentMessage({ id: 'first', text: 'Hello' }), anUnsentMessage({ id: 'second', text: 'Hello' })];
    board.handOver('c-ana', 'Hello');
    board.handOver('c-ana', 'Hello');
    tell({ type: 'unsent', entries: [first] }, { type: 'unsent', entries: [first] });
    expect(board.unsentTexts()).toHaveLength(2);
    tell({ type: 'unsent', entries: [first, second] });
    expect(board.unsentTexts()).toHaveLength(2);
    tell({ type: 'unsent', entries: [second] });
    expect(board.unsentTexts()).toHaveLength(1);
  });

  it('prefers what is typed here to what was stored', () => {
    const { board } = setUp();
    board.noteDraft('c-ana', '');
    board.post({ type: 'drafts', drafts: new Map([['c-ana', 'old'], ['c-ben', 'kept']]) });
    expect([board.draftOf('c-ana'), board.draftOf('c-ben')]).toEqual(['', 'kept']);
  });

  it('calls a patient as the list does, else as is kept, and does not believe what is no name', () => {
    const { board, tell } = setUp();
    tell({ type: 'unsent', entries: [anUnsentMessage({ patientName: 'A. Novak' }), anUnsentMessage({ channelId: 'c-ben', patientName: ' ' })] });
    expect([board.nameOf('c-ana'), board.nameOf('c-ben')]).toEqual(['A. Novak', '']);
    tell({ type: 'sessions', phase: 'known', sessions: [aSession()] }, { type: 'unsent', entries: [anUnsentMessage({ patientName: 'A. Novak' })] });
    expect(board.nameOf('c-ana')).toBe('Ana Novak');
  });

  it.each<[string, (board: ChatState) => void]>([
    ['signs out', board => board.post({ type: 'loggedOut', kept: [] })],
    ['makes room for another', board => board.post({ type: 'authorised', uid: 'zoe' })],
  ])('forgets everything of a person who %s', (_what, act) => {
    const { board, tell, heardLate } = setUp();
    tell({ type: 'sessions', phase: 'known', sessions: [aSession()] }, { type: 'unsent', entries: [anUnsentMessage()] });
    board.noteDraft('c-ana', 'secret');
    act(board);
    expect(heardLate()).toEqual([{ type: 'sessions', phase: 'unknown', sessions: [] }, { type: 'unsent', entries: [] }]);
    expect([board.draftOf('c-ana'), board.unsentTexts(), board.nameOf('c-ana')]).toEqual(['', [], '']);
  });

  it('drops news that arrives after the person has gone', () => {
    const { board, tell, heardLate } = setUp();
    board.clear();
    tell({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    expect(heardLate()).toContainEqual({ type: 'sessions', phase: 'unknown', sessions: [] });
  });

  it('knows what would be lost with the page: what the engine has not taken, and what no disk keeps', () => {
    const board = new ChatState();
    board.post({ type: 'authorised', uid: 'me' });
    board.noteDraft('c-ana', 'half');
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
