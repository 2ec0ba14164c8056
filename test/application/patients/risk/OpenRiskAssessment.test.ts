import { OpenRiskAssessment } from '@/application/patients/risk/OpenRiskAssessment';
import { anAssessment } from '#test/support/builders/patients/anAssessment';
import { FakeRiskAssessmentGateway } from '#test/support/fakes/patients/FakeRiskAssessmentGateway';

describe('OpenRiskAssessment', () => {
  it('gives the assessment with its version', async () => {
    const gateway = new FakeRiskAssessmentGateway();
    gateway.put(anAssessment());
    expect(await new OpenRiskAssessment(gateway).execute('p-ana', 'ra-1')).toMatchObject({
      ok: true,
      value: { value: { level: 'moderate' }, etag: '"1"' },
    });
  });

  it('says when there is none', async () => {
    expect(await new OpenRiskAssessment(new FakeRiskAssessmentGateway()).execute('p-ana', 'gone')).toEqual({
      ok: false,
      failure: { kind: 'notFound' },
    });
  });
});
