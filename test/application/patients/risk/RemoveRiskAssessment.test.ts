import { OpenRiskAssessment } from '@/application/patients/risk/OpenRiskAssessment';
import { RemoveRiskAssessment } from '@/application/patients/risk/RemoveRiskAssessment';
import { anAssessment } from '#test/support/builders/patients/anAssessment';
import { FakeRiskAssessmentGateway } from '#test/support/fakes/patients/FakeRiskAssessmentGateway';

async function setUp() {
  const gateway = new FakeRiskAssessmentGateway();
  gateway.put(anAssessment());
  const opened = await new OpenRiskAssessment(gateway).execute('p-ana', 'ra-1');
  if (!opened.ok) throw new Error('It can be read.');
  return { gateway, remove: () => new RemoveRiskAssessment(gateway).execute('p-ana', opened.value) };
}

describe('RemoveRiskAssessment', () => {
  it('removes it in the version that was seen, and again changes nothing', async () => {
    const { gateway, remove } = await setUp();
    expect(await remove()).toEqual({ ok: true, value: undefined });
    expect(await remove()).toMatchObject({ ok: true });
    expect(await gateway.list('p-ana')).toMatchObject({ value: { assessments: [] } });
  });

  it('removes nothing that a colleague changed meanwhile', async () => {
    const { gateway, remove } = await setUp();
    gateway.put(anAssessment({ level: 'imminent' }));
    expect(await remove()).toEqual({ ok: false, failure: { kind: 'changedMeanwhile' } });
    expect(await gateway.list('p-ana')).toMatchObject({ value: { assessments: [{ level: 'imminent' }] } });
  });
});
