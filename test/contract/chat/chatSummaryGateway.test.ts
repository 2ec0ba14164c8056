import 'reflect-metadata';
import { startSandbox } from '#sandbox/server/startSandbox';
import { AxiosChatSummaryGateway } from '@/infrastructure/http/chat/AxiosChatSummaryGateway';
import { aSession } from '#test/support/builders/chat/aSession';
import { sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { chatSummaryGatewayContract } from '#test/support/contracts/chat/chatSummaryGatewayContract';
import { FakeChatSummaryGateway } from '#test/support/fakes/chat/FakeChatSummaryGateway';

chatSummaryGatewayContract('FakeChatSummaryGateway', () => {
  const gateway = new FakeChatSummaryGateway();
  const { chatSessionId, patient } = aSession();
  gateway.patients.set(chatSessionId, patient);
  return Promise.resolve({
    gateway,
    chatSessionId,
    patientId: patient.id,
    breakDown: () => void (gateway.reachable = false),
    dispose: () => Promise.resolve(),
  });
});

chatSummaryGatewayContract('AxiosChatSummaryGateway', async () => {
  const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  const room = [...sandbox.backend.chat.rooms.of('staff-amelia')].find(({ generation }) => generation !== 'v1');
  if (room === undefined) throw new Error('The seed has changed.');
  const gateway = new AxiosChatSummaryGateway(sandboxClient(sandbox, 'staff-amelia').client);
  return {
    gateway,
    chatSessionId: room.id,
    patientId: room.patientId,
    breakDown: () => sandbox.faults.set({ status5xx: { next: 9 } }),
    dispose: () => sandbox.stop(),
  };
});
