import { TellTyping } from '@/application/chat/messages/TellTyping';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function setUp() {
  const engine = new FakeChatEngine();
  const clock = new ManualClock();
  const typing = new TellTyping(engine, clock);
  const told = () => engine.engineCommandsOf('typing').map(({ channelId, isTyping }) => `${channelId} ${isTyping}`);
  return { clock, typing, told };
}

describe('TellTyping', () => {
  it('tells at once, then only every four seconds', () => {
    const { clock, typing, told } = setUp();
    for (let second = 0; second < 8; second += 1) {
      typing.execute('c-ana', true);
      clock.advance(1_000);
    }
    expect(told()).toEqual(['c-ana true', 'c-ana true']);
  });

  it('tells the end once, and none that had no beginning', () => {
    const { typing, told } = setUp();
    typing.execute('c-ana', false);
    typing.execute('c-ana', true);
    typing.execute('c-ana', false);
    typing.execute('c-ana', false);
    expect(told()).toEqual(['c-ana true', 'c-ana false']);
  });

  it('counts every patient apart', () => {
    const { typing, told } = setUp();
    typing.execute('c-ana', true);
    typing.execute('c-ben', true);
    expect(told()).toEqual(['c-ana true', 'c-ben true']);
  });
});
