import 'reflect-metadata';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import { startSandbox } from '#sandbox/server/startSandbox';
import { AxiosChatLogGateway } from '@/infrastructure/http/chat/AxiosChatLogGateway';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { aChatLog } from '#test/support/builders/chat/aChatLog';
import { chatLogGatewayContract } from '#test/support/contracts/chat/chatLogGatewayContract';
import { FakeChatLogGateway } from '#test/support/fakes/chat/FakeChatLogGateway';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

chatLogGatewayContract('FakeChatLogGateway', () => {
  const log = aChatLog();
  const lost = aChatLog({
    patient: { ...log.patient, id: 'p-lost', email: 'lost@patient.example' },
    chats: [{ chatSessionId: 'lost', messages: [] }],
  });
  return Promise.resolve({
    gateway: new FakeChatLogGateway([log, lost]),
    patient: { id: log.patient.id, email: log.patient.email },
    text: 'Hello',
    lostPatientId: 'p-lost',
    dispose: () => Promise.resolve(),
  });
});

chatLogGatewayContract('AxiosChatLogGateway', async () => {
  const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  const { people, rooms, messaging } = sandbox.backend.chat;
  const person = people.patient('p-45');
  const room = rooms.activeOf('p-45');
  if (person === undefined || room === undefined) throw new Error('The seed has changed.');
  messaging.send(person.uid, channelOfRoom(room), { clientTs: '17723574000000001', text: 'Hello' });
  const cookie = sandbox.backend.sessions.begin('staff-amelia', ['chat:download-chat']);
  const backend = new AxiosBackendClient({
    baseUrl: `http://127.0.0.1:${sandbox.port}/api`,
    session: new FakeSessionVault({ user: { uid: 'staff-amelia', email: 'a@staff.example' }, cookie }),
    reauthentication: new FakeReauthentication(),
    report: fault => {
      throw fault;
    },
  });
  return {
    gateway: new AxiosChatLogGateway(backend),
    patient: { id: 'p-45', email: person.email },
    text: 'Hello',
    lostPatientId: 'p-52',
    dispose: () => sandbox.stop(),
  };
});
