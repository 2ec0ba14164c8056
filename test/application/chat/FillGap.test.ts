import { FillGap } from '@/application/chat/FillGap';
import { FakeChatEngine } from '#test/support/fakes/FakeChatEngine';

describe('FillGap', () => {
  it('asks the engine for what is missing in one chat', () => {
    const engine = new FakeChatEngine();
    new FillGap(engine).execute('c-ana');
    expect(engine.commands).toEqual([{ type: 'request', request: { type: 'fillGap', channelId: 'c-ana' } }]);
  });
});
