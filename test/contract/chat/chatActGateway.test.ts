import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { AxiosChatActGateway } from '@/infrastructure/http/chat/AxiosChatActGateway';
import { chatlessPatient, sandboxClient, staffOf } from '#test/support/builders/sandboxClient';
import { chatActGatewayContract, type ChatActGatewayHarness } from '#test/support/contracts/chatActGatewayContract';
import { FakeChatActGateway } from '#test/support/fakes/FakeChatActGateway';

async function fake(): Promise<ChatActGatewayHarness> {
  const gateway = new FakeChatActGateway();
  return {
    gateway,
    patient: { id: 'p-ana', email: 'ana@example.org' },
    colleague: 't-ben',
    unreachable: 't-dov',
    colleagueJoins: async () => gateway.join('t-ben'),
    colleagueLeads: async () => {
      gateway.ledBy('t-ben', 'Ben Okafor');
      return 'Ben Okafor';
    },
    breakDown: () => gateway.failNext('unreachable'),
    dispose: async () => undefined,
  };
}

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, practice: false });
});
afterAll(() => sandbox.stop());

async function axios(): Promise<ChatActGatewayHarness> {
  const { membership, rooms } = sandbox.backend.chat;
  const [amelia, benedict, patient] = [staffOf(sandbox, 'staff-amelia'), staffOf(sandbox, 'staff-benedict'), chatlessPatient(sandbox)];
  membership.join(amelia, patient);
  const join = () => membership.join(benedict, patient);
  return {
    gateway: new AxiosChatActGateway(sandboxClient(sandbox, amelia.uid).client),
    patient: { id: patient.patientId, email: patient.email },
    colleague: benedict.staffId,
    unreachable: 'therapist-ivo',
    colleagueJoins: async () => void join(),
    colleagueLeads: async () => {
      rooms.keep({ ...join(), leadUid: benedict.uid });
      return 'Benedict Okafor';
    },
    breakDown: () => sandbox.faults.set({ status5xx: { next: 1 } }),
    dispose: async () => sandbox.faults.set({ reset: true }),
  };
}

chatActGatewayContract('FakeChatActGateway', fake);
chatActGatewayContract('AxiosChatActGateway', axios);
