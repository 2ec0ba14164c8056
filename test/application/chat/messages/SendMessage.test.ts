import { ChatState } from '@/application/chat/client/ChatState';
import { SendMessage } from '@/application/chat/messages/SendMessage';
import { MESSAGE_TEXT_LIMIT } from '@/domain/chat/messages/MessageText';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';

function setUp(uid: string | undefined = 'me') {
  const engine = new FakeChatEngine();
  const chatState = new ChatState();
  chatState.uid = uid;
  const send = (draft: string, onScreen = 'c-ana') =>
    new SendMessage(engine, chatState).execute({ typedFor: 'c-ana', onScreen, draft });
  return { engine, chatState, send };
}

describe('SendMessage', () => {
  it('puts exactly what was typed into the outbox of the patient', () => {
    const { engine, send } = setUp();
    expect(send('  How are you?\n')).toEqual({ ok: true, value: undefined });
    expect(engine.engineCommands).toEqual([{ type: 'send', channelId: 'c-ana', text: '  How are you?\n' }]);
  });

  it('goes to the patient it was typed for, whichever chat is on the screen by then', () => {
    const { engine, send } = setUp();
    send('For Ana only', 'c-ben');
    expect(engine.engineCommandsOf('send').map(({ channelId }) => channelId)).toEqual(['c-ana']);
  });

  it.each([
    ['white space only', ' \n\t', { kind: 'empty' }],
    [
      'one character too many',
      'x'.repeat(MESSAGE_TEXT_LIMIT + 1),
      { kind: 'tooLong', limit: MESSAGE_TEXT_LIMIT, length: MESSAGE_TEXT_LIMIT + 1 },
    ],
  ])('refuses %s and sends nothing', (_what, draft, failure) => {
    const { engine, send } = setUp();
    expect(send(draft)).toEqual({ ok: false, failure });
    expect(engine.commands).toEqual([]);
  });

  it('sends a message of exactly the limit', () => {
    expect(setUp().send('x'.repeat(MESSAGE_TEXT_LIMIT)).ok).toBe(true);
  });

  it('refuses while the chat has not signed in, for the engine would drop it', () => {
    const engine = new FakeChatEngine();
    const refused = new SendMessage(engine, new ChatState()).execute({
      typedFor: 'c-ana',
      onScreen: 'c-ana',
      draft: 'Hello',
    });
    expect([refused, engine.commands]).toEqual([{ ok: false, failure: { kind: 'notSignedIn' } }, []]);
  });

  it('holds the text for the case that the engine breaks down at once', () => {
    const { chatState, send } = setUp();
    send('Hello');
    expect(chatState.unsentTexts()).toEqual([{ channelId: 'c-ana', text: 'Hello' }]);
  });
});
