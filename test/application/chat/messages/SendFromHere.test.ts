import { SendFromHere } from '@/application/chat/messages/SendFromHere';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('SendFromHere', () => {
  it('asks the engine to take the lead', () => {
    const engine = new FakeChatEngine();
    new SendFromHere(engine).execute();
    expect(engine.commands).toEqual([{ type: 'command', command: { type: 'sendHere' } }]);
  });
});
