import { DiscardUnreadableText } from '@/application/chat/drafts/DiscardUnreadableText';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('DiscardUnreadableText', () => {
  it('gives the engine its command', () => {
    const engine = new FakeChatEngine();
    new DiscardUnreadableText(engine).execute('1');
    expect(engine.commands).toEqual([{ type: 'discardUnreadable', id: '1' }]);
  });
});
