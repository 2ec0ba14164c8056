import { AxiosPatientCareGateway } from '@/infrastructure/http/chat/AxiosPatientCareGateway';
import { AxiosRiskAssessmentGateway } from '@/infrastructure/http/patients/AxiosRiskAssessmentGateway';
import { unreachable } from '@/infrastructure/system/kernel/unreachable';
import { anAssessedRisk } from '#test/support/builders/patients/anAssessment';

describe('other windows are notified of a change of safety data even when its answer is lost', () => {
  const backend = { call: unreachable };
  const risk = anAssessedRisk();
  type Announce = (patientId: string) => void;

  it.each<[string, (announce: Announce) => Promise<unknown>]>([
    ['the flag', announce => new AxiosPatientCareGateway(backend, announce).setHighRisk('p-ana', true)],
    ['a new assessment', announce => new AxiosRiskAssessmentGateway(backend, announce).add('p-ana', 'a-1', risk)],
    ['a change', announce => new AxiosRiskAssessmentGateway(backend, announce).change('p-ana', 'a-1', risk, '"1"')],
    ['a removal', announce => new AxiosRiskAssessmentGateway(backend, announce).remove('p-ana', 'a-1', '"1"')],
  ])('%s', async (_name, write) => {
    const announced: string[] = [];
    await write(patientId => announced.push(patientId));
    expect(announced).toEqual(['p-ana']);
  });
});
