import { LoadAssignedPatients } from '@/application/patients/list/LoadAssignedPatients';
import { CheckDischarge } from '@/application/patients/list/CheckDischarge';
import { DischargeFromCare, type DischargeCommand } from '@/application/patients/list/DischargeFromCare';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { FakeAssignedPatientGateway } from '#test/support/fakes/patients/FakeAssignedPatientGateway';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakePatientCareGateway } from '#test/support/fakes/chat/FakePatientCareGateway';
import { FakePatientGateway } from '#test/support/fakes/patients/FakePatientGateway';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';
import { FakeRiskAssessmentGateway } from '#test/support/fakes/patients/FakeRiskAssessmentGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function setUp(highRisk = false) {
  const [patients, gateway, engine] = [
    new FakePatientGateway(aPatient({ highRisk })),
    new FakePatientCareGateway(),
    new FakeChatEngine(),
  ];
  const assigned = new FakeAssignedPatientGateway([anAssignedPatient()]);
  const check = new CheckDischarge(
    { assigned, patients, assessments: new FakeRiskAssessmentGateway(), moments: new FakePatientHistory() },
    new ManualClock(),
  );
  const discharge = new DischargeFromCare(check, gateway, engine, new LoadAssignedPatients(assigned));
  const run = (part: Partial<DischargeCommand> = {}) =>
    discharge.execute({
      patientId: 'p-ana',
      place: 0,
      accepted: [],
      reason: '',
      actId: 'act-1',
      unanswered: [],
      ...part,
    });
  const accepting = { accepted: ['highRisk'], reason: 'Moved to the crisis team.' } as const;
  return {
    assigned,
    patients,
    gateway,
    engine,
    run,
    accepting,
    state: () => [gateway.isDischarged, [...gateway.notes.values()]],
  };
}

describe('DischargeFromCare', () => {
  it('discharges a patient with nothing open, and reloads the chats', async () => {
    const { run, state, engine } = setUp();
    expect(await run()).toMatchObject({ ok: true });
    expect(state()).toEqual([true, []]);
    expect(engine.engineCommandsOf('reloadSessions')).toHaveLength(1);
  });

  it.each([
    ['noPatient', { patientId: '' }],
    ['noPatient', { patientId: '', channelId: 'c-ana' }],
    ['noChannel', { channelId: '' }],
    ['noChannel', { channelId: null, patientId: '' }],
  ] as const)('discharges no one when the patient or the chat is not known: %s', async (kind, missing) => {
    const { run, state } = setUp();
    expect(await run(missing)).toEqual({ ok: false, failure: { kind } });
    expect(state()).toEqual([false, []]);
  });

  it('is blocked by an open item', async () => {
    const { run, state } = setUp(true);
    expect(await run()).toMatchObject({ ok: false, failure: { kind: 'blocked' } });
    expect(state()).toEqual([false, []]);
  });

  it('checks again, and is blocked by what could not be checked, even if it was accepted', async () => {
    const { run, state, patients, accepting } = setUp(true);
    patients.planned.failNext('details', { kind: 'unreachable' });
    expect(await run(accepting)).toMatchObject({ ok: false, failure: { kind: 'blocked' } });
    expect(state()).toEqual([false, []]);
  });

  it('saves the reason for accepting open items', async () => {
    const { run, state, accepting } = setUp(true);
    expect(await run(accepting)).toMatchObject({ ok: true });
    expect(state()).toEqual([true, ['Moved to the crisis team. [act-1]']]);
  });

  it('accepts no open items without a reason', async () => {
    const { run, state, accepting } = setUp(true);
    expect(await run({ ...accepting, reason: ' ' })).toEqual({
      ok: false,
      failure: { kind: 'reasonUnfit', fault: 'empty' },
    });
    expect(state()).toEqual([false, []]);
  });

  it('deletes the reason when the discharge is refused', async () => {
    const { run, state, gateway, accepting } = setUp(true);
    gateway.failNext('discharge', 'notLead');
    expect(await run(accepting)).toEqual({ ok: false, failure: { kind: 'notLead' } });
    expect(state()).toEqual([false, []]);
  });

  it('leaves an older note with the same text unchanged', async () => {
    const { run, state, gateway, accepting } = setUp(true);
    await gateway.writeNote('p-ana', 'Moved to the crisis team.');
    gateway.failNext('discharge', 'notLead');
    await run(accepting);
    expect(state()).toEqual([false, ['Moved to the crisis team.']]);
  });

  it('saves the reason once when the answer to the discharge was lost', async () => {
    const { run, state, gateway, accepting } = setUp(true);
    gateway.failNext('discharge', 'unreachable');
    expect(await run(accepting)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await run({ ...accepting, unanswered: [accepting.reason] })).toMatchObject({ ok: true });
    expect(state()).toEqual([true, ['Moved to the crisis team. [act-1]']]);
  });

  it('replaces the reason of a lost attempt when it has changed', async () => {
    const { run, state, gateway, accepting } = setUp(true);
    gateway.failNext('discharge', 'unreachable');
    await run(accepting);
    expect(await run({ ...accepting, reason: 'Moved to Leeds.', unanswered: [accepting.reason] })).toMatchObject({
      ok: true,
    });
    expect(state()).toEqual([true, ['Moved to Leeds. [act-1]']]);
  });

  it('does not believe the refusal of a call that the browser sent twice, and keeps the reason', async () => {
    const { run, state, gateway, assigned, accepting } = setUp(true);
    gateway.onDischarged = () => (assigned.patients = []);
    gateway.failNext('discharge', 'notInChat', { butDone: true });
    expect(await run(accepting)).toMatchObject({ ok: true });
    expect(state()).toEqual([true, ['Moved to the crisis team. [act-1]']]);
  });

  it('reads the outcome after a lost answer', async () => {
    const { run, gateway, assigned, engine } = setUp();
    gateway.failNext('discharge', 'unreachable', { butDone: true });
    assigned.afterPage = () => (assigned.patients = []);
    expect(await run()).toMatchObject({ ok: true });
    expect(engine.engineCommandsOf('reloadSessions')).toHaveLength(1);
  });

  it('repeats nothing when an unanswered attempt had succeeded', async () => {
    const { run, gateway, assigned, accepting } = setUp(true);
    assigned.patients = [];
    expect(await run({ ...accepting, unanswered: ['Earlier words.'] })).toMatchObject({ ok: true });
    expect([gateway.isDischarged, gateway.notes.size]).toEqual([false, 0]);
  });
});
