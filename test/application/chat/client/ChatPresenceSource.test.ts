import { ChatState } from '@/application/chat/client/ChatState';
import { ChatPresenceSource } from '@/application/chat/client/ChatPresenceSource';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

const seen = (userId: string) => ({ userId, lastSeenTime: 1, loggedOutTime: 0, appearOffline: false });

function setUp() {
  const engine = new FakeChatEngine();
  const chatState = new ChatState();
  chatState.post({ type: 'authorised', uid: 'me' });
  return { engine, chatState, source: new ChatPresenceSource(engine, chatState) };
}

describe('ChatPresenceSource', () => {
  it('watches the people of all screens, and notifies each screen of its own', () => {
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

  it('requests everybody once after a new sign-in to the engine', () => {
    const { engine, chatState, source } = setUp();
    source.watch(['me'], () => undefined);
    source.watch(['ana'], () => undefined);
    const before = engine.commands.length;
    chatState.post({ type: 'profile', profile: { uid: 'me', firstName: 'Mia', lastName: 'Lang' } });
    expect(engine.commands.slice(before)).toEqual([{ type: 'watchPresence', userIds: ['ana', 'me'] }]);
  });
});
