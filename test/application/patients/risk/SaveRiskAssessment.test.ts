import { OpenRiskAssessment } from '@/application/patients/risk/OpenRiskAssessment';
import { SaveRiskAssessment } from '@/application/patients/risk/SaveRiskAssessment';
import { toRiskAssessmentFields, type AssessedRisk } from '@/domain/patients/risk/RiskAssessment';
import { anAssessment } from '#test/support/builders/patients/anAssessment';
import { FakeRiskAssessmentGateway } from '#test/support/fakes/patients/FakeRiskAssessmentGateway';

async function setUp() {
  const gateway = new FakeRiskAssessmentGateway();
  gateway.put(anAssessment());
  const opened = await new OpenRiskAssessment(gateway).execute('p-ana', 'ra-1');
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

describe('SaveRiskAssessment', () => {
  it('saves what was changed', async () => {
    const { typed, now } = await setUp();
    expect(await typed({ level: 'high' })).toMatchObject({ ok: true });
    expect(await now()).toMatchObject({ level: 'high', plan: 'Weekly calls.' });
  });

  it('merges with a colleague’s change of another field', async () => {
    const { gateway, typed, now } = await setUp();
    gateway.put(anAssessment({ plan: 'Daily calls.' }));
    expect(await typed({ level: 'high' })).toMatchObject({ ok: true, value: { takenOver: ['plan'] } });
    expect(await now()).toMatchObject({ level: 'high', plan: 'Daily calls.' });
  });

  it('never lets one level silently replace another', async () => {
    const { gateway, typed, now } = await setUp();
    gateway.put(anAssessment({ level: 'imminent' }));
    expect(await typed({ level: 'low' })).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', conflicts: [{ field: 'level', mine: 'low', theirs: 'imminent' }] },
    });
    expect(await now()).toMatchObject({ level: 'imminent' });
  });

  it('saves no high risk without a plan', async () => {
    const { gateway, typed } = await setUp();
    expect(await typed({ level: 'high', plan: '' })).toEqual({
      ok: false,
      failure: { kind: 'unfit', faults: ['planMissing'] },
    });
    expect(gateway.planned.countOf('change')).toBe(0);
  });

  it('says when it may not', async () => {
    const { gateway, typed } = await setUp();
    gateway.planned.failNext('change', { kind: 'notAllowed' });
    expect(await typed({ level: 'high' })).toEqual({ ok: false, failure: { kind: 'notAllowed' } });
  });
});
