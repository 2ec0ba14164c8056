import { DiscardUnsent } from '@/application/chat/messages/DiscardUnsent';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('DiscardUnsent', () => {
  it('asks the engine to give one entry up', () => {
    const engine = new FakeChatEngine();
    new DiscardUnsent(engine).execute('e-1');
    expect(engine.commands).toEqual([{ type: 'command', command: { type: 'discard', entryId: 'e-1' } }]);
  });
});
