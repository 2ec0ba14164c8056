import { RetryUnsent } from '@/application/chat/messages/RetryUnsent';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('RetryUnsent', () => {
  it('asks the engine to send one message again, and no other of the patient', () => {
    const engine = new FakeChatEngine();
    new RetryUnsent(engine).execute('c-ana', 'e-1');
    expect(engine.commands).toEqual([{ type: 'command', command: { type: 'retry', channelId: 'c-ana', entryId: 'e-1' } }]);
  });
});
