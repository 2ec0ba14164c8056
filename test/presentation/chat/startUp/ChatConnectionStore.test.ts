import { anUnsentMessage } from '#test/support/builders/chat/anUnsentMessage';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';
import { aSession } from '#test/support/builders/chat/aSession';

describe('ChatConnectionStore', () => {
  function setUp() {
    const chat = chatSetUp();
    chat.runChat.execute();
    const store = chat.stores.connection();
    const stop = store.start();
    return { ...chat, store, stop };
  }
  function setUpReady() {
    const chat = setUp();
    chat.startChat();
    chat.engine.notify({ type: 'sessions', phase: 'known', sessions: [] }, { type: 'sync', sync: { phase: 'live' } });
    return chat;
  }

  it('shows the steps of the start-up once they take more than two seconds', () => {
    const { store, signIn, engine, clock } = setUp();
    signIn();
    engine.emit({ type: 'core', version: '0.105.0' });
    clock.advance(1_999);
    expect(store.checklist).toBeUndefined();
    clock.advance(1);
    expect(store.checklist?.map(({ state }) => state)).toEqual(['done', 'running', 'ahead', 'ahead', 'ahead', 'ahead']);
  });

  it('shows a failed step immediately, and tries it again on request', () => {
    const { store, signIn, engine } = setUp();
    signIn();
    engine.emit(
      { type: 'core', version: '0.105.0' },
      { type: 'repos', available: true },
      { type: 'config', config: { a: 1 } },
      { type: 'keys', message: 'FAILED' },
    );
    expect(store.checklist?.[3]).toEqual({ step: 'keys', state: 'failed' });
    store.retry();
    expect(engine.lastCommand?.type).toBe('keys');
  });

  it('keeps the chats on the screen while the user signs in again', () => {
    const { store, engine, clock, vault } = setUpReady();
    clock.advance(5_000);
    engine.notify({ type: 'requireAuth' });
    expect(store.checklist).toBeUndefined();
    vault.save({ user: { uid: 'me', email: 'me@example.org' }, cookie: 'newer' });
    expect(store.checklist).toBeUndefined();
  });

  it('says since when messages may be delayed, but not for a brief interruption', () => {
    const { store, engine, clock } = setUpReady();
    engine.notify({ type: 'sync', sync: { phase: 'stale', since: 77, attempt: 0 } });
    clock.advance(1_999);
    expect(store.delayedSince).toBeUndefined();
    clock.advance(1);
    expect(store.delayedSince).toBe(77);
    engine.notify({ type: 'sync', sync: { phase: 'catchingUp', since: 99, attempt: 0 } });
    clock.advance(10);
    expect(store.delayedSince).toBe(77);
    engine.notify({ type: 'sync', sync: { phase: 'live' } });
    expect(store.delayedSince).toBeUndefined();
  });

  it('warns two seconds after the first sign, even during retries, and does not warn the next user', () => {
    const { store, engine, clock, vault } = setUpReady();
    for (const phase of ['stale', 'subscribing', 'catchingUp'] as const) {
      engine.notify({ type: 'sync', sync: { phase, since: 77, attempt: 0 } });
      clock.advance(700);
    }
    expect(store.delayedSince).toBe(77);
    engine.notify(
      { type: 'sync', sync: { phase: 'live' } },
      { type: 'sync', sync: { phase: 'stale', since: 99, attempt: 0 } },
    );
    vault.clear();
    clock.advance(5_000);
    expect(store.delayedSince).toBeUndefined();
  });

  it('names the generation when only one of the two may be delayed', () => {
    const { store, engine, clock } = setUpReady();
    engine.notify({ type: 'sync', sync: { phase: 'stale', since: 77, attempt: 0 }, delayed: ['v1'] });
    clock.advance(2_000);
    expect([store.delayedSince, store.delayedGeneration]).toEqual([77, 'v1']);
    engine.notify({ type: 'sync', sync: { phase: 'stale', since: 77, attempt: 0 }, delayed: ['v1', 'v2'] });
    clock.advance(10);
    expect([store.delayedSince, store.delayedGeneration]).toEqual([77, undefined]);
  });

  it('offers a reload when a message waits too long, until nothing waits any longer', () => {
    const { store, engine } = setUpReady();
    engine.notify({ type: 'unsent', entries: [anUnsentMessage()] }, { type: 'sendTimeout', channelId: 'c-ana' });
    expect(store.sendTimedOut).toBe(true);
    engine.notify({ type: 'unsent', entries: [] });
    expect(store.sendTimedOut).toBe(false);
  });

  it('says when this browser cannot store texts, or no longer can', () => {
    const { store, engine } = setUpReady();
    const received = (['works', 'full', 'missing', 'works'] as const).map(state => {
      engine.notify({ type: 'storage', state });
      return store.storageProblem;
    });
    expect(received).toEqual([undefined, 'full', 'missing', undefined]);
  });

  it('offers the unsent texts when the engine crashes', () => {
    const { store, engine, chatState } = setUpReady();
    chatState.setDraft(chatDraftKey('c-ana'), 'Half a thought');
    engine.emit({ type: 'crashed', message: 'out of memory' });
    expect([store.crashed, store.unsentTexts()]).toEqual([true, [{ patientName: '', text: 'Half a thought' }]]);
  });

  it('leaves no timer behind', () => {
    const { stop, clock, engine } = setUpReady();
    engine.notify({ type: 'sync', sync: { phase: 'stale', since: 77, attempt: 0 } });
    stop();
    expect(clock.pendingWakes).toBe(0);
  });
});

describe('DiagnosticsStore', () => {
  function setUp() {
    const chat = chatSetUp();
    chat.runChat.execute();
    const store = chat.stores.diagnostics();
    return { ...chat, store };
  }

  it('decodes engine updates from before the page was opened', () => {
    const { engine, startChat, store } = setUp();
    startChat();
    engine.notify(
      { type: 'status', mask: 49_154 },
      { type: 'sessions', phase: 'known', sessions: [aSession(), aSession({ channelId: 'V1.7', chatSessionId: '7' })] },
    );
    engine.notify({ type: 'sync', sync: { phase: 'stale', since: 5, attempt: 2 }, delayed: ['v1'] });
    store.start();
    expect([store.engineVersion, store.mask, store.status]).toEqual([
      '0.105.0',
      49_154,
      { initialised: true, chatsLoaded: true, messagesPending: true },
    ]);
    expect(store.generations.map(({ generation, chats, isLate }) => [generation, chats, isLate])).toEqual(
      expect.arrayContaining([
        ['v1', 1, true],
        ['v2', 1, false],
      ]),
    );
    expect(store.steps.map(({ state }) => state)).toEqual(Array(6).fill('done'));
  });

  it('shows the current step of the start-up, and the time limit of each step', () => {
    const { engine, signIn, store } = setUp();
    store.start();
    signIn();
    engine.emit({ type: 'core', version: '0.105.0' });
    expect(store.steps.map(({ step, state, limitSeconds }) => [step, state, limitSeconds]).slice(0, 3)).toEqual([
      ['core', 'done', 10],
      ['repos', 'running', 10],
      ['config', 'ahead', 10],
    ]);
  });
});
