import type { SingleSignOnProviders } from '@/application/session/ports/SingleSignOnProviders';

export interface SingleSignOnProvidersHarness {
  readonly providers: SingleSignOnProviders;
  /** There are no answers from now on. */
  readonly cut: () => void;
}

/**
 * The contract of every SingleSignOnProviders, including its fake, for one provider: "Sandbox Hospital", with the id
 * "h".
 */
export function singleSignOnProvidersContract(name: string, make: () => Promise<SingleSignOnProvidersHarness>): void {
  describe(`${name} keeps the SingleSignOnProviders contract`, () => {
    it('lists the other identity providers', async () => {
      const { providers } = await make();
      expect(await providers.list()).toEqual({ ok: true, value: [{ clientID: 'h', clientName: 'Sandbox Hospital' }] });
    });

    it('distinguishes a failed load from an empty list', async () => {
      const { providers, cut } = await make();
      cut();
      expect(await providers.list()).toEqual({ ok: false, failure: { kind: 'couldNotCheck' } });
    });
  });
}
