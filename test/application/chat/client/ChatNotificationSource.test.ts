import { ChatState } from '@/application/chat/client/ChatState';
import { ChatNotificationSource } from '@/application/chat/client/ChatNotificationSource';
import { aSession } from '#test/support/builders/chat/aSession';

function setUp() {
  const board = new ChatState();
  const desk = new ChatNotificationSource(board);
  const collect = <T>(watch: (notify: (value: T) => void) => void): T[] => {
    const told: T[] = [];
    watch(value => told.push(value));
    return told;
  };
  return { board, desk, collect };
}

const page = { notifications: [], unreadable: 0 };

describe('ChatNotificationSource', () => {
  it('says who chats here, and when nobody does any more', () => {
    const { board, desk, collect } = setUp();
    const people = collect<string | undefined>(notify => desk.watchPerson(notify));
    board.post({ type: 'authorised', uid: 'ann' });
    board.post({ type: 'loggedOut', kept: [] });
    expect(people).toEqual([undefined, 'ann', undefined]);
  });

  it('passes notifications on, also to whoever asks later, and forgets them with the person', () => {
    const { board, desk, collect } = setUp();
    board.post({ type: 'authorised', uid: 'ann' });
    board.post({ type: 'notifications', state: { status: 'live', value: page } });
    const states = collect(notify => desk.watchNotifications(notify));
    board.clear();
    expect(states).toEqual([{ status: 'unknown' }, { status: 'live', value: page }, { status: 'unknown' }]);
    expect(collect(notify => desk.watchNotifications(notify))).toEqual([{ status: 'unknown' }]);
  });

  it('takes no notification of anybody while nobody is known', () => {
    const { board, desk, collect } = setUp();
    board.post({ type: 'notifications', state: { status: 'live', value: page } });
    expect(collect(notify => desk.watchNotifications(notify))).toEqual([{ status: 'unknown' }]);
  });

  it('tells V1 chats from the cache', () => {
    const { board, desk, collect } = setUp();
    board.post({ type: 'authorised', uid: 'ann' });
    const states = collect(notify => desk.watchChats('v1', notify));
    board.post({
      type: 'cachedChats',
      state: {
        status: 'delayed',
        value: [{ chatSessionId: 'o', patient: { email: 'o@example.org', name: '' }, unread: 2 }],
      },
    });
    expect(states.at(-1)).toEqual({
      status: 'delayed',
      value: [{ chatSessionId: 'o', generation: 'v1', patient: 'o@example.org', unread: 2 }],
    });
  });

  it('tells V2 chats from the engine, and that they may be delayed', () => {
    const { board, desk, collect } = setUp();
    board.post({ type: 'authorised', uid: 'ann' });
    const states = collect(notify => desk.watchChats('v2', notify));
    expect(states.at(-1)).toEqual({ status: 'unknown' });
    board.post({ type: 'update', update: { type: 'sessions', phase: 'failed', sessions: [] } });
    expect(states.at(-1)).toEqual({ status: 'failed' });
    board.post({ type: 'update', update: { type: 'sessions', phase: 'known', sessions: [aSession()] } });
    board.post({ type: 'update', update: { type: 'session', session: aSession({ unread: 3 }) } });
    const value = [{ chatSessionId: 'ana', generation: 'v2', patient: 'Ana Novak', unread: 3 }];
    expect(states.at(-1)).toEqual({ status: 'live', value });
    board.post({ type: 'update', update: { type: 'sync', sync: { phase: 'down', since: 1, attempt: 1 } } });
    expect(states.at(-1)).toEqual({ status: 'delayed', value });
    board.post({ type: 'update', update: { type: 'sessions', phase: 'loading', sessions: [aSession({ unread: 3 })] } });
    expect(states.at(-1)).toEqual({ status: 'delayed', value });
  });
});
