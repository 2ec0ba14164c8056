import { AxiosAssignedPatientGateway } from '@/infrastructure/http/patients/AxiosAssignedPatientGateway';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { assignedPatientGatewayContract } from '#test/support/contracts/patients/assignedPatientGatewayContract';
import { FakeAssignedPatientGateway } from '#test/support/fakes/patients/FakeAssignedPatientGateway';
import { PatientsOnSandbox } from './support/PatientsOnSandbox';

assignedPatientGatewayContract('FakeAssignedPatientGateway', async () => {
  const gateway = new FakeAssignedPatientGateway(['p-1', 'p-2', 'p-3'].map(id => anAssignedPatient({ id })));
  return {
    gateway,
    breakDown: () => gateway.planned.failNext('page', { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});

const sandbox = new PatientsOnSandbox();
beforeAll(() => sandbox.start(), 60_000);
afterAll(() => sandbox.stop());

assignedPatientGatewayContract('AxiosAssignedPatientGateway', async () => {
  const { backend } = sandbox.care();
  return {
    gateway: new AxiosAssignedPatientGateway(backend),
    breakDown: () => sandbox.breakDown(),
    stop: () => sandbox.mend(),
  };
});

describe('AxiosAssignedPatientGateway', () => {
  it('converts times to milliseconds, and missing or unanswered values to null', async () => {
    const { client } = sandboxClient(sandbox.sandbox, 'staff-amelia');
    const page = await new AxiosAssignedPatientGateway(client).page(0, 100);
    const patients = page.ok ? page.value.patients : [];
    expect(patients.every(({ assignedSince }) => Number.isFinite(assignedSince))).toBe(true);
    expect(patients.flatMap(({ phq9, gad7 }) => [...(phq9?.items ?? []), ...(gad7?.items ?? [])])).not.toContain(-1);
    expect(patients.some(patient => Object.values(patient).some(value => value === undefined))).toBe(false);
  });
});
