import { AxiosPatientGateway } from '@/infrastructure/http/patients/AxiosPatientGateway';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { patientGatewayContract } from '#test/support/contracts/patients/patientGatewayContract';
import { FakePatientGateway } from '#test/support/fakes/patients/FakePatientGateway';
import { PatientsOnSandbox } from './support/PatientsOnSandbox';

patientGatewayContract('FakePatientGateway', async () => {
  const gateway = new FakePatientGateway(aPatient());
  return {
    gateway,
    patientId: 'p-ana',
    breakDown: () => gateway.planned.failNext('details', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

const sandbox = new PatientsOnSandbox();
beforeAll(() => sandbox.start(), 60_000);
afterAll(() => sandbox.stop());

patientGatewayContract('AxiosPatientGateway', async () => {
  const { backend, patientId } = sandbox.care();
  return {
    gateway: new AxiosPatientGateway(backend),
    patientId,
    breakDown: () => sandbox.breakDown(),
    stop: () => sandbox.mend(),
  };
});

describe('AxiosPatientGateway', () => {
  it('reports that the caller may not see a patient', async () => {
    const { backend } = sandbox.care();
    expect(await new AxiosPatientGateway(backend).details(sandbox.stranger())).toEqual({
      ok: false,
      failure: { kind: 'notAllowed' },
    });
  });
});
