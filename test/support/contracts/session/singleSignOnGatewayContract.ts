import type { SingleSignOnGateway } from '@/application/session/ports/SingleSignOnGateway';

export interface SingleSignOnGatewayHarness {
  readonly gateway: SingleSignOnGateway;
  readonly clientID: string;
  readonly redirectUrl: string;
  /** Signs a user in at the provider with this address, and returns the resulting code. */
  readonly signInAt: (url: string) => Promise<string>;
}

/** The contract of every SingleSignOnGateway, including its fake. */
export function singleSignOnGatewayContract(name: string, harness: () => SingleSignOnGatewayHarness): void {
  describe(`${name} keeps the SingleSignOnGateway contract`, () => {
    const begin = async () => {
      const { gateway, clientID, redirectUrl } = harness();
      const given = await gateway.loginUrl({ clientID, redirectUrl });
      if (!given.ok) throw new Error(`It failed: ${given.failure.kind}`);
      return { url: given.value, login: new URL(given.value).searchParams.get('login') ?? '' };
    };

    it('starts each login separately, and returns the address without a state of ours', async () => {
      const [first, second] = [await begin(), await begin()];
      expect(first.login).not.toBe('');
      expect(first.login).not.toBe(second.login);
    });

    it('returns a custom token for a login once', async () => {
      const { gateway, clientID, signInAt } = harness();
      const { url, login } = await begin();
      const command = { clientID, login, code: await signInAt(url) };
      expect(await gateway.finish(command)).toEqual({ ok: true, value: expect.stringMatching(/.{8,}/) });
      expect(await gateway.finish(command)).toEqual({ ok: false, failure: { kind: 'checkFailed', check: 'state' } });
    });

    it('returns nothing for a login that was not started', async () => {
      const { gateway, clientID } = harness();
      const refused = { ok: false, failure: { kind: 'checkFailed', check: 'state' } };
      expect(await gateway.finish({ clientID, login: 'invented', code: 'invented' })).toEqual(refused);
    });
  });
}
