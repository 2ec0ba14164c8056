import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { AxiosPatientCareGateway } from '@/infrastructure/http/chat/AxiosPatientCareGateway';
import { chatlessPatient, sandboxClient, staffOf } from '#test/support/builders/kernel/sandboxClient';
import {
  patientCareGatewayContract,
  type PatientCareGatewayHarness,
} from '#test/support/contracts/chat/patientCareGatewayContract';
import { FakePatientCareGateway } from '#test/support/fakes/chat/FakePatientCareGateway';

async function fake(): Promise<PatientCareGatewayHarness> {
  const gateway = new FakePatientCareGateway();
  return {
    gateway,
    patientId: 'p-ana',
    isHighRisk: () => gateway.highRisk,
    noteCount: () => gateway.notes.size,
    breakDown: () => {
      gateway.failNext('setHighRisk', 'unreachable');
      gateway.failNext('findNote', 'unreachable');
      gateway.failNext('isHighRisk', 'unreachable');
    },
    dispose: async () => undefined,
  };
}

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
});
afterAll(() => sandbox.stop());

async function axios(): Promise<PatientCareGatewayHarness> {
  const { people, membership } = sandbox.backend.chat;
  const [amelia, patient] = [staffOf(sandbox, 'staff-amelia'), chatlessPatient(sandbox)];
  membership.join(amelia, patient);
  return {
    gateway: new AxiosPatientCareGateway(sandboxClient(sandbox, amelia.uid).client),
    patientId: patient.patientId,
    isHighRisk: () => people.patient(patient.patientId)?.highRisk ?? false,
    noteCount: () =>
      [...sandbox.backend.patientCare.parts.moments.keptOf(patient.patientId).values()].filter(
        ({ type, takenBack }) => type === 'note' && !takenBack,
      ).length,
    breakDown: () => sandbox.faults.set({ status5xx: { next: 9 } }),
    dispose: async () => sandbox.faults.set({ reset: true }),
  };
}

patientCareGatewayContract('FakePatientCareGateway', fake);
patientCareGatewayContract('AxiosPatientCareGateway', axios);
