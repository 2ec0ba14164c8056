import { ChatState } from '@/application/chat/client/ChatState';
import { EditMessage } from '@/application/chat/messages/EditMessage';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

function setUp() {
  const engine = new FakeChatEngine();
  const board = new ChatState();
  board.uid = 'me';
  const edit = (draft: string) => new EditMessage(engine, board).execute({ channelId: 'c-ana', timeId: 7n, draft });
  return { engine, board, edit };
}

describe('EditMessage', () => {
  it('asks the engine to replace the text', () => {
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
    const { board, edit } = setUp();
    board.clear();
    expect(edit('Better')).toEqual({ ok: false, failure: { kind: 'notSignedIn' } });
  });
});
