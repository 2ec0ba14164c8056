import { ReadTextsAgain } from '@/application/chat/drafts/ReadTextsAgain';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('ReadTextsAgain', () => {
  it('gives the engine its command', () => {
    const engine = new FakeChatEngine();
    new ReadTextsAgain(engine).execute();
    expect(engine.commands).toEqual([{ type: 'readAgain' }]);
  });
});
