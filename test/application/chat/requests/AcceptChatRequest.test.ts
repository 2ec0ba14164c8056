import { AcceptChatRequest } from '@/application/chat/requests/AcceptChatRequest';
import { aChatRequest } from '#test/support/builders/chat/aChatRequest';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakeChatRequestGateway } from '#test/support/fakes/chat/FakeChatRequestGateway';

function setUp() {
  const [gateway, engine] = [new FakeChatRequestGateway(), new FakeChatEngine()];
  gateway.ask(aChatRequest());
  return { gateway, engine, accept: new AcceptChatRequest(gateway, engine) };
}

describe('AcceptChatRequest', () => {
  it('returns the chat, and reloads the chats', async () => {
    const { accept, engine } = setUp();
    expect(await accept.execute('r-ana')).toEqual({
      ok: true,
      value: { chatSessionId: 'chat-p-ana', generation: 'v2' },
    });
    expect(engine.engineCommandsOf('reloadSessions')).toHaveLength(1);
  });

  it('is sent once, however often it is pressed before the answer', async () => {
    const { accept, gateway } = setUp();
    gateway.hold();
    const presses = [accept.execute('r-ana'), accept.execute('r-ana'), accept.execute('r-ana')];
    gateway.release();
    await Promise.all(presses);
    expect(gateway.accepts).toEqual(['r-ana']);
  });

  it('says who was quicker', async () => {
    const { accept, gateway, engine } = setUp();
    gateway.takenBy('r-ana', 'Ben Okafor');
    expect(await accept.execute('r-ana')).toEqual({ ok: false, failure: { kind: 'taken', by: 'Ben Okafor' } });
    expect(engine.commands).toEqual([]);
  });

  it('is never retried automatically; a retry by the person returns the same chat', async () => {
    const { accept, gateway } = setUp();
    gateway.loseNextAnswer();
    expect(await accept.execute('r-ana')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(gateway.accepts).toHaveLength(1);
    expect(await accept.execute('r-ana')).toMatchObject({ ok: true, value: { chatSessionId: 'chat-p-ana' } });
  });
});
