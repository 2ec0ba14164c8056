import 'reflect-metadata';
import { AxiosEngineAccount } from '@/infrastructure/http/account/AxiosEngineAccount';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import type { StaffMember } from '#sandbox/backend/people/KnownPerson';
import type { Sandbox } from '#sandbox/server/Sandbox';
import { startSandbox } from '#sandbox/server/startSandbox';
import { engineAccountContract } from '#test/support/contracts/chat/engineAccountContract';
import { FakeEngineAccount } from '#test/support/fakes/chat/FakeEngineAccount';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';

engineAccountContract('FakeEngineAccount', async () => {
  const account = new FakeEngineAccount();
  let sessions = 0;
  return {
    account,
    uid: 'ann',
    openSession: () => `cookie-${String((sessions += 1))}`,
    endSessions: () => void (account.failure = { kind: 'sessionEnded' }),
    breakDown: () => void (account.failure = { kind: 'unreachable' }),
    stop: async () => undefined,
  };
});
// All tests share one sandbox. Each uses another user, who has stored nothing yet.
let sandbox: Sandbox;
let people: StaffMember[];
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  people = sandbox.backend.chat.people.staff().filter(({ scopes }) => scopes.length > 0);
});
afterAll(() => sandbox.stop());

engineAccountContract('AxiosEngineAccount', async () => {
  const { uid, email, scopes } = people.pop() ?? { uid: 'nobody is left', email: '', scopes: [] };
  const session = new FakeSessionVault();
  const backend = new AxiosBackendClient({
    baseUrl: `http://127.0.0.1:${sandbox.port}/api`,
    session,
    reauthentication: { renew: () => Promise.resolve('abandoned'), awaited: () => undefined },
    report: () => undefined,
  });
  return {
    account: new AxiosEngineAccount(backend, cookie =>
      cookie === undefined ? session.clear() : session.save({ user: { uid, email }, cookie }),
    ),
    uid,
    openSession: () => sandbox.backend.sessions.begin(uid, scopes),
    endSessions: () => sandbox.backend.sessions.revokeAllOf(uid),
    breakDown: () => sandbox.faults.set({ status5xx: { next: 99 } }),
    stop: async () => sandbox.faults.set({ reset: true }),
  };
});
