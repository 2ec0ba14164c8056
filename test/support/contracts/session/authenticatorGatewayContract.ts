import type { AuthenticatorGateway } from '@/application/session/ports/AuthenticatorGateway';

/** A user with emailed codes and no authenticator, who has just signed in. */
export interface AuthenticatorGatewayHarness {
  readonly gateway: AuthenticatorGateway;
  readonly idToken: string;
  readonly email: string;
  /** Returns a different secret for every number, in base32. */
  readonly secret: (number: number) => string;
  /** Returns a code of that secret which was not used yet. */
  readonly codeOf: (secret: string) => string;
  readonly wrongCodeOf: (secret: string) => string;
  /** Lets more than five minutes pass. */
  readonly letTheSignInAge: () => void;
  readonly stop: () => Promise<void>;
}

/** The contract of every AuthenticatorGateway, including its fake. */
export function authenticatorGatewayContract(name: string, make: () => Promise<AuthenticatorGatewayHarness>): void {
  describe(`${name} keeps the AuthenticatorGateway contract`, () => {
    let harness: AuthenticatorGatewayHarness;
    const done = { ok: true, value: undefined };
    const failed = (kind: string) => ({ ok: false, failure: { kind } });
    const add = (number: number, label = `Authenticator ${number}`) => {
      const secret = harness.secret(number);
      return harness.gateway.register({ idToken: harness.idToken, code: harness.codeOf(secret), secret, label });
    };
    const known = async () => {
      const listed = await harness.gateway.list();
      if (!listed.ok) throw new Error(`It failed: ${listed.failure.kind}`);
      return listed.value;
    };

    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it('lists the second factors of a user', async () => {
      expect(await known()).toEqual({ authenticators: [], email: harness.email });
      expect(await add(1)).toEqual(done);
      expect((await known()).authenticators).toEqual([
        { id: expect.any(String), label: 'Authenticator 1', createdAt: expect.any(Number) },
      ]);
    });

    it('rejects an authenticator with a wrong code', async () => {
      const secret = harness.secret(1);
      const command = { idToken: harness.idToken, code: harness.wrongCodeOf(secret), secret, label: 'Mine' };
      expect(await harness.gateway.register(command)).toEqual(failed('wrongCode'));
      expect((await known()).authenticators).toEqual([]);
    });

    it('adds nothing when a registration is repeated with a used code', async () => {
      const secret = harness.secret(1);
      const command = { idToken: harness.idToken, code: harness.codeOf(secret), secret, label: 'Mine' };
      expect([await harness.gateway.register(command), await harness.gateway.register(command)]).toEqual([done, done]);
      expect((await known()).authenticators).toHaveLength(1);
    });

    it('accepts five methods and rejects a sixth', async () => {
      for (const number of [1, 2, 3, 4]) expect(await add(number)).toEqual(done);
      expect(await add(5)).toEqual(failed('tooManyMethods'));
    });

    it('changes a label, removes an authenticator, and accepts a repeat', async () => {
      await add(1);
      await add(2);
      const [first] = (await known()).authenticators;
      expect(await harness.gateway.relabel(first?.id ?? '', 'My phone')).toEqual(done);
      expect((await known()).authenticators.map(({ label }) => label)).toEqual(['My phone', 'Authenticator 2']);
      expect(await harness.gateway.remove(first?.id ?? '')).toEqual(done);
      expect(await harness.gateway.remove(first?.id ?? '')).toEqual(done);
      expect((await known()).authenticators.map(({ label }) => label)).toEqual(['Authenticator 2']);
    });

    it('removes emailed codes, but never the last method', async () => {
      expect(await harness.gateway.removeEmail()).toEqual(failed('lastMethod'));
      await add(1);
      expect(await harness.gateway.removeEmail()).toEqual(done);
      expect((await known()).email).toBeUndefined();
      const [only] = (await known()).authenticators;
      expect(await harness.gateway.remove(only?.id ?? '')).toEqual(failed('lastMethod'));
    });

    it('requires a recent sign-in for every change', async () => {
      await add(1);
      const [only] = (await known()).authenticators;
      harness.letTheSignInAge();
      const refusals = [
        await harness.gateway.relabel(only?.id ?? '', 'x'),
        await harness.gateway.remove(only?.id ?? ''),
        await harness.gateway.removeEmail(),
        await add(2),
      ];
      expect(refusals).toEqual([1, 2, 3, 4].map(() => failed('recentLoginRequired')));
      expect((await known()).authenticators).toHaveLength(1);
    });
  });
}
