import { OpenChat } from '@/application/chat/messages/OpenChat';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

describe('OpenChat', () => {
  it('opens a chat and closes it again', () => {
    const engine = new FakeChatEngine();
    new OpenChat(engine).execute('c-ana')();
    expect(engine.engineCommands).toEqual([
      { type: 'select', channelId: 'c-ana' },
      { type: 'select', channelId: undefined },
    ]);
  });

  it('does not close a chat that was opened since', () => {
    const engine = new FakeChatEngine();
    const openChat = new OpenChat(engine);
    const close = openChat.execute('c-ana');
    openChat.execute('c-ben');
    close();
    expect(engine.engineCommandsOf('select').at(-1)).toEqual({ type: 'select', channelId: 'c-ben' });
  });
});
