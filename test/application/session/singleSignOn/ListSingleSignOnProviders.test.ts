import { accountTools } from '#test/support/builders/session/accountTools';

describe('ListSingleSignOnProviders', () => {
  it('lists the other identity providers', async () => {
    const { listProviders, providers } = accountTools();
    providers.known = [{ clientID: 'hospital', clientName: 'Sandbox Hospital' }];
    expect(await listProviders.execute()).toEqual({ ok: true, value: providers.known });
  });

  it('distinguishes a failed load from an empty list', async () => {
    const { listProviders, providers } = accountTools();
    providers.reachable = false;
    expect(await listProviders.execute()).toEqual({ ok: false, failure: { kind: 'couldNotCheck' } });
  });
});
