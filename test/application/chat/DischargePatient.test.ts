import { DischargePatient } from '@/application/chat/DischargePatient';
import { FakeChatEngine } from '#test/support/fakes/FakeChatEngine';
import { FakePatientCareGateway } from '#test/support/fakes/FakePatientCareGateway';

function setUp() {
  const [gateway, engine] = [new FakePatientCareGateway(), new FakeChatEngine()];
  return { gateway, engine, discharge: new DischargePatient(gateway, engine) };
}

describe('DischargePatient', () => {
  it('discharges the patient and has the chats loaded anew', async () => {
    const { gateway, engine, discharge } = setUp();
    expect(await discharge.execute({ channelId: 'c-ana', patientId: 'p-ana' })).toEqual({ ok: true, value: undefined });
    expect([gateway.isDischarged, engine.requestsOf('reloadSessions').length]).toEqual([true, 1]);
  });

  it.each([
    ['noChannel', { channelId: null, patientId: 'p-ana' }],
    ['noPatient', { channelId: 'c-ana', patientId: '' }],
  ] as const)('discharges nobody when the target is not known: %s', async (kind, missing) => {
    const { gateway, discharge } = setUp();
    expect(await discharge.execute(missing)).toEqual({ ok: false, failure: { kind } });
    expect(gateway.isDischarged).toBe(false);
  });

  it('says when it is not known whether it was done', async () => {
    const { gateway, discharge } = setUp();
    gateway.failNext('discharge', 'unreachable', { butDone: true });
    expect(await discharge.execute({ channelId: 'c-ana', patientId: 'p-ana' })).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
