import 'reflect-metadata';
import { AxiosScopeGateway } from '@/infrastructure/http/access/AxiosScopeGateway';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { scopeGatewayContract, type ScopeGatewayHarness } from '#test/support/contracts/access/scopeGatewayContract';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeScopeGateway } from '#test/support/fakes/access/FakeScopeGateway';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';

async function fake(): Promise<ScopeGatewayHarness> {
  const gateway = new FakeScopeGateway();
  return {
    gateway,
    hold: scopes => void (gateway.held = scopes),
    breakDown: () => void (gateway.held = 'unreachable'),
    stop: async () => undefined,
  };
}

async function axios(): Promise<ScopeGatewayHarness> {
  let answer = { status: 200, body: '' };
  const server = await startScriptedServer(() => answer);
  const session = new FakeSessionVault({ user: { uid: 'ann', email: 'ann@staff.example' }, cookie: 'c' });
  const backend = new AxiosBackendClient({
    baseUrl: server.url,
    session,
    reauthentication: new FakeReauthentication(),
    report: () => undefined,
  });
  return {
    gateway: new AxiosScopeGateway(backend),
    hold: scopes => void (answer = { status: 200, body: JSON.stringify({ scopes }) }),
    breakDown: () => void (answer = { status: 500, body: 'InternalError' }),
    stop: server.stop,
  };
}

scopeGatewayContract('FakeScopeGateway', fake);
scopeGatewayContract('AxiosScopeGateway', axios);
