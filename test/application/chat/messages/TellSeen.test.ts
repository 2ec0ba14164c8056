import { TellSeen } from '@/application/chat/messages/TellSeen';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('TellSeen', () => {
  it('tells the engine which messages of which chat are in view', () => {
    const engine = new FakeChatEngine();
    new TellSeen(engine).execute('c-ana', [7n, 8n]);
    expect(engine.commands).toEqual([{ type: 'command', command: { type: 'seen', channelId: 'c-ana', timeIds: [7n, 8n] } }]);
  });
});
