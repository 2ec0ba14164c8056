import { AddRiskAssessment } from '@/application/patients/risk/AddRiskAssessment';
import { anAssessedRisk } from '#test/support/builders/patients/anAssessment';
import { FakeRiskAssessmentGateway } from '#test/support/fakes/patients/FakeRiskAssessmentGateway';

const command = { patientId: 'p-ana', riskAssessmentId: 'ra-9', risk: anAssessedRisk() };

describe('AddRiskAssessment', () => {
  it('adds it to the record and to the history', async () => {
    const gateway = new FakeRiskAssessmentGateway();
    expect(await new AddRiskAssessment(gateway).execute(command)).toMatchObject({
      ok: true,
      value: { assessment: { riskAssessmentId: 'ra-9' }, inHistory: true },
    });
    expect(gateway.inHistory).toEqual(['ra-9']);
  });

  it('adds one, though the answer was lost and it is sent again', async () => {
    const gateway = new FakeRiskAssessmentGateway();
    const add = new AddRiskAssessment(gateway);
    gateway.planned.failNext('add', { kind: 'unreachable' }, { butDone: true });
    expect(await add.execute(command)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    expect(await add.execute(command)).toMatchObject({ ok: true });
    expect(await gateway.list('p-ana')).toMatchObject({ value: { assessments: { length: 1 } } });
  });

  it('says when the history does not show it, and puts that right the next time', async () => {
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

  it('needs no plan below high', async () => {
    expect(
      await new AddRiskAssessment(new FakeRiskAssessmentGateway()).execute({
        ...command,
        risk: anAssessedRisk({ level: 'moderate', plan: '' }),
      }),
    ).toMatchObject({ ok: true });
  });
});
