import { ChatState } from '@/application/chat/page/ChatState';
import { ChatNotificationSource } from '@/application/chat/page/ChatNotificationSource';
import { aNotification } from '#test/support/builders/notifications/aNotification';
import { aSession } from '#test/support/builders/chat/aSession';
import { ChatPresenceSource } from '@/application/chat/page/ChatPresenceSource';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('ChatNotificationSource', () => {
  function setUp() {
    const chatState = new ChatState();
    const known = chatState.knownPatients;
    const source = new ChatNotificationSource(chatState, known);
    const collect = <T>(watch: (notify: (value: T) => void) => void): T[] => {
      const received: T[] = [];
      watch(value => received.push(value));
      return received;
    };
    return { chatState, known, source, collect };
  }
  const page = { notifications: [], unreadable: 0 };

  it('reports who is signed in to the chat, or that no one is', () => {
    const { chatState, source, collect } = setUp();
    const people = collect<string | undefined>(notify => source.watchPerson(notify));
    chatState.post({ type: 'authorised', uid: 'ann' });
    chatState.post({ type: 'loggedOut', kept: [] });
    expect(people).toEqual([undefined, 'ann', undefined]);
  });

  it('passes notifications on, also to late subscribers, and forgets them when the user signs out', () => {
    const { chatState, source, collect } = setUp();
    chatState.post({ type: 'authorised', uid: 'ann' });
    chatState.post({ type: 'notifications', state: { status: 'live', value: page } });
    const states = collect(notify => source.watchNotifications(notify));
    chatState.clear();
    expect(states).toEqual([{ status: 'unknown' }, { status: 'live', value: page }, { status: 'unknown' }]);
    expect(collect(notify => source.watchNotifications(notify))).toEqual([{ status: 'unknown' }]);
  });

  it('names patients as all lists do, and reports nothing if no name changes', () => {
    const { chatState, known, source, collect } = setUp();
    chatState.post({ type: 'authorised', uid: 'ann' });
    const about = aNotification({ patientId: 'p-ana', patient: 'Ana Novak' });
    const aboutNobody = aNotification({ id: 'n-2', patientId: null, patient: '' });
    const value = { notifications: [about, aboutNobody], unreadable: 0 };
    chatState.post({ type: 'notifications', state: { status: 'live', value } });
    chatState.post({
      type: 'cachedChats',
      state: { status: 'live', value: [{ chatSessionId: 'ana', patient: { email: '', name: 'Ana' }, unread: 1 }] },
    });
    const states = collect(notify => source.watchNotifications(notify));
    const chats = collect(notify => source.watchChats('v1', notify));
    const { patient } = aSession();
    const sessions = [aSession()];
    chatState.post({ type: 'sessions', phase: 'known', sessions });
    known.learn('assigned', [{ ...patient, id: 'p-other', email: 'other@example.org' }]);
    known.learn('requests v1', [{ ...patient, id: '', email: 'unreadable@example.org' }]);
    const name = 'Ana Novak (ana@example.org)';
    expect(states.slice(2)).toEqual([
      { status: 'live', value: { notifications: [{ ...about, patient: name }, aboutNobody], unreadable: 0 } },
    ]);
    expect(chats.at(-1)).toMatchObject({ value: [{ patient: name }] });
  });

  it('ignores notifications while no one is signed in', () => {
    const { chatState, source, collect } = setUp();
    chatState.post({ type: 'notifications', state: { status: 'live', value: page } });
    expect(collect(notify => source.watchNotifications(notify))).toEqual([{ status: 'unknown' }]);
  });

  it('reports V1 chats from the cache', () => {
    const { chatState, source, collect } = setUp();
    chatState.post({ type: 'authorised', uid: 'ann' });
    const states = collect(notify => source.watchChats('v1', notify));
    chatState.post({
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

  it('reports V2 chats from the engine, and whether they may be delayed', () => {
    const { chatState, source, collect } = setUp();
    chatState.post({ type: 'authorised', uid: 'ann' });
    const states = collect(notify => source.watchChats('v2', notify));
    expect(states.at(-1)).toEqual({ status: 'unknown' });
    chatState.post({ type: 'sessions', phase: 'failed', sessions: [] });
    expect(states.at(-1)).toEqual({ status: 'failed' });
    // None could be read: neither an empty list nor one that is still loading.
    chatState.post({ type: 'sessions', phase: 'partial', sessions: [] });
    expect(states.at(-1)).toEqual({ status: 'failed' });
    chatState.post({ type: 'sessions', phase: 'known', sessions: [aSession()] });
    chatState.post({ type: 'session', session: aSession({ unread: 3 }) });
    const value = [{ chatSessionId: 'ana', generation: 'v2', patient: 'Ana Novak', unread: 3 }];
    expect(states.at(-1)).toEqual({ status: 'live', value });
    chatState.post({ type: 'sync', sync: { phase: 'down', since: 1, attempt: 1 } });
    expect(states.at(-1)).toEqual({ status: 'delayed', value });
    chatState.post({ type: 'sessions', phase: 'loading', sessions: [aSession({ unread: 3 })] });
    expect(states.at(-1)).toEqual({ status: 'delayed', value });
  });
});

describe('ChatPresenceSource', () => {
  const seen = (userId: string) => ({ userId, lastSeenTime: 1, loggedOutTime: 0, appearOffline: false });
  function setUp() {
    const engine = new FakeChatEngine();
    const chatState = new ChatState();
    chatState.post({ type: 'authorised', uid: 'me' });
    return { engine, chatState, source: new ChatPresenceSource(engine, chatState) };
  }

  it('watches the people of all screens, and passes each screen only its own', () => {
    const { engine, chatState, source } = setUp();
    const own: string[][] = [];
    const others: string[][] = [];
    source.watch(['me'], presences => own.push(presences.map(({ userId }) => userId)));
    const stop = source.watch(['zoe', 'ana'], presences => others.push(presences.map(({ userId }) => userId)));
    expect(engine.lastCommand).toEqual({ type: 'watchPresence', userIds: ['ana', 'me', 'zoe'] });
    chatState.post({ type: 'presence', presences: [seen('me'), seen('zoe')] });
    expect([own, others]).toEqual([[['me']], [['zoe']]]);
    stop();
    expect(engine.lastCommand).toEqual({ type: 'watchPresence', userIds: ['me'] });
  });

  it('requests all watched people once after a new sign-in to the engine', () => {
    const { engine, chatState, source } = setUp();
    source.watch(['me'], () => undefined);
    source.watch(['ana'], () => undefined);
    const before = engine.commands.length;
    chatState.post({ type: 'profile', profile: { uid: 'me', firstName: 'Mia', lastName: 'Lang' } });
    expect(engine.commands.slice(before)).toEqual([{ type: 'watchPresence', userIds: ['ana', 'me'] }]);
  });
});
