import 'reflect-metadata';
import { startSandbox } from '#sandbox/server/startSandbox';
import { AxiosChatSummaryGateway } from '@/infrastructure/http/chat/AxiosChatSummaryGateway';
import { aSession } from '#test/support/builders/chat/aSession';
import { chatlessPatient, sandboxClient } from '#test/support/builders/kernel/sandboxClient';
import { chatSummaryGatewayContract } from '#test/support/contracts/chat/chatSummaryGatewayContract';
import { FakeChatSummaryGateway } from '#test/support/fakes/chat/FakeChatSummaryGateway';
import { channelOfRoom } from '#sandbox/backend/chat/channelOfRoom';
import { AxiosChatLogGateway } from '@/infrastructure/http/chat/AxiosChatLogGateway';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { aChatLog } from '#test/support/builders/chat/aChatLog';
import { chatLogGatewayContract } from '#test/support/contracts/chat/chatLogGatewayContract';
import { FakeChatLogGateway } from '#test/support/fakes/chat/FakeChatLogGateway';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import type { PinGateway } from '@/application/chat/ports/PinGateway';
import { AxiosPinGateway } from '@/infrastructure/http/chat/AxiosPinGateway';
import { pinGatewayContract, type PinGatewayHarness } from '#test/support/contracts/chat/pinGatewayContract';
import { FakePinGateway } from '#test/support/fakes/chat/FakePinGateway';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { AxiosChatRequestGateway } from '@/infrastructure/http/chat/AxiosChatRequestGateway';
import { aChatRequest } from '#test/support/builders/chat/aChatRequest';
import {
  chatRequestGatewayContract,
  type ChatRequestGatewayHarness,
} from '#test/support/contracts/chat/chatRequestGatewayContract';
import { FakeChatRequestGateway } from '#test/support/fakes/chat/FakeChatRequestGateway';
import { AxiosPhraseVault } from '@/infrastructure/http/chat/AxiosPhraseVault';
import { phraseVaultContract, type PhraseVaultHarness } from '#test/support/contracts/chat/phraseVaultContract';
import { FakePhraseVault } from '#test/support/fakes/chat/FakePhraseVault';

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
  const room = [...sandbox.backend.chat.rooms.roomsOf('staff-amelia')].find(({ generation }) => generation !== 'v1');
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

describe('pins', () => {
  async function fake(): Promise<PinGatewayHarness> {
    const gateway = new FakePinGateway(['a', 'b']);
    return {
      gateway,
      patients: ['a', 'b'],
      breakDown: () => void (gateway.reachable = false),
      stop: async () => undefined,
    };
  }

  async function axios(): Promise<PinGatewayHarness> {
    const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    const { people, rooms } = sandbox.backend.chat;
    const me = people.staff().find(({ uid }) => uid === 'staff-amelia');
    const own = [...rooms.roomsOf('staff-amelia')].map(({ patientId }) => patientId);
    const session = new FakeSessionVault({
      user: { uid: 'staff-amelia', email: '' },
      cookie: sandbox.backend.sessions.begin('staff-amelia', me?.scopes ?? []),
    });
    const backend = new AxiosBackendClient({
      baseUrl: `${sandbox.origin}/api`,
      session,
      reauthentication: { renew: () => Promise.resolve('abandoned'), awaited: () => undefined },
      report: () => undefined,
    });
    const gateway: PinGateway = new AxiosPinGateway(backend);
    const before = await gateway.pinned();
    for (const patientId of before.ok ? before.value.items : []) await gateway.unpin(patientId);
    const [first = '', second = ''] = [...new Set(own)];
    return { gateway, patients: [first, second], breakDown: () => session.clear(), stop: () => sandbox.stop() };
  }

  pinGatewayContract('FakePinGateway', fake);

  pinGatewayContract('AxiosPinGateway', axios);
});

describe('chat requests', () => {
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
});

describe('ready phrases', () => {
  async function fake(): Promise<PhraseVaultHarness> {
    const vault = new FakePhraseVault();
    return { vault, breakDown: () => void (vault.reachable = false), stop: async () => undefined };
  }

  async function axios(): Promise<PhraseVaultHarness> {
    const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
    const session = new FakeSessionVault({
      user: { uid: 'staff-amelia', email: 'amelia.hart@staff.example' },
      cookie: sandbox.backend.sessions.begin('staff-amelia', []),
    });
    const backend = new AxiosBackendClient({
      baseUrl: `${sandbox.origin}/api`,
      session,
      reauthentication: { renew: () => Promise.resolve('abandoned'), awaited: () => undefined },
      report: () => undefined,
    });
    return { vault: new AxiosPhraseVault(backend), breakDown: () => session.clear(), stop: () => sandbox.stop() };
  }

  phraseVaultContract('FakePhraseVault', fake);

  phraseVaultContract('AxiosPhraseVault', axios);
});
