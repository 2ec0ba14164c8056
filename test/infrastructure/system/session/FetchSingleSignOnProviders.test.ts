import { PROVIDERS_PATH } from '@/di/session';
import { openIdEndpoints } from '@/infrastructure/http/endpoints/openId';
import { FetchSingleSignOnProviders } from '@/infrastructure/system/session/FetchSingleSignOnProviders';
import { startScriptedServer, type ScriptedAnswer } from '#test/support/servers/startScriptedServer';

const stops: (() => Promise<void>)[] = [];

async function list(answer: ScriptedAnswer) {
  const server = await startScriptedServer(() => answer);
  stops.push(server.stop);
  return new FetchSingleSignOnProviders(`${server.url}${PROVIDERS_PATH}`).list();
}

describe('FetchSingleSignOnProviders', () => {
  afterEach(async () => {
    await Promise.all(stops.splice(0).map(stop => stop()));
  });

  it('reads the names of the providers and drops invalid ones', async () => {
    const body =
      '[{"client_name":"Sandbox Hospital","clientID":"h"},{"client_name":"","clientID":"x"},{"clientID":"y"},5,null]';
    expect(await list({ body })).toEqual({ ok: true, value: [{ clientName: 'Sandbox Hospital', clientID: 'h' }] });
  });

  it.each([{ status: 500, body: '[]' }, { body: '{}' }, { body: '<html>' }])(
    'reports a failed load: %j',
    async answer => {
      expect(await list(answer)).toEqual({ ok: false, failure: { kind: 'couldNotCheck' } });
    },
  );

  it('uses the address of the contract', () => {
    expect(PROVIDERS_PATH).toBe(openIdEndpoints.providers.path);
  });
});
