import 'reflect-metadata';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { AxiosTabVault } from '@/infrastructure/http/app/AxiosTabVault';
import { startSandbox } from '#sandbox/server/startSandbox';
import { tabVaultContract, type TabVaultHarness } from '#test/support/contracts/app/tabVaultContract';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { FakeTabVault } from '#test/support/fakes/app/FakeTabVault';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';

async function fake(): Promise<TabVaultHarness> {
  const vault = new FakeTabVault();
  return { vault, breakDown: () => void (vault.reachable = false), stop: async () => undefined };
}

async function axios(): Promise<TabVaultHarness> {
  const sandbox = await startSandbox({ port: 0, practice: false, longestChat: 10 });
  const session = new FakeSessionVault({
    user: { uid: 'staff-amelia', email: 'amelia.hart@staff.example' },
    cookie: sandbox.backend.sessions.begin('staff-amelia', []),
  });
  const backend = new AxiosBackendClient({
    baseUrl: `${sandbox.origin}/api`,
    session,
    reauthentication: new FakeReauthentication(),
    report: () => undefined,
  });
  return { vault: new AxiosTabVault(backend), breakDown: () => session.clear(), stop: () => sandbox.stop() };
}

tabVaultContract('FakeTabVault', fake);
tabVaultContract('AxiosTabVault', axios);

describe('AxiosTabVault', () => {
  it('makes no call while the page is locked', async () => {
    let calls = 0;
    const server = await startScriptedServer(() => {
      calls += 1;
      return { status: 200, body: '' };
    });
    const reauthentication = new FakeReauthentication();
    const session = new FakeSessionVault({ user: { uid: 'ann', email: 'ann@staff.example' }, cookie: 'c' });
    const backend = new AxiosBackendClient({ baseUrl: server.url, session, reauthentication, report: () => undefined });
    void reauthentication.renew();
    const vault = new AxiosTabVault(backend);
    expect([await vault.save(['/home']), await vault.read(), calls]).toEqual([
      { ok: false, failure: { kind: 'unreachable' } },
      { ok: false, failure: { kind: 'unreachable' } },
      0,
    ]);
    await server.stop();
  });

  it.each(['{"a":', '{"a": 1}', '[1, null]'])(
    'finds no tabs in %s, which is not a list of addresses',
    async content => {
      const server = await startScriptedServer(() => ({
        status: 200,
        body: JSON.stringify({ content, timestamp: 1 }),
      }));
      const session = new FakeSessionVault({ user: { uid: 'ann', email: 'ann@staff.example' }, cookie: 'c' });
      const backend = new AxiosBackendClient({
        baseUrl: server.url,
        session,
        reauthentication: new FakeReauthentication(),
        report: () => undefined,
      });
      expect(await new AxiosTabVault(backend).read()).toEqual({ ok: true, value: [] });
      await server.stop();
    },
  );
});
