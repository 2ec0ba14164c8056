import 'reflect-metadata';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { AxiosChatRequestGateway } from '@/infrastructure/http/chat/AxiosChatRequestGateway';
import { aChatRequest } from '#test/support/builders/chat/aChatRequest';
import { chatlessPatient, sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import {
  chatRequestGatewayContract,
  type ChatRequestGatewayHarness,
} from '#test/support/contracts/chat/chatRequestGatewayContract';
import { FakeChatRequestGateway } from '#test/support/fakes/chat/FakeChatRequestGateway';

async function fake(): Promise<ChatRequestGatewayHarness> {
  const gateway = new FakeChatRequestGateway();
  gateway.ask(aChatRequest());
  return {
    gateway,
    requestId: 'r-ana',
    takenByAnother: async () => {
      gateway.takenBy('r-ana', 'Ben Okafor');
      return 'Ben Okafor';
    },
    breakDown: () => void (gateway.isReachable = false),
    repair: () => void (gateway.isReachable = true),
    loseNextAnswer: () => gateway.loseNextAnswer(),
    endSession: () => void (gateway.sessionIsOpen = false),
    dispose: async () => undefined,
  };
}

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
});
afterAll(() => sandbox.stop());

async function axios(): Promise<ChatRequestGatewayHarness> {
  const { requests } = sandbox.backend.chat;
  const { request } = requests.add({
    requestType: 'chat-patient-request',
    patientId: chatlessPatient(sandbox).patientId,
    emergency: false,
    message: 'Could we talk?',
    requestedAt: sandbox.clock.now(),
  });
  const mine = sandboxClient(sandbox, 'staff-amelia');
  return {
    gateway: new AxiosChatRequestGateway(mine.client),
    requestId: request.id,
    takenByAnother: async () => {
      await new AxiosChatRequestGateway(sandboxClient(sandbox, 'staff-benedict').client).accept(request.id);
      return 'Benedict Okafor';
    },
    breakDown: () => sandbox.faults.set({ status5xx: { next: 9 } }),
    repair: () => sandbox.faults.set({ reset: true }),
    loseNextAnswer: () => sandbox.faults.set({ loseAnswers: { next: 1 } }),
    endSession: mine.endSession,
    dispose: async () => sandbox.faults.set({ reset: true }),
  };
}

chatRequestGatewayContract('FakeChatRequestGateway', fake);
chatRequestGatewayContract('AxiosChatRequestGateway', axios);
