import { aSession } from '#test/support/builders/chat/aSession';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';

function setUp() {
  const chat = chatSetUp();
  chat.runChat.execute();
  const store = chat.stores.diagnostics();
  return { ...chat, store };
}

describe('DiagnosticsStore', () => {
  it('decodes what the engine said before anybody looked', () => {
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

  it('shows the current step of the start-up, and how long each step may take', () => {
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
