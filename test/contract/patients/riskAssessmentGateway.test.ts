import { randomUUID } from 'node:crypto';
import { riskAssessmentGatewayContract } from '#test/support/contracts/riskAssessmentGatewayContract';
import { FakeRiskAssessmentGateway } from '#test/support/fakes/FakeRiskAssessmentGateway';

riskAssessmentGatewayContract('FakeRiskAssessmentGateway', async () => ({
  gateway: new FakeRiskAssessmentGateway(),
  patientId: 'p-ana',
  newId: randomUUID,
  stop: async () => undefined,
}));
