import { AxiosPatientRecordGateway } from '@/infrastructure/http/patients/AxiosPatientRecordGateway';
import { patientRecordGatewayContract } from '#test/support/contracts/patients/patientRecordGatewayContract';
import { FakePatientRecordGateway } from '#test/support/fakes/patients/FakePatientRecordGateway';
import { PatientsOnSandbox } from './support/PatientsOnSandbox';

patientRecordGatewayContract('FakePatientRecordGateway', async () => {
  const gateway = new FakePatientRecordGateway();
  return {
    gateway,
    patientId: 'p-ana',
    breakDown: () => gateway.planned.failNext('read', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

const sandbox = new PatientsOnSandbox();
beforeAll(() => sandbox.start(), 60_000);
afterAll(() => sandbox.stop());

patientRecordGatewayContract('AxiosPatientRecordGateway', async () => {
  const { backend, patientId } = sandbox.care();
  return {
    gateway: new AxiosPatientRecordGateway(backend),
    patientId,
    breakDown: () => sandbox.breakDown(),
    stop: () => sandbox.mend(),
  };
});
