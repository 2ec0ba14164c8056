import { LoadOlderMessages } from '@/application/chat/messages/LoadOlderMessages';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('LoadOlderMessages', () => {
  it('asks the engine for the next page of one chat', () => {
    const engine = new FakeChatEngine();
    new LoadOlderMessages(engine).execute('c-ana');
    expect(engine.commands).toEqual([{ type: 'command', command: { type: 'loadMore', channelId: 'c-ana' } }]);
  });
});
