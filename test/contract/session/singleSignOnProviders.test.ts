import { FetchSingleSignOnProviders } from '@/infrastructure/system/session/FetchSingleSignOnProviders';
import { singleSignOnProvidersContract } from '#test/support/contracts/session/singleSignOnProvidersContract';
import { FakeSingleSignOnProviders } from '#test/support/fakes/session/FakeSingleSignOnProviders';
import { startScriptedServer } from '#test/support/servers/startScriptedServer';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map(stop => stop()));
});

singleSignOnProvidersContract('FakeSingleSignOnProviders', async () => {
  const providers = new FakeSingleSignOnProviders();
  providers.known = [{ clientID: 'h', clientName: 'Sandbox Hospital' }];
  return { providers, cut: () => void (providers.reachable = false) };
});
singleSignOnProvidersContract('FetchSingleSignOnProviders', async () => {
  let reachable = true;
  const server = await startScriptedServer(() =>
    reachable ? { body: '[{"client_name":"Sandbox Hospital","clientID":"h"}]' } : { status: 503, body: '' },
  );
  stops.push(server.stop);
  return { providers: new FetchSingleSignOnProviders(`${server.url}/providers`), cut: () => void (reachable = false) };
});
