import { RetryUnsent } from '@/application/chat/RetryUnsent';
import { FakeChatEngine } from '#test/support/fakes/FakeChatEngine';

describe('RetryUnsent', () => {
  it('asks the engine to try the line of one patient again', () => {
    const engine = new FakeChatEngine();
    new RetryUnsent(engine).execute('c-ana');
    expect(engine.commands).toEqual([{ type: 'request', request: { type: 'retry', channelId: 'c-ana' } }]);
  });
});
