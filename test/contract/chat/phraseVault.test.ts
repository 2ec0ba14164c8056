import 'reflect-metadata';
import { AxiosPhraseVault } from '@/infrastructure/http/chat/AxiosPhraseVault';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { startSandbox } from '#sandbox/server/startSandbox';
import { phraseVaultContract, type PhraseVaultHarness } from '#test/support/contracts/chat/phraseVaultContract';
import { FakePhraseVault } from '#test/support/fakes/chat/FakePhraseVault';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

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
