import type { SingleSignOnProviders } from '@/application/session/ports/SingleSignOnProviders';

export interface SingleSignOnProvidersHarness {
  readonly providers: SingleSignOnProviders;
  /** Nobody answers from now on. */
  readonly cut: () => void;
}

/**
 * What every SingleSignOnProviders must do, the fake included, for one provider: "Sandbox Hospital", with the id "h".
 */
export function singleSignOnProvidersContract(name: string, make: () => Promise<SingleSignOnProvidersHarness>): void {
  describe(`${name} keeps the SingleSignOnProviders contract`, () => {
    it('names who else may say who somebody is', async () => {
      const { providers } = await make();
      expect(await providers.list()).toEqual({ ok: true, value: [{ clientID: 'h', clientName: 'Sandbox Hospital' }] });
    });

    it('says that it could not look, which is not the same as nobody', async () => {
      const { providers, cut } = await make();
      cut();
      expect(await providers.list()).toEqual({ ok: false, failure: { kind: 'couldNotCheck' } });
    });
  });
}
