import { ReloadParticipants } from '@/application/chat/messages/ReloadParticipants';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('ReloadParticipants', () => {
  it('asks the engine who takes part in one chat', () => {
    const engine = new FakeChatEngine();
    new ReloadParticipants(engine).execute('c-ana');
    expect(engine.commands).toEqual([{ type: 'command', command: { type: 'reloadParticipants', channelId: 'c-ana' } }]);
  });
});
