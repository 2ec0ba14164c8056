import { RetryStartUp } from '@/application/chat/startUp/RetryStartUp';
import { chatSetUp } from '#test/support/builders/chat/chatSetUp';

describe('RetryStartUp', () => {
  it('tries the failed step at once', () => {
    const { runChat, engine, clock, signIn } = chatSetUp();
    runChat.execute();
    signIn();
    clock.advance(10_000);
    engine.forgetCommands();
    new RetryStartUp(runChat).execute();
    expect(engine.commands.map(({ type }) => type)).toEqual(['begin']);
  });

  it('does nothing while nothing failed', () => {
    const { runChat, engine, startChat } = chatSetUp();
    runChat.execute();
    startChat();
    engine.forgetCommands();
    new RetryStartUp(runChat).execute();
    expect(engine.commands).toEqual([]);
  });
});
