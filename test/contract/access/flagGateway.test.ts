import 'reflect-metadata';
import { AxiosFlagGateway } from '@/infrastructure/http/access/AxiosFlagGateway';
import { AxiosBackendClient } from '@/infrastructure/http/client/AxiosBackendClient';
import { flagGatewayContract, type FlagGatewayHarness } from '#test/support/contracts/access/flagGatewayContract';
import { FakeFlagGateway } from '#test/support/fakes/access/FakeFlagGateway';
import { FakeReauthentication } from '#test/support/fakes/session/FakeReauthentication';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';

async function fake(): Promise<FlagGatewayHarness> {
  const gateway = new FakeFlagGateway();
  return {
    gateway,
    turn: switches => void (gateway.switches = switches),
    breakDown: () => void (gateway.switches = 'unreachable'),
    stop: async () => undefined,
  };
}

async function axios(): Promise<FlagGatewayHarness> {
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
    gateway: new AxiosFlagGateway(backend),
    turn: switches =>
      void (answer = {
        status: 200,
        body: JSON.stringify({ parameters: Object.entries(switches).map(([name, value]) => ({ name, value })) }),
      }),
    breakDown: () => void (answer = { status: 500, body: 'InternalError' }),
    stop: server.stop,
  };
}

flagGatewayContract('FakeFlagGateway', fake);
flagGatewayContract('AxiosFlagGateway', axios);
