import { TellFocus } from '@/application/chat/messages/TellFocus';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('TellFocus', () => {
  it('tells the engine whether somebody can see the window', () => {
    const engine = new FakeChatEngine();
    new TellFocus(engine).execute(true, false);
    expect(engine.commands).toEqual([{ type: 'command', command: { type: 'focus', focused: true, visible: false } }]);
  });
});
