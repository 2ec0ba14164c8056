import { ChatCommands } from '@/application/chat/client/ChatCommands';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function setUp() {
  const engine = new FakeChatEngine();
  const clock = new ManualClock();
  return { engine, clock, commands: new ChatCommands(engine, clock) };
}

describe('ChatCommands', () => {
  it('opens a chat and closes it again', () => {
    const { engine, commands } = setUp();
    commands.open('c-ana')();
    expect(engine.engineCommands).toEqual([
      { type: 'select', channelId: 'c-ana' },
      { type: 'select', channelId: undefined },
    ]);
  });

  it('does not close a chat that was opened since', () => {
    const { engine, commands } = setUp();
    const close = commands.open('c-ana');
    commands.open('c-ben');
    close();
    expect(engine.engineCommandsOf('select').at(-1)).toEqual({ type: 'select', channelId: 'c-ben' });
  });

  it('says which chat, message or entry is meant', () => {
    const { engine, commands } = setUp();
    commands.loadOlder('c-ana');
    commands.loadGap('c-ana');
    commands.reloadChats();
    commands.reloadParticipants('c-ana');
    commands.setFocus(true, false);
    commands.markSeen('c-ana', [1n, 2n]);
    commands.deleteMessage('c-ana', 3n);
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

  it('reads unreadable texts again and discards one of them', () => {
    const { engine, commands } = setUp();
    commands.retryUnreadable();
    commands.discardUnreadable('t-1');
    expect(engine.commands).toEqual([{ type: 'retryUnreadable' }, { type: 'discardUnreadable', id: 't-1' }]);
  });
});

describe('a typing indicator', () => {
  const sent = (engine: FakeChatEngine) =>
    engine.engineCommandsOf('typing').map(({ channelId, isTyping }) => `${channelId} ${isTyping}`);

  it('is sent at once, then every four seconds', () => {
    const { engine, clock, commands } = setUp();
    for (let second = 0; second < 8; second += 1) {
      commands.setTyping('c-ana', true);
      clock.advance(1_000);
    }
    expect(sent(engine)).toEqual(['c-ana true', 'c-ana true']);
  });

  it('ends once, and only where it began', () => {
    const { engine, commands } = setUp();
    commands.setTyping('c-ana', false);
    commands.setTyping('c-ana', true);
    commands.setTyping('c-ana', false);
    commands.setTyping('c-ana', false);
    expect(sent(engine)).toEqual(['c-ana true', 'c-ana false']);
  });

  it('is counted for each patient', () => {
    const { engine, commands } = setUp();
    commands.setTyping('c-ana', true);
    commands.setTyping('c-ben', true);
    expect(sent(engine)).toEqual(['c-ana true', 'c-ben true']);
  });
});
