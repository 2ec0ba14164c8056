import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { toTimeId } from '@/domain/chat/messages/TimeId';
import { CLICK_MS, LONGEST_HOLD_MS, FIRST_ROWS_WAIT_MS } from '@/presentation/kit/SteadyRows';
import { anUnsentMessage } from '#test/support/builders/chat/anUnsentMessage';
import { aChatRequest } from '#test/support/builders/chat/aChatRequest';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';

function setUp(...sessions: readonly ChatSession[]) {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  if (sessions.length > 0) chat.engine.notify({ type: 'sessions', phase: 'known', sessions });
  const store = chat.stores.conversations();
  const stop = store.start();
  const shown = () => store.shown.map(({ chatSessionId }) => chatSessionId);
  return { ...chat, store, stop, shown };
}

const person = (id: string, wish: Partial<ChatSession> = {}): ChatSession =>
  aSession({
    chatSessionId: id,
    channelId: `c-${id}`,
    patient: { id: `p-${id}`, userId: id, email: `${id}@example.org`, firstName: id, lastName: 'Test' },
    ...wish,
  });
const wrote = (sender: string, at: number) => ({
  lastMessage: { timeId: toTimeId(at), seq: toTimeId(at), sender, text: 'Hello', deleted: false },
});

describe('ConversationsStore', () => {
  it('does not look empty before the list is known', () => {
    expect(setUp().store.phase).toBe('unknown');
  });

  it('shows pinned conversations first, then the one with the newest message', () => {
    const { shown } = setUp(
      person('old', wrote('old', 1_000)),
      person('none'),
      person('new', wrote('new', 9_000)),
      person('pinned', { pinned: true }),
    );
    expect(shown()).toEqual(['pinned', 'new', 'old', 'none']);
  });

  describe('in the order of need', () => {
    const since = (at: number) => ({ waiting: { since: toTimeId(at), atLeast: false } });
    const calm = person('calm', { pinned: true, ...wrote('me', 9_000_000) });
    const long = person('long', { ...wrote('long', 1_000), ...since(1_000) });
    const flagged = person('flagged', { highRisk: true, ...wrote('flagged', 5_000), ...since(5_000) });

    it('shows a flagged patient who waits before a longer wait, and both before calm chats, pinned or not', () => {
      const { shown } = setUp(
        calm,
        long,
        flagged,
        person('calm flagged', { highRisk: true, ...wrote('me', 8_000_000) }),
      );
      expect(shown()).toEqual(['flagged', 'long', 'calm', 'calm flagged']);
    });

    it('keeps an accepted emergency first until it is answered, even without a message of the patient', () => {
      const request = { emergency: true, requestedAt: 8_000, couldNotRead: [] };
      const { shown, engine, store } = setUp(calm, long, flagged, person('asked', { acceptedRequest: request }));
      expect(shown()).toEqual(['asked', 'flagged', 'long', 'calm']);
      expect(store.emergencyOf(person('asked', { acceptedRequest: request }))).toBe('emergency');
      engine.notify({ type: 'session', session: person('asked') });
      expect(shown()).toEqual(['flagged', 'long', 'calm', 'asked']);
      expect(store.emergencyOf(person('asked'))).toBeUndefined();
    });

    it('keeps an accepted request of a flagged patient among those in need until it is answered', () => {
      const acceptedRequest = { emergency: false, requestedAt: 500, couldNotRead: [] };
      const { shown, store } = setUp(calm, long, flagged, person('asked', { highRisk: true, acceptedRequest }));
      expect(shown()).toEqual(['asked', 'flagged', 'long', 'calm']);
      expect(store.emergencyOf(person('asked', { acceptedRequest }))).toBeUndefined();
    });

    it('places requests among the chats, but not during a search', () => {
      const { store } = setUp(calm, long, flagged);
      const requests = [
        aChatRequest({ id: 'now', emergency: true, requestedAt: 9_000_000 }),
        aChatRequest({ id: 'early', requestedAt: 500 }),
        aChatRequest({ id: 'v1', generation: 'v1', requestedAt: 600 }),
      ];
      const rows = () => store.rowsWith(requests).map(({ id }) => id);
      expect(rows()).toEqual(['request:now', 'c-flagged', 'request:early', 'request:v1', 'c-long', 'c-calm']);
      store.showGeneration('v2');
      expect(rows()).not.toContain('request:v1');
      store.search('long');
      expect(rows()).toEqual(['c-long']);
      store.showAll();
      store.show('unread');
      expect(rows()).toEqual([]);
    });
  });

  describe('a list whose sources answer one after the other', () => {
    it('shows its rows once all sources have answered', () => {
      const { store, engine } = setUp();
      engine.notify({ type: 'sessions', phase: 'loading', sessions: [person('a')] });
      expect(store.areRowsShown('live')).toBe(false);
      engine.notify({ type: 'sessions', phase: 'known', sessions: [person('a'), person('b')] });
      expect([store.areRowsShown('unknown'), store.areRowsShown('failed'), store.areRowsShown()]).toEqual([
        false,
        true,
        true,
      ]);
    });

    it('shows its rows when some chats could not be read', () => {
      const { store, engine } = setUp();
      engine.notify({ type: 'sessions', phase: 'partial', sessions: [person('a')] });
      expect([store.areRowsShown('live'), store.phase]).toEqual([true, 'partial']);
    });

    it('shows what has arrived after a second', () => {
      const { store, engine, clock } = setUp();
      engine.notify({ type: 'sessions', phase: 'loading', sessions: [person('a')] });
      clock.advance(FIRST_ROWS_WAIT_MS - 1);
      expect(store.areRowsShown('unknown')).toBe(false);
      clock.advance(1);
      expect(store.areRowsShown('unknown')).toBe(true);
    });
  });

  describe('while a pointer is down on a row', () => {
    function pressed() {
      const tools = setUp(person('a', wrote('a', 5_000)), person('b', wrote('b', 1_000)));
      const { store, engine } = tools;
      const rows = () => store.rowsWith([]).map(({ id }) => id);
      store.steady.hold(store.rowsWith([]).map(({ id }) => id));
      engine.notify({
        type: 'sessions',
        phase: 'known',
        sessions: [person('new', wrote('new', 9_000)), person('a', wrote('a', 5_000)), person('b', wrote('b', 8_000))],
      });
      return { ...tools, rows };
    }

    it('keeps the order of the rows, with new ones at the end, until the press has become a click', () => {
      const { store, clock, rows } = pressed();
      expect(rows()).toEqual(['c-a', 'c-b', 'c-new']);
      store.steady.release();
      clock.advance(CLICK_MS - 1);
      expect(rows()).toEqual(['c-a', 'c-b', 'c-new']);
      clock.advance(1);
      expect(rows()).toEqual(['c-new', 'c-b', 'c-a']);
    });

    it('keeps the order no longer than a press may last', () => {
      const { clock, rows } = pressed();
      clock.advance(LONGEST_HOLD_MS);
      expect(rows()).toEqual(['c-new', 'c-b', 'c-a']);
    });
  });

  it('moves a conversation up when a message is written', () => {
    const { engine, shown } = setUp(person('a', wrote('a', 5_000)), person('b', wrote('b', 1_000)));
    engine.notify({ type: 'session', session: person('b', wrote('b', 8_000)) });
    expect(shown()).toEqual(['b', 'a']);
  });

  it('keeps what is known when a later load fails, and reports the failure', () => {
    const { engine, store, shown } = setUp(person('a'));
    engine.notify({ type: 'sessions', phase: 'failed', sessions: [person('a')] });
    expect([store.phase, shown()]).toEqual(['failed', ['a']]);
    store.reload();
    expect(engine.lastCommand).toEqual({ type: 'reloadSessions' });
  });

  it('finds patients by name or email, and can show only unread or pinned ones', () => {
    const { store, shown } = setUp(person('ana', { unread: 2 }), person('ben', { pinned: true }));
    store.search(' ANA@ex');
    expect(shown()).toEqual(['ana']);
    store.search('');
    store.show('pinned');
    expect(shown()).toEqual(['ben']);
    store.show('unread');
    expect([shown(), store.unreadChats]).toEqual([['ana'], 1]);
    store.search('nobody');
    store.showAll();
    expect(shown()).toHaveLength(2);
  });

  it('keeps the search and the filter on another page of the list, and when the address names no list', () => {
    const { stores, store, stop } = setUp(person('ana', { unread: 2 }), person('ben', { generation: 'v1' }));
    store.applyAddress('all');
    store.search('an');
    store.show('unread');
    store.showGeneration('v2');
    stop();
    const other = stores.conversations();
    other.start();
    other.applyAddress(undefined);
    expect([
      other.query,
      other.filter,
      other.generation,
      other.shown.map(({ chatSessionId }) => chatSessionId),
    ]).toEqual(['an', 'unread', 'v2', ['ana']]);
    other.applyAddress('all');
    expect(other.filter).toBe('unread');
    other.applyAddress('pinned');
    expect(other.filter).toBe('pinned');
  });

  it('starts each page with its own generation until one is chosen, and never hides requests by it', () => {
    const requests = [
      aChatRequest({ id: 'v1', generation: 'v1', requestedAt: 600 }),
      aChatRequest({ id: 'v2', requestedAt: 700 }),
    ];
    const { store, shown } = setUp(person('ana', { unread: 1 }), person('ben', { generation: 'v1' }));
    store.applyAddress('all');
    expect([store.generation, shown(), store.unreadChatsOf('v2'), store.unreadChatsOf('v1')]).toEqual([
      'v2',
      ['ana'],
      1,
      0,
    ]);
    expect(store.rowsWith(requests).map(({ id }) => id)).toEqual(['request:v1', 'request:v2', 'c-ana']);
    store.applyAddress(undefined);
    expect([store.generation, shown()]).toEqual(['v1', ['ben']]);
    store.applyAddress('pinned');
    expect(store.generation).toBeUndefined();
    store.showGeneration('both');
    store.applyAddress('all');
    expect(store.generation).toBeUndefined();
  });

  it('offers no generation when all chats are of one', () => {
    const { store, shown } = setUp(person('ben', { generation: 'v1' }));
    store.applyAddress('all');
    expect([store.generation, shown()]).toEqual([undefined, ['ben']]);
  });

  it('keeps the search for the same user only, even when no list is shown at sign-out', () => {
    const { stores, store, stop, engine, signIn } = setUp(person('ana'));
    store.search('Ana');
    stop();
    engine.emit({ type: 'loggedOut', kept: [] }, { type: 'authorised', uid: 'me' });
    const again = stores.conversations();
    const stopAgain = again.start();
    expect(again.query).toBe('Ana');
    stopAgain();
    signIn('somebody-else');
    engine.emit({ type: 'loggedOut', kept: [] }, { type: 'authorised', uid: 'somebody-else' });
    const others = stores.conversations();
    others.start();
    expect([others.query, others.filter]).toEqual(['', 'all']);
  });

  it('keeps the open chat among the unread ones until another chat is opened', () => {
    const { engine, store, shown } = setUp(person('ana', { unread: 2 }), person('ben', { unread: 1 }), person('cleo'));
    store.show('unread');
    store.opened('ana');
    engine.notify({ type: 'session', session: person('ana') });
    expect([[...shown()].sort(), store.unreadChats]).toEqual([['ana', 'ben'], 1]);
    store.opened('ben');
    expect(shown()).toEqual(['ben']);
    store.opened('cleo');
    expect(shown()).toEqual(['ben']);
  });

  it('updates the waiting times', () => {
    const { store, clock } = setUp();
    const before = store.now;
    clock.advance(30_000);
    expect(store.now).toBe(before + 30_000);
  });

  describe('while a message waits to be sent', () => {
    const TEN_MINUTES_MS = 600_000;
    const waitingFor = (agoMs: number) => {
      const chat = setUp();
      chat.engine.notify({
        type: 'unsent',
        entries: [anUnsentMessage({ keptAt: chat.clock.now() - agoMs }), anUnsentMessage({ keptAt: chat.clock.now() })],
      });
      return { ...chat, writtenAt: chat.clock.now() - agoMs };
    };

    it('updates the time exactly when the oldest message becomes late, and then for the next one', () => {
      const { store, clock, writtenAt } = waitingFor(TEN_MINUTES_MS - 12_345);
      const from = clock.now();
      clock.advance(12_345);
      expect(store.now).toBe(from);
      clock.advance(1);
      expect(store.now).toBe(writtenAt + TEN_MINUTES_MS + 1);
      clock.advance(TEN_MINUTES_MS - 12_345);
      expect(store.now).toBe(from + TEN_MINUTES_MS + 1);
    });

    it('does not update the time for a new message, so that no row is rendered again', () => {
      const { store, clock, engine } = setUp();
      const from = store.now;
      clock.advance(20_000);
      engine.notify({ type: 'unsent', entries: [anUnsentMessage({ keptAt: clock.now() })] });
      clock.advance(9_999);
      expect(store.now).toBe(from);
      clock.advance(1);
      expect(store.now).toBe(from + 30_000);
    });

    it.each<[string, (chat: ReturnType<typeof setUp>) => void]>([
      ['the user returns to the window', ({ store }) => store.attend(true)],
      ['the connection is restored', ({ engine }) => engine.notify({ type: 'sync', sync: { phase: 'live' } })],
    ])('is up to date after the device slept as soon as %s', (_, wake) => {
      const chat = waitingFor(TEN_MINUTES_MS - 20_000);
      chat.clock.sleep(3_600_000);
      wake(chat);
      chat.clock.advance(0);
      expect(chat.store.now).toBe(chat.clock.now());
    });

    it('is up to date within half a minute after the device slept without any other event', () => {
      const { store, clock } = waitingFor(0);
      clock.sleep(3_600_000);
      clock.advance(30_000);
      expect(store.now).toBe(clock.now());
    });

    it('sets no timer once it is stopped', () => {
      const { stop, store, clock, engine } = waitingFor(0);
      stop();
      const pending = clock.pendingWakes;
      engine.notify({ type: 'unsent', entries: [anUnsentMessage({ keptAt: clock.now() })] });
      store.attend(false);
      expect(clock.pendingWakes).toBe(pending);
    });
  });

  it('distinguishes online, offline and unknown', () => {
    const { engine, store, clock } = setUp(person('ana'), person('ben'), person('cleo'));
    const seen = (userId: string, agoS: number) => ({
      userId,
      lastSeenTime: clock.now() / 1000 - agoS,
      loggedOutTime: 0,
      appearOffline: false,
    });
    engine.emit({ type: 'presence', presences: [seen('ana', 5), seen('ben', 300)] });
    expect(['ana', 'ben', 'cleo'].map(id => store.presenceOf(person(id)))).toEqual(['online', 'offline', 'unknown']);
  });

  it('watches the presence of the listed patients, and again only when the list has others', () => {
    const { engine, store } = setUp(person('ana'), person('ben'));
    const asked = () => engine.commands.flatMap(command => (command.type === 'watchPresence' ? [command.userIds] : []));
    expect(asked()).toEqual([['ana', 'ben']]);
    engine.notify({ type: 'session', session: person('ana', { unread: 1 }) });
    expect(asked()).toHaveLength(1);
    engine.notify({ type: 'sessions', phase: 'known', sessions: [person('ana')] });
    expect([asked().at(-1), store.all.length]).toEqual([['ana'], 1]);
  });

  it('counts the unsent messages of each patient', () => {
    const { engine, store } = setUp(person('ana'), person('ben'));
    engine.notify({
      type: 'unsent',
      entries: [anUnsentMessage({ channelId: 'c-ana' }), anUnsentMessage({ channelId: 'c-ana' })],
    });
    expect([store.unsentCountOf(person('ana')), store.unsentCountOf(person('ben'))]).toEqual([2, 0]);
  });

  it('leaves no timer and no subscription behind', () => {
    const { stop, clock, engine } = setUp(person('ana'));
    engine.notify({ type: 'sync', sync: { phase: 'live' } });
    // One timer for the times, one for the first rows.
    const others = clock.pendingWakes;
    stop();
    expect([clock.pendingWakes, engine.lastCommand]).toEqual([others - 2, { type: 'watchPresence', userIds: [] }]);
  });

  it('shows nothing of the previous user', () => {
    const { vault, store, shown } = setUp(person('ana'));
    vault.clear();
    expect([shown(), store.phase]).toEqual([[], 'unknown']);
  });

  describe('pinning', () => {
    it('moves a chat to the front of the pinned list, says so, and unpins it again', async () => {
      const { store, shown, pins, clock } = setUp(person('ana'), person('ben'), person('cleo'));
      pins.pins = ['p-ben'];
      await store.pins.load();
      expect(shown()).toEqual(['ben', 'ana', 'cleo']);
      await store.togglePin(person('cleo'));
      expect([shown(), pins.pins]).toEqual([
        ['cleo', 'ben', 'ana'],
        ['p-cleo', 'p-ben'],
      ]);
      expect(store.pins.notice).toEqual({ email: 'cleo@example.org', outcome: 'pinned' });
      await store.togglePin(person('ben'));
      expect([shown(), store.pins.notice]).toEqual([
        ['cleo', 'ana', 'ben'],
        { email: 'ben@example.org', outcome: 'unpinned' },
      ]);
      clock.advance(5_000);
      expect(store.pins.notice).toBeUndefined();
    });

    it('moves nothing when pinning fails, and says so', async () => {
      const { store, shown, pins } = setUp(person('ana'), person('ben'));
      await store.pins.load();
      pins.reachable = false;
      await store.togglePin(person('ben'));
      expect([shown(), store.pins.notice?.outcome]).toEqual([['ana', 'ben'], 'failed']);
    });

    it('drops an answer that a later change has overtaken', async () => {
      const { store, pins, shown } = setUp(person('ana'), person('ben'));
      const late = store.pins.load();
      await store.togglePin(person('ben'));
      pins.pins = [];
      await late;
      expect(shown()).toEqual(['ben', 'ana']);
    });

    it('takes the pins from the list of chats while their order is unknown', async () => {
      const { store, shown, pins } = setUp(person('ana'), person('ben', { pinned: true }));
      pins.reachable = false;
      await store.pins.load();
      expect(shown()).toEqual(['ben', 'ana']);
    });
  });

  it('loads pages of 50 until at least 10 chats are found', () => {
    const many = Array.from({ length: 130 }, (_, at) =>
      person(`n${at}`, { ...wrote('x', 1_000_000 - at * 1_000), unread: at >= 100 ? 1 : 0 }),
    );
    const { store, shown } = setUp(...many);
    expect([shown().length, store.hasMore]).toEqual([50, true]);
    store.showMore();
    expect(shown()).toHaveLength(100);
    store.show('unread');
    expect([shown().length, store.hasMore]).toEqual([30, true]);
    store.show('all');
    store.search('n129');
    expect(shown()).toEqual(['n129']);
  });

  it('shows chats of one generation on request', () => {
    const { store, shown } = setUp(person('new'), person('old', { generation: 'v1', channelId: 'V1.old' }));
    expect(store.generations).toEqual(['v1', 'v2']);
    store.showGeneration('v1');
    expect(shown()).toEqual(['old']);
    store.showAll();
    expect(shown()).toHaveLength(2);
  });

  it('shows a colleague’s changes, especially a flag, within half a minute or when the window gets the focus', () => {
    const { engine, clock, store, stop } = setUp(person('ana'));
    const reloads = () => engine.engineCommandsOf('reloadSessions').length;
    store.attend(true);
    clock.advance(30_000);
    expect(reloads()).toBe(1);
    engine.notify({ type: 'sessions', phase: 'known', sessions: [person('ana', { highRisk: true })] });
    expect(store.byChatSession('ana')?.highRisk).toBe(true);
    store.attend(false);
    clock.advance(300_000);
    expect(reloads()).toBe(1);
    store.attend(true);
    expect(reloads()).toBe(2);
    stop();
    clock.advance(300_000);
    expect(reloads()).toBe(2);
  });
});
