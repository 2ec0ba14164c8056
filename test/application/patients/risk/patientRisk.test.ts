import { ChangeHighRisk } from '@/application/chat/acts/ChangeHighRisk';
import { RiskChangeDrafts } from '@/application/chat/acts/RiskChangeDrafts';
import { ChatState } from '@/application/chat/page/ChatState';
import { SaveDraft } from '@/application/drafts/SaveDraft';
import { AddRiskAssessment } from '@/application/patients/risk/AddRiskAssessment';
import { FlagPatient } from '@/application/patients/risk/FlagPatient';
import { RemoveRiskAssessment } from '@/application/patients/risk/RemoveRiskAssessment';
import { SaveRiskAssessment } from '@/application/patients/risk/SaveRiskAssessment';
import { toRiskAssessmentFields, type AssessedRisk } from '@/domain/patients/risk/RiskAssessment';
import { anAssessedRisk, anAssessment } from '#test/support/builders/patients/anAssessment';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakePatientCareGateway } from '#test/support/fakes/chat/FakePatientCareGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { SequentialIds } from '#test/support/fakes/kernel/SequentialIds';
import { FakeRiskAssessmentGateway } from '#test/support/fakes/patients/FakeRiskAssessmentGateway';
import { FakeRiskChanger } from '#test/support/fakes/patients/FakeRiskChanger';

describe('AddRiskAssessment', () => {
  const command = { patientId: 'p-ana', riskAssessmentId: 'ra-9', risk: anAssessedRisk() };

  it('adds an assessment to the record and to the history', async () => {
    const gateway = new FakeRiskAssessmentGateway();
    expect(await new AddRiskAssessment(gateway).execute(command)).toMatchObject({
      ok: true,
      value: { assessment: { riskAssessmentId: 'ra-9' }, inHistory: true },
    });
    expect(gateway.inHistory).toEqual(['ra-9']);
  });

  it('adds one assessment when the answer is lost and it is sent again', async () => {
    const gateway = new FakeRiskAssessmentGateway();
    const add = new AddRiskAssessment(gateway);
    gateway.planned.failNext('add', { kind: 'unreachable' }, { butDone: true });
    expect(await add.execute(command)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await add.execute(command)).toMatchObject({ ok: true });
    expect(await gateway.list('p-ana')).toMatchObject({ value: { assessments: { length: 1 } } });
  });

  it('reports a missing entry in the history, and adds it on the next attempt', async () => {
    const gateway = new FakeRiskAssessmentGateway();
    const add = new AddRiskAssessment(gateway);
    gateway.planned.failNext('addToHistory', { kind: 'unreachable' });
    expect(await add.execute(command)).toMatchObject({ ok: true, value: { inHistory: false } });
    expect(await add.execute(command)).toMatchObject({ ok: true, value: { inHistory: true } });
  });

  it.each([
    ['summaryMissing', { summary: ' ' }],
    ['planMissing', { level: 'high', plan: '' }],
    ['planMissing', { level: 'imminent', plan: ' ' }],
  ] as const)('adds nothing: %s', async (fault, part) => {
    const gateway = new FakeRiskAssessmentGateway();
    expect(await new AddRiskAssessment(gateway).execute({ ...command, risk: anAssessedRisk(part) })).toEqual({
      ok: false,
      failure: { kind: 'unfit', faults: [fault] },
    });
    expect(gateway.planned.calls).toEqual([]);
  });

  it('requires no plan below high', async () => {
    expect(
      await new AddRiskAssessment(new FakeRiskAssessmentGateway()).execute({
        ...command,
        risk: anAssessedRisk({ level: 'moderate', plan: '' }),
      }),
    ).toMatchObject({ ok: true });
  });
});

describe('SaveRiskAssessment', () => {
  async function setUp() {
    const gateway = new FakeRiskAssessmentGateway();
    gateway.put(anAssessment());
    const opened = await gateway.read('p-ana', 'ra-1');
    if (!opened.ok) throw new Error('It can be read.');
    const base = opened.value;
    const typed = (changes: Partial<AssessedRisk>) =>
      new SaveRiskAssessment(gateway).execute({
        patientId: 'p-ana',
        base,
        mine: { ...toRiskAssessmentFields(base.value), ...changes },
      });
    const now = async () => {
      const [newest] = await gateway.list('p-ana').then(all => (all.ok ? all.value.assessments : []));
      return newest;
    };
    return { gateway, typed, now };
  }

  it('saves the changed fields', async () => {
    const { typed, now } = await setUp();
    expect(await typed({ level: 'high' })).toMatchObject({ ok: true });
    expect(await now()).toMatchObject({ level: 'high', plan: 'Weekly calls.' });
  });

  it('merges with a colleague’s change of another field', async () => {
    const { gateway, typed, now } = await setUp();
    gateway.put(anAssessment({ plan: 'Daily calls.' }));
    expect(await typed({ level: 'high' })).toMatchObject({ ok: true, value: { mergedFromServer: ['plan'] } });
    expect(await now()).toMatchObject({ level: 'high', plan: 'Daily calls.' });
  });

  it('reports a conflict when both changed the level', async () => {
    const { gateway, typed, now } = await setUp();
    gateway.put(anAssessment({ level: 'imminent' }));
    expect(await typed({ level: 'low' })).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', conflicts: [{ field: 'level', mine: 'low', theirs: 'imminent' }] },
    });
    expect(await now()).toMatchObject({ level: 'imminent' });
  });

  it('rejects high risk without a plan', async () => {
    const { gateway, typed } = await setUp();
    expect(await typed({ level: 'high', plan: '' })).toEqual({
      ok: false,
      failure: { kind: 'unfit', faults: ['planMissing'] },
    });
    expect(gateway.planned.countOf('change')).toBe(0);
  });

  it('reports a missing permission', async () => {
    const { gateway, typed } = await setUp();
    gateway.planned.failNext('change', { kind: 'notAllowed' });
    expect(await typed({ level: 'high' })).toEqual({ ok: false, failure: { kind: 'notAllowed' } });
  });
});

describe('RemoveRiskAssessment', () => {
  async function setUp() {
    const gateway = new FakeRiskAssessmentGateway();
    gateway.put(anAssessment());
    const opened = await gateway.read('p-ana', 'ra-1');
    if (!opened.ok) throw new Error('It can be read.');
    return { gateway, remove: () => new RemoveRiskAssessment(gateway).execute('p-ana', opened.value) };
  }

  it('removes the version that was shown, and succeeds again without effect', async () => {
    const { gateway, remove } = await setUp();
    expect(await remove()).toEqual({ ok: true, value: undefined });
    expect(await remove()).toMatchObject({ ok: true });
    expect(await gateway.list('p-ana')).toMatchObject({ value: { assessments: [] } });
  });

  it('removes nothing that a colleague has changed', async () => {
    const { gateway, remove } = await setUp();
    gateway.put(anAssessment({ level: 'imminent' }));
    expect(await remove()).toEqual({ ok: false, failure: { kind: 'changedMeanwhile' } });
    expect(await gateway.list('p-ana')).toMatchObject({ value: { assessments: [{ level: 'imminent' }] } });
  });
});

describe('FlagPatient', () => {
  const order = { patientId: 'p-ana', highRisk: true, reason: 'Spoke of plans' };

  async function flagged() {
    const [changer, clock] = [new FakeRiskChanger(), new ManualClock()];
    const flag = new FlagPatient(changer, clock);
    const done = await flag.execute(order);
    if (!done.ok) throw new Error('It is flagged.');
    return { changer, clock, flag, done: done.value };
  }

  it('flags immediately, with the reason', async () => {
    const { changer } = await flagged();
    expect([changer.highRisk, changer.reasons]).toEqual([true, ['Spoke of plans']]);
  });

  it('can be undone for ten seconds, with a reason', async () => {
    const { changer, clock, flag, done } = await flagged();
    clock.advance(9_999);
    expect(await flag.undo(done, 'Wrong patient')).toMatchObject({ ok: true });
    expect([changer.highRisk, changer.reasons]).toEqual([false, ['Spoke of plans', 'Wrong patient']]);
  });

  it('cannot be undone afterwards', async () => {
    const { changer, clock, flag, done } = await flagged();
    clock.advance(10_000);
    expect(await flag.undo(done, 'Wrong patient')).toEqual({ ok: false, failure: { kind: 'tooLate' } });
    expect(changer.highRisk).toBe(true);
  });

  it('offers no undo when it was refused', async () => {
    const changer = new FakeRiskChanger();
    changer.failNext('refused');
    expect(await new FlagPatient(changer, new ManualClock()).execute(order)).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    });
    expect(changer.highRisk).toBe(false);
  });

  it('finishes a change whose outcome is unknown', async () => {
    const changer = new FakeRiskChanger();
    const flag = new FlagPatient(changer, new ManualClock());
    changer.failNext('unconfirmed');
    const first = await flag.execute(order);
    if (first.ok || first.failure.kind !== 'unconfirmed') throw new Error('It cannot be known.');
    expect(await flag.finish(first.failure.open)).toMatchObject({ ok: true, value: { order } });
    expect(changer.highRisk).toBe(true);
  });

  it('changes the flag as in the chat: with a note for each change', async () => {
    const [gateway, engine, clock] = [new FakePatientCareGateway(), new FakeChatEngine(), new ManualClock()];
    const chatState = new ChatState();
    const kept = new RiskChangeDrafts(chatState, new SaveDraft(engine, chatState, clock));
    const flag = new FlagPatient(new ChangeHighRisk(gateway, new SequentialIds(), engine, kept), clock);
    const done = await flag.execute(order);
    if (!done.ok) throw new Error('It is flagged.');
    await flag.undo(done.value, 'Wrong patient');
    expect([gateway.highRisk, [...gateway.notes.values()]]).toEqual([
      false,
      [
        'Reason to set the high-risk flag: Spoke of plans [id-1]',
        'Reason to remove the high-risk flag: Wrong patient [id-2]',
      ],
    ]);
  });
});
