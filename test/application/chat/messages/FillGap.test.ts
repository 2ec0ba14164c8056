import { FillGap } from '@/application/chat/messages/FillGap';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('FillGap', () => {
  it('asks the engine for what is missing in one chat', () => {
    const engine = new FakeChatEngine();
    new FillGap(engine).execute('c-ana');
    expect(engine.commands).toEqual([{ type: 'command', command: { type: 'fillGap', channelId: 'c-ana' } }]);
  });
});
