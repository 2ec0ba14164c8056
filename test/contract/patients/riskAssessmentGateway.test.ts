import { randomUUID } from 'node:crypto';
import { AxiosRiskAssessmentGateway } from '@/infrastructure/http/patients/AxiosRiskAssessmentGateway';
import { riskAssessmentGatewayContract } from '#test/support/contracts/patients/riskAssessmentGatewayContract';
import { FakeRiskAssessmentGateway } from '#test/support/fakes/patients/FakeRiskAssessmentGateway';
import { PatientsOnSandbox } from './support/PatientsOnSandbox';

riskAssessmentGatewayContract('FakeRiskAssessmentGateway', async () => ({
  gateway: new FakeRiskAssessmentGateway(),
  patientId: 'p-ana',
  newId: randomUUID,
  stop: async () => undefined,
}));

const sandbox = new PatientsOnSandbox();
beforeAll(() => sandbox.start(), 60_000);
afterAll(() => sandbox.stop());

riskAssessmentGatewayContract('AxiosRiskAssessmentGateway', async () => {
  const { backend, patientId } = sandbox.care();
  return { gateway: new AxiosRiskAssessmentGateway(backend), patientId, newId: randomUUID, stop: () => sandbox.mend() };
});
