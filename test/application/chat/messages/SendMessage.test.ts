import { ChatState } from '@/application/chat/client/ChatState';
import { SendMessage } from '@/application/chat/messages/SendMessage';
import { MESSAGE_TEXT_LIMIT } from '@/domain/chat/messages/MessageText';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { EditMessage } from '@/application/chat/messages/EditMessage';
import { CollectUnsentText } from '@/application/chat/messages/CollectUnsentText';
import { anUnsentMessage } from '#test/support/builders/chat/anUnsentMessage';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

describe('SendMessage', () => {
  function setUp(uid: string | undefined = 'me') {
    const engine = new FakeChatEngine();
    const chatState = new ChatState();
    chatState.uid = uid;
    const send = (draft: string, onScreen = 'c-ana') =>
      new SendMessage(engine, chatState).execute({ typedFor: 'c-ana', onScreen, draft });
    return { engine, chatState, send };
  }

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

describe('EditMessage', () => {
  function setUp() {
    const engine = new FakeChatEngine();
    const chatState = new ChatState();
    chatState.uid = 'me';
    const edit = (draft: string) =>
      new EditMessage(engine, chatState).execute({ channelId: 'c-ana', timeId: 7n, draft });
    return { engine, chatState, edit };
  }

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

describe('CollectUnsentText', () => {
  it('gathers waiting messages, texts just sent and drafts, by the name of the patient', () => {
    const chatState = new ChatState();
    chatState.post({ type: 'authorised', uid: 'me' });
    chatState.post({ type: 'update', update: { type: 'sessions', phase: 'known', sessions: [aSession()] } });
    chatState.post({
      type: 'update',
      update: {
        type: 'unsent',
        entries: [anUnsentMessage({ text: 'waiting' }), anUnsentMessage({ kind: 'delete', text: '' })],
      },
    });
    chatState.handOver('c-ana', 'just sent');
    chatState.setDraft(chatDraftKey('c-else'), 'half a sent');
    chatState.setDraft(chatDraftKey('c-ana'), '  ');
    expect(new CollectUnsentText(chatState).execute()).toEqual([
      { patientName: 'Ana Novak', text: 'waiting' },
      { patientName: 'Ana Novak', text: 'just sent' },
      { patientName: '', text: 'half a sent' },
    ]);
  });

  it('names patients whose chat is gone by the name saved with their text', () => {
    const chatState = new ChatState();
    chatState.post({ type: 'authorised', uid: 'me' });
    chatState.post({
      type: 'update',
      update: { type: 'unsent', entries: [anUnsentMessage({ text: 'waiting', patientName: 'Ana Novak' })] },
    });
    chatState.post({
      type: 'drafts',
      drafts: new Map([['c-ben', 'half']]),
      patientNames: new Map([['c-ben', 'Ben Okafor']]),
    });
    expect(new CollectUnsentText(chatState).execute()).toEqual([
      { patientName: 'Ana Novak', text: 'waiting' },
      { patientName: 'Ben Okafor', text: 'half' },
    ]);
  });
});
