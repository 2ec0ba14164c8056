import { EndChat } from '@/application/chat/EndChat';
import { FakeChatActGateway } from '#test/support/fakes/FakeChatActGateway';
import { FakeChatEngine } from '#test/support/fakes/FakeChatEngine';

function setUp() {
  const [gateway, engine] = [new FakeChatActGateway(), new FakeChatEngine()];
  return { gateway, engine, act: new EndChat(gateway, engine) };
}
const target = { channelId: 'c-ana', patientId: 'p-ana' };

describe('EndChat', () => {
  it('does it once and has the chats loaded anew', async () => {
    const { gateway, engine, act } = setUp();
    expect(await act.execute(target)).toEqual({ ok: true, value: undefined });
    expect(gateway.done).toEqual(['end p-ana']);
    expect(engine.requestsOf('reloadSessions')).toHaveLength(1);
  });

  it.each([
    ['noChannel', { channelId: '', patientId: 'p-ana' }],
    ['noPatient', { channelId: 'c-ana', patientId: null }],
  ] as const)('asks for nothing when the target is not known: %s', async (kind, missing) => {
    const { gateway, act } = setUp();
    expect(await act.execute(missing)).toEqual({ ok: false, failure: { kind } });
    expect(gateway.done).toEqual([]);
  });

  it('does not try again when the answer is lost, and looks at how things stand', async () => {
    const { gateway, engine, act } = setUp();
    gateway.failNext('unreachable', { butDone: true });
    expect(await act.execute(target)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect([gateway.done, engine.requestsOf('reloadSessions').length]).toEqual([['end p-ana'], 1]);
  });

  it('says why it was refused', async () => {
    const { gateway, engine, act } = setUp();
    gateway.failNext('notAllowed');
    expect(await act.execute(target)).toEqual({ ok: false, failure: { kind: 'notAllowed' } });
    expect(engine.commands).toEqual([]);
  });
});
