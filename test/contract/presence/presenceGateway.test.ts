import 'reflect-metadata';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { AxiosPresenceGateway } from '@/infrastructure/http/presence/AxiosPresenceGateway';
import { startSandbox } from '#sandbox/server/startSandbox';
import {
  presenceGatewayContract,
  type PresenceGatewayHarness,
} from '#test/support/contracts/presence/presenceGatewayContract';
import { FakePresenceGateway } from '#test/support/fakes/presence/FakePresenceGateway';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

async function fake(): Promise<PresenceGatewayHarness> {
  const gateway = new FakePresenceGateway();
  return {
    gateway,
    received: () => gateway.received,
    breakDown: () => void (gateway.failing = true),
    stop: async () => undefined,
  };
}

/** The backend of the sandbox; what it received is seen in the presence document of the person. */
async function sandbox(): Promise<PresenceGatewayHarness> {
  const running = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  const cookie = running.backend.sessions.begin('staff-amelia', ['chat:view-active-chats']);
  const session = new FakeSessionVault({ user: { uid: 'staff-amelia', email: 'a@staff.example' }, cookie });
  const backend = new AxiosBackendClient({
    baseUrl: `http://127.0.0.1:${running.port}/api`,
    session,
    reauthentication: new FakeReauthentication(),
    report: () => undefined,
  });
  const gateway = new AxiosPresenceGateway(backend);
  const told: string[] = [];
  const noted = async <T>(answer: T): Promise<T> => {
    const { lastSeenTime = 0, loggedOutTime = 0 } = running.documents.read('chat-presence/staff-amelia') ?? {};
    told.push(Number(lastSeenTime) > Number(loggedOutTime) ? 'online' : 'offline');
    return answer;
  };
  return {
    gateway: {
      appearOnline: async () => noted(await gateway.appearOnline()),
      markOffline: async () => noted(await gateway.markOffline()),
    },
    received: () => told,
    breakDown: () => running.faults.set({ status5xx: { probability: 1 } }),
    stop: () => running.stop(),
  };
}

presenceGatewayContract('FakePresenceGateway', fake);
presenceGatewayContract('AxiosPresenceGateway', sandbox);
