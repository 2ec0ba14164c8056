import { ChatState } from '@/application/chat/client/ChatState';
import { EditMessage } from '@/application/chat/messages/EditMessage';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

function setUp() {
  const engine = new FakeChatEngine();
  const chatState = new ChatState();
  chatState.uid = 'me';
  const edit = (draft: string) => new EditMessage(engine, chatState).execute({ channelId: 'c-ana', timeId: 7n, draft });
  return { engine, chatState, edit };
}

describe('EditMessage', () => {
  it('sends the engine a command to replace the text', () => {
    const { engine, edit } = setUp();
    expect(edit('Better').ok).toBe(true);
    expect(engine.engineCommands).toEqual([{ type: 'edit', channelId: 'c-ana', timeId: 7n, text: 'Better' }]);
  });

  it('refuses to empty a message', () => {
    const { engine, edit } = setUp();
    expect(edit('  ')).toEqual({ ok: false, failure: { kind: 'empty' } });
    expect(engine.commands).toEqual([]);
  });

  it('refuses when nobody is signed in to the chat', () => {
    const { chatState, edit } = setUp();
    chatState.clear();
    expect(edit('Better')).toEqual({ ok: false, failure: { kind: 'notSignedIn' } });
  });
});
