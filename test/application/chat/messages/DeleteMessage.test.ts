import { DeleteMessage } from '@/application/chat/messages/DeleteMessage';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('DeleteMessage', () => {
  it('asks the engine to take one message back', () => {
    const engine = new FakeChatEngine();
    new DeleteMessage(engine).execute('c-ana', 7n);
    expect(engine.commands).toEqual([{ type: 'command', command: { type: 'delete', channelId: 'c-ana', timeId: 7n } }]);
  });
});
