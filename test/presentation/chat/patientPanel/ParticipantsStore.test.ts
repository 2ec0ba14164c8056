import type { Participant } from '@/domain/chat/conversations/Participant';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';

const people: readonly Participant[] = [{ userId: 'ana', role: 'patient', name: 'Ana Novak' }];

function setUp() {
  const chat = chatSetUp();
  chat.runChat.execute();
  chat.startChat();
  const store = chat.stores.participants('c-ana');
  store.start();
  return { ...chat, store };
}

describe('ParticipantsStore', () => {
  it('knows who takes part in its own chat only', () => {
    const { engine, store } = setUp();
    engine.notify({ type: 'participants', channelId: 'c-ben', participants: { phase: 'failed' } });
    expect([store.phase, store.me]).toEqual(['unknown', 'me']);
    engine.notify({ type: 'participants', channelId: 'c-ana', participants: { phase: 'known', people } });
    expect([store.phase, store.people]).toEqual(['known', people]);
  });

  it('asks again after a failure', () => {
    const { engine, store } = setUp();
    engine.notify({ type: 'participants', channelId: 'c-ana', participants: { phase: 'failed' } });
    expect(store.phase).toBe('failed');
    store.retry();
    expect([store.phase, engine.lastCommand]).toEqual([
      'unknown',
      { type: 'command', command: { type: 'reloadParticipants', channelId: 'c-ana' } },
    ]);
  });
});
