import { FetchVersionGateway } from '@/infrastructure/system/app/FetchVersionGateway';
import { versionGatewayContract, type VersionGatewayHarness } from '#test/support/contracts/app/versionGatewayContract';
import { FakeVersionGateway } from '#test/support/fakes/app/FakeVersionGateway';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';

async function fake(): Promise<VersionGatewayHarness> {
  const gateway = new FakeVersionGateway(undefined);
  return { gateway, serve: version => void (gateway.served = version), stop: async () => undefined };
}

const served =
  (broken: { readonly status?: number; readonly body: string }) => async (): Promise<VersionGatewayHarness> => {
    let answer: { readonly status?: number; readonly body: string } = broken;
    const server = await startScriptedServer(() => answer);
    return {
      gateway: new FetchVersionGateway(`${server.url}/assets/version.json`),
      serve: version => void (answer = version === undefined ? broken : { body: JSON.stringify(version) }),
      stop: server.stop,
    };
  };

versionGatewayContract('FakeVersionGateway', fake);
versionGatewayContract('FetchVersionGateway with a server that fails', served({ status: 500, body: 'broken' }));
versionGatewayContract('FetchVersionGateway with a page in the place of the file', served({ body: '<html>' }));
versionGatewayContract('FetchVersionGateway with half a version', served({ body: '{"version":"1.2.0"}' }));
