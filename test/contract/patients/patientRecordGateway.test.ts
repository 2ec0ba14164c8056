import { patientRecordGatewayContract } from '#test/support/contracts/patientRecordGatewayContract';
import { FakePatientRecordGateway } from '#test/support/fakes/FakePatientRecordGateway';

patientRecordGatewayContract('FakePatientRecordGateway', async () => {
  const gateway = new FakePatientRecordGateway();
  return { gateway, patientId: 'p-ana', breakDown: () => gateway.planned.failNext('read', { kind: 'unreachable' }), stop: async () => undefined };
});
