import { ReloadChats } from '@/application/chat/conversations/ReloadChats';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('ReloadChats', () => {
  it('asks the engine for the list of chats', () => {
    const engine = new FakeChatEngine();
    new ReloadChats(engine).execute();
    expect(engine.commands).toEqual([{ type: 'command', command: { type: 'reloadSessions' } }]);
  });
});
