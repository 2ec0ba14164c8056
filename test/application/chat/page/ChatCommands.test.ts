import { ChatCommands } from '@/application/chat/page/ChatCommands';
import { ChatState } from '@/application/chat/page/ChatState';
import { MESSAGE_TEXT_LIMIT } from '@/domain/chat/messages/MessageText';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function signedOut() {
  const engine = new FakeChatEngine();
  const clock = new ManualClock();
  const chatState = new ChatState();
  return { engine, clock, chatState, commands: new ChatCommands(engine, chatState, clock) };
}

function signedIn() {
  const parts = signedOut();
  parts.chatState.uid = 'me';
  return parts;
}

describe('ChatCommands', () => {
  it('opens a chat and closes it again', () => {
    const { engine, commands } = signedOut();
    commands.open('c-ana')();
    expect(engine.engineCommands).toEqual([
      { type: 'select', channelId: 'c-ana' },
      { type: 'select', channelId: undefined },
    ]);
  });

  it('does not close a chat that was opened since', () => {
    const { engine, commands } = signedOut();
    const close = commands.open('c-ana');
    commands.open('c-ben');
    close();
    expect(engine.engineCommandsOf('select').at(-1)).toEqual({ type: 'select', channelId: 'c-ben' });
  });

  it('names the chat, message or entry in each command', () => {
    const { engine, commands } = signedOut();
    commands.loadOlder('c-ana');
    commands.loadGap('c-ana');
    commands.reloadChats();
    commands.reloadParticipants('c-ana');
    commands.setFocus(true, false);
    commands.markSeen('c-ana', [1n, 2n]);
    commands.delete('c-ana', 3n);
    commands.retry('c-ana', 'e-1');
    commands.discard('e-2');
    commands.sendFromHere();
    expect(engine.engineCommands).toEqual([
      { type: 'loadMore', channelId: 'c-ana' },
      { type: 'loadGap', channelId: 'c-ana' },
      { type: 'reloadSessions' },
      { type: 'reloadParticipants', channelId: 'c-ana' },
      { type: 'focus', focused: true, visible: false },
      { type: 'seen', channelId: 'c-ana', timeIds: [1n, 2n] },
      { type: 'delete', channelId: 'c-ana', timeId: 3n },
      { type: 'retry', channelId: 'c-ana', entryId: 'e-1' },
      { type: 'discard', entryId: 'e-2' },
      { type: 'sendHere' },
    ]);
  });

  it('retries unreadable texts, and discards a single one', () => {
    const { engine, commands } = signedOut();
    commands.retryUnreadable();
    commands.discardUnreadable('t-1');
    expect(engine.commands).toEqual([{ type: 'retryUnreadable' }, { type: 'discardUnreadable', id: 't-1' }]);
  });
});

describe('a typing indicator', () => {
  const sent = (engine: FakeChatEngine) =>
    engine.engineCommandsOf('typing').map(({ channelId, isTyping }) => `${channelId} ${isTyping}`);

  it('is sent immediately, then every four seconds', () => {
    const { engine, clock, commands } = signedOut();
    for (let second = 0; second < 8; second += 1) {
      commands.setTyping('c-ana', true);
      clock.advance(1_000);
    }
    expect(sent(engine)).toEqual(['c-ana true', 'c-ana true']);
  });

  it('ends once, and only after it has begun', () => {
    const { engine, commands } = signedOut();
    commands.setTyping('c-ana', false);
    commands.setTyping('c-ana', true);
    commands.setTyping('c-ana', false);
    commands.setTyping('c-ana', false);
    expect(sent(engine)).toEqual(['c-ana true', 'c-ana false']);
  });

  it('is tracked for each patient', () => {
    const { engine, commands } = signedOut();
    commands.setTyping('c-ana', true);
    commands.setTyping('c-ben', true);
    expect(sent(engine)).toEqual(['c-ana true', 'c-ben true']);
  });
});

describe('ChatCommands.send', () => {
  function setUp() {
    const { engine, chatState, commands } = signedIn();
    const send = (draft: string, onScreen = 'c-ana') => commands.send({ typedFor: 'c-ana', onScreen, draft });
    return { engine, chatState, send };
  }

  it('puts exactly what was typed into the outbox of the patient', () => {
    const { engine, send } = setUp();
    expect(send('  How are you?\n')).toEqual({ ok: true, value: undefined });
    expect(engine.engineCommands).toEqual([{ type: 'send', channelId: 'c-ana', text: '  How are you?\n' }]);
  });

  it('sends to the patient whom the text was typed for, even if another chat is on screen', () => {
    const { engine, send } = setUp();
    send('For Ana only', 'c-ben');
    expect(engine.engineCommandsOf('send').map(({ channelId }) => channelId)).toEqual(['c-ana']);
  });

  it.each([
    ['only white space', ' \n\t', { kind: 'empty' }],
    [
      'one character too many',
      'x'.repeat(MESSAGE_TEXT_LIMIT + 1),
      { kind: 'tooLong', limit: MESSAGE_TEXT_LIMIT, length: MESSAGE_TEXT_LIMIT + 1 },
    ],
  ])('rejects %s and sends nothing', (_what, draft, failure) => {
    const { engine, send } = setUp();
    expect(send(draft)).toEqual({ ok: false, failure });
    expect(engine.commands).toEqual([]);
  });

  it('sends a message of exactly the maximum length', () => {
    expect(setUp().send('x'.repeat(MESSAGE_TEXT_LIMIT)).ok).toBe(true);
  });

  it('rejects a message before the engine has signed in, which would drop it', () => {
    const { engine, commands } = signedOut();
    const refused = commands.send({
      typedFor: 'c-ana',
      onScreen: 'c-ana',
      draft: 'Hello',
    });
    expect([refused, engine.commands]).toEqual([{ ok: false, failure: { kind: 'notSignedIn' } }, []]);
  });

  it('holds the text in case the engine crashes', () => {
    const { chatState, send } = setUp();
    send('Hello');
    expect(chatState.unsentTexts()).toEqual([{ channelId: 'c-ana', text: 'Hello' }]);
  });
});

describe('ChatCommands.edit', () => {
  function setUp() {
    const { engine, chatState, commands } = signedIn();
    const edit = (draft: string) => commands.edit({ channelId: 'c-ana', timeId: 7n, draft });
    return { engine, chatState, edit };
  }

  it('sends the engine a command to replace the text', () => {
    const { engine, edit } = setUp();
    expect(edit('Better').ok).toBe(true);
    expect(engine.engineCommands).toEqual([{ type: 'edit', channelId: 'c-ana', timeId: 7n, text: 'Better' }]);
  });

  it('rejects an empty text', () => {
    const { engine, edit } = setUp();
    expect(edit('  ')).toEqual({ ok: false, failure: { kind: 'empty' } });
    expect(engine.commands).toEqual([]);
  });

  it('rejects an edit while no one is signed in to the engine', () => {
    const { chatState, edit } = setUp();
    chatState.clear();
    expect(edit('Better')).toEqual({ ok: false, failure: { kind: 'notSignedIn' } });
  });
});
