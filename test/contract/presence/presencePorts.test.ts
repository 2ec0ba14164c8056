import { ChatState } from '@/application/chat/page/ChatState';
import { ChatPresenceSource } from '@/application/chat/page/ChatPresenceSource';
import { presenceSourceContract } from '#test/support/contracts/presence/presenceSourceContract';
import { FakeChatEngine } from '#test/support/fakes/chat/FakeChatEngine';
import { FakePresenceSource } from '#test/support/fakes/presence/FakePresenceSource';
import { BrowserOfflineChoiceVault } from '@/infrastructure/storage/presence/BrowserOfflineChoiceVault';
import { RefusedStorage } from '@/infrastructure/storage/kernel/RefusedStorage';
import { MemoryStorage } from '#test/support/builders/kernel/MemoryStorage';
import { offlineChoiceVaultContract } from '#test/support/contracts/presence/offlineChoiceVaultContract';
import { FakeOfflineChoiceVault } from '#test/support/fakes/presence/FakeOfflineChoiceVault';
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

presenceSourceContract('FakePresenceSource', () => {
  const source = new FakePresenceSource();
  return { source, see: (...presences) => source.see(...presences) };
});

presenceSourceContract('ChatPresenceSource', () => {
  const chatState = new ChatState();
  chatState.post({ type: 'authorised', uid: 'me' });
  return {
    source: new ChatPresenceSource(new FakeChatEngine(), chatState),
    see: (...presences) => chatState.post({ type: 'presence', presences }),
  };
});

describe('BrowserOfflineChoiceVault', () => {
  offlineChoiceVaultContract('FakeOfflineChoiceVault', () => new FakeOfflineChoiceVault());
  offlineChoiceVaultContract('BrowserOfflineChoiceVault', () => new BrowserOfflineChoiceVault(new MemoryStorage()));

  it('shares a choice with another window, and stores no user id in plain text', () => {
    const storage = new MemoryStorage();
    new BrowserOfflineChoiceVault(storage).save('ana-uid', 7);
    expect(new BrowserOfflineChoiceVault(storage).chosenAt('ana-uid')).toBe(7);
    expect(JSON.stringify(Object.entries(storage))).not.toContain('ana-uid');
  });

  it.each(['', 'nonsense', 'ana 7', '{"a":1}'])('finds no choice in the damaged entry "%s"', entry => {
    const storage = new MemoryStorage();
    storage.setItem('offline_choice', entry);
    expect(new BrowserOfflineChoiceVault(storage).chosenAt('ana')).toBeUndefined();
  });

  it('does nothing if storage is refused', () => {
    const vault = new BrowserOfflineChoiceVault(new RefusedStorage());
    vault.save('ana', 7);
    vault.clear('ana');
    expect(vault.chosenAt('ana')).toBeUndefined();
  });
});

describe('PresenceGateway', () => {
  async function fake(): Promise<PresenceGatewayHarness> {
    const gateway = new FakePresenceGateway();
    return {
      gateway,
      received: () => gateway.received,
      breakDown: () => void (gateway.failing = true),
      stop: async () => undefined,
    };
  }

  /** The backend of the sandbox. The user's presence document shows what it received. */
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
    const states: string[] = [];
    const noted = async <T>(answer: T): Promise<T> => {
      const { lastSeenTime = 0, loggedOutTime = 0 } = running.documents.read('chat-presence/staff-amelia') ?? {};
      states.push(Number(lastSeenTime) > Number(loggedOutTime) ? 'online' : 'offline');
      return answer;
    };
    return {
      gateway: {
        appearOnline: async () => noted(await gateway.appearOnline()),
        markOffline: async () => noted(await gateway.markOffline()),
      },
      received: () => states,
      breakDown: () => running.faults.set({ status5xx: { probability: 1 } }),
      stop: () => running.stop(),
    };
  }

  presenceGatewayContract('FakePresenceGateway', fake);

  presenceGatewayContract('AxiosPresenceGateway', sandbox);
});
