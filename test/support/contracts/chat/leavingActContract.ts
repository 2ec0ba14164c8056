import type { ActOnChatFailure, ChatAddress } from '@/application/chat/acts/actOnChat';
import type { ChatEngine } from '@/application/chat/ports/ChatEngine';
import type { Result } from '@/domain/kernel/Result';
import { FakeChatActGateway } from '../../fakes/chat/FakeChatActGateway';
import { FakeChatEngine } from '../../fakes/chat/FakeChatEngine';

type LeavingAct = new (
  gateway: FakeChatActGateway,
  engine: ChatEngine,
) => { execute(target: ChatAddress): Promise<Result<void, ActOnChatFailure>> };

/** The contract of every act that removes a chat from the therapist. `verb` is the gateway's name for it. */
export function leavingActContract(Act: LeavingAct, verb: string): void {
  const target = { channelId: 'c-ana', patientId: 'p-ana' };
  function setUp() {
    const [gateway, engine] = [new FakeChatActGateway(), new FakeChatEngine()];
    return { gateway, engine, act: new Act(gateway, engine) };
  }

  describe(Act.name, () => {
    it('is carried out once and reloads the chats', async () => {
      const { gateway, engine, act } = setUp();
      expect(await act.execute(target)).toEqual({ ok: true, value: undefined });
      expect(gateway.done).toEqual([`${verb} p-ana`]);
      expect(engine.engineCommandsOf('reloadSessions')).toHaveLength(1);
    });

    it.each([
      ['noChannel', { channelId: '', patientId: 'p-ana' }],
      ['noPatient', { channelId: 'c-ana', patientId: null }],
    ] as const)('makes no call when the chat or the patient is not known: %s', async (kind, missing) => {
      const { gateway, act } = setUp();
      expect(await act.execute(missing)).toEqual({ ok: false, failure: { kind } });
      expect(gateway.done).toEqual([]);
    });

    it('is not retried when the answer is lost, and reloads the chats', async () => {
      const { gateway, engine, act } = setUp();
      gateway.failNext('unreachable', { butDone: true });
      expect(await act.execute(target)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
      expect([gateway.done, engine.engineCommandsOf('reloadSessions').length]).toEqual([[`${verb} p-ana`], 1]);
    });

    it('reports why it was refused', async () => {
      const { gateway, engine, act } = setUp();
      gateway.failNext('notAllowed');
      expect(await act.execute(target)).toEqual({ ok: false, failure: { kind: 'notAllowed' } });
      expect(engine.commands).toEqual([]);
    });
  });
}
