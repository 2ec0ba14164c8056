import { ChangeHighRisk } from '@/application/chat/ChangeHighRisk';
import { FakeChatEngine } from '#test/support/fakes/FakeChatEngine';
import { FakePatientCareGateway } from '#test/support/fakes/FakePatientCareGateway';
import { SequentialIds } from '#test/support/fakes/SequentialIds';

const command = { patientId: 'p-ana', highRisk: true, reason: 'Spoke of plans' };
const NOTE = 'Reason to set the high-risk flag: Spoke of plans [id-1]';

function setUp() {
  const [gateway, engine] = [new FakePatientCareGateway(), new FakeChatEngine()];
  const change = new ChangeHighRisk(gateway, new SequentialIds(), engine);
  /** The flag and the notes as the backend has them. */
  const record = () => [gateway.highRisk, [...gateway.notes.values()]];
  return { gateway, engine, change, record };
}

describe('ChangeHighRisk', () => {
  it('sets the flag and saves the reason', async () => {
    const { change, record, engine } = setUp();
    expect(await change.execute(command)).toEqual({ ok: true, value: undefined });
    expect(record()).toEqual([true, [NOTE]]);
    expect(engine.requestsOf('reloadSessions')).toHaveLength(1);
  });

  it('changes nothing without a reason', async () => {
    const { change, record } = setUp();
    expect(await change.execute({ ...command, reason: ' ' })).toEqual({ ok: false, failure: { kind: 'empty' } });
    expect(record()).toEqual([false, []]);
  });

  it('takes the note back when the flag is refused', async () => {
    const { change, gateway, record } = setUp();
    gateway.failNext('setHighRisk', 'notAllowed');
    expect(await change.execute(command)).toEqual({ ok: false, failure: { kind: 'refused', cause: 'notAllowed' } });
    expect(record()).toEqual([false, []]);
  });

  it('leaves the flag alone when the note is refused', async () => {
    const { change, gateway, record } = setUp();
    gateway.failNext('writeNote', 'notAllowed');
    expect(await change.execute(command)).toEqual({ ok: false, failure: { kind: 'refused', cause: 'notAllowed' } });
    expect(record()).toEqual([false, []]);
  });

  describe.each(['writeNote', 'setHighRisk'] as const)('when the answer to %s is lost', call => {
    it.each([
      ['it was done', true],
      ['it was not', false],
    ])('and %s: says that nobody knows, and finishing gives one flag and one note', async (_, butDone) => {
      const { change, gateway, record } = setUp();
      gateway.failNext(call, 'unreachable', { butDone });
      const first = await change.execute(command);
      if (first.ok || first.failure.kind !== 'unconfirmed') throw new Error('It cannot be known.');
      expect(await change.finish(first.failure.open)).toEqual({ ok: true, value: undefined });
      expect(record()).toEqual([true, [NOTE]]);
    });
  });

  it('stays open while the notes cannot be looked at', async () => {
    const { change, gateway } = setUp();
    const open = { ...command, actId: 'id-1' };
    gateway.failNext('findNote', 'unreachable');
    expect(await change.finish(open)).toEqual({ ok: false, failure: { kind: 'unconfirmed', open } });
  });

  it('stays open when the note of a refused flag could not be taken back, and finishing ends with neither', async () => {
    const { change, gateway, record } = setUp();
    gateway.failNext('setHighRisk', 'notAllowed');
    gateway.failNext('removeNote', 'unreachable');
    const first = await change.execute(command);
    if (first.ok || first.failure.kind !== 'unconfirmed') throw new Error('The note is still there.');
    gateway.failNext('setHighRisk', 'notAllowed');
    expect(await change.finish(first.failure.open)).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(record()).toEqual([false, []]);
  });
});
