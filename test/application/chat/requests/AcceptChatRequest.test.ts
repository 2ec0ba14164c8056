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
  it('gives the chat, and has the chats loaded with it', async () => {
    const { accept, engine } = setUp();
    expect(await accept.execute('r-ana')).toEqual({
      ok: true,
      value: { chatSessionId: 'chat-p-ana', generation: 'v2' },
    });
    expect(engine.engineCommandsOf('reloadSessions')).toHaveLength(1);
  });

  it('asks once, however often it is pressed while the answer is on its way', async () => {
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

  it('never tries again by itself; a person may, and gets the same chat', async () => {
    const { accept, gateway } = setUp();
    gateway.loseNextAnswer();
    expect(await accept.execute('r-ana')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(gateway.accepts).toHaveLength(1);
    expect(await accept.execute('r-ana')).toMatchObject({ ok: true, value: { chatSessionId: 'chat-p-ana' } });
  });
});
