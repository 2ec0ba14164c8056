import type { Result } from '@/domain/kernel/Result';
import type { SignInHarness } from './SignInHarness';

function valueOf<T>(result: Result<T, { readonly kind: string }>): T {
  if (!result.ok) throw new Error(`It failed: ${result.failure.kind}`);
  return result.value;
}

/** The contract of IdentityProvider, SecondFactorGateway and SessionGateway together, including their fakes. */
export function signInContract(name: string, make: () => Promise<SignInHarness>): void {
  describe(`${name} keeps the contract of signing in`, () => {
    let harness: SignInHarness;
    const wrongCode = () => (harness.authenticatorCode() === '000000' ? '000001' : '000000');
    const idToken = async (): Promise<string> => valueOf(await harness.identity.checkPassword(harness.person));
    const customToken = async (): Promise<string> => {
      const proof = await idToken();
      const answer = { idToken: proof, method: 'totp', code: harness.authenticatorCode() } as const;
      const mfaChallengeResponse = valueOf(await harness.secondFactor.answer(answer));
      return valueOf(await harness.sessions.mintCustomToken({ idToken: proof, mfaChallengeResponse }));
    };

    beforeEach(async () => {
      harness = await make();
    });
    afterEach(() => harness.stop());

    it('rejects a wrong password', async () => {
      expect(await harness.identity.checkPassword({ ...harness.person, password: 'wrong' })).toEqual({
        ok: false,
        failure: { kind: 'wrongPassword' },
      });
    });

    it('rejects an unknown email', async () => {
      expect(await harness.identity.checkPassword({ ...harness.person, email: 'nobody@staff.example' })).toEqual({
        ok: false,
        failure: { kind: 'unknownEmail' },
      });
    });

    it('does not sign in with only a password', async () => {
      await idToken();
      expect(await harness.identity.restoredUser()).toBeUndefined();
    });

    it('mints no token before the second factor', async () => {
      expect(await harness.sessions.mintCustomToken({ idToken: await idToken() })).toEqual({
        ok: false,
        failure: { kind: 'secondFactorNeeded' },
      });
    });

    it('mints no token for an account without staff access', async () => {
      const idToken = valueOf(await harness.identity.checkPassword(harness.patient));
      const noStaffAccess = { ok: false, failure: { kind: 'noStaffAccess' } };
      expect(await harness.sessions.mintCustomToken({ idToken })).toEqual(noStaffAccess);
      expect(await harness.sessions.open(idToken)).toEqual(noStaffAccess);
    });

    it('lists the methods for the second factor', async () => {
      const options = valueOf(await harness.secondFactor.options(await idToken()));
      expect(options.map(({ type }) => type).sort()).toEqual(['email', 'totp']);
    });

    it.each(['totp', 'email'] as const)('rejects a wrong code by %s', async method => {
      expect(await harness.secondFactor.answer({ idToken: await idToken(), method, code: wrongCode() })).toEqual({
        ok: false,
        failure: { kind: 'wrongCode' },
      });
    });

    it('ends a sign-in at its fifth wrong code, and counts from zero in the next', async () => {
      const proof = await idToken();
      const answer = (code: string) => harness.secondFactor.answer({ idToken: proof, method: 'totp', code });
      const kinds: string[] = [];
      for (let tries = 0; tries < 5; tries += 1) {
        const answered = await answer(wrongCode());
        kinds.push(answered.ok ? 'accepted' : answered.failure.kind);
      }
      expect(kinds).toEqual(['wrongCode', 'wrongCode', 'wrongCode', 'wrongCode', 'signInOver']);
      expect(await answer(harness.authenticatorCode())).toEqual({ ok: false, failure: { kind: 'signInOver' } });
    });

    it('accepts an emailed code', async () => {
      const proof = await idToken();
      const email = valueOf(await harness.secondFactor.options(proof)).find(({ type }) => type === 'email');
      valueOf(await harness.secondFactor.emailCode({ idToken: proof, optionId: email?.id ?? '' }));
      const answered = await harness.secondFactor.answer({
        idToken: proof,
        method: 'email',
        code: harness.emailedCode(),
      });
      expect(answered.ok).toBe(true);
    });

    it('returns the same proof for the same code when the answer was lost', async () => {
      const proof = await idToken();
      const answer = { idToken: proof, method: 'totp', code: harness.authenticatorCode() } as const;
      const first = await harness.secondFactor.answer(answer);
      expect([first.ok, await harness.secondFactor.answer(answer)]).toEqual([true, first]);
    });

    it('sends one email at a time, and another one later', async () => {
      const proof = await idToken();
      const optionId =
        valueOf(await harness.secondFactor.options(proof)).find(({ type }) => type === 'email')?.id ?? '';
      valueOf(await harness.secondFactor.emailCode({ idToken: proof, optionId }));
      expect(await harness.secondFactor.emailCode({ idToken: proof, optionId })).toEqual({
        ok: false,
        failure: { kind: 'tooSoon' },
      });
      harness.letTimePass();
      expect(await harness.secondFactor.emailCode({ idToken: proof, optionId })).toEqual({
        ok: true,
        value: undefined,
      });
    });

    it('creates an account once, without signing in', async () => {
      const newcomer = { email: 'newcomer@staff.example', password: 'a long walk in the rain' };
      const proof = valueOf(await harness.identity.createAccount(newcomer));
      expect(proof).not.toBe('');
      expect(await harness.identity.restoredUser()).toBeUndefined();
      expect((await harness.identity.checkPassword(newcomer)).ok).toBe(true);
      expect(await harness.identity.createAccount(newcomer)).toEqual({ ok: false, failure: { kind: 'emailTaken' } });
    });

    it('accepts a password in any Unicode form of its accents, before and after a reset', async () => {
      const { identity } = harness;
      const email = 'accents@staff.example';
      const isTaken = async (password: string) => (await identity.checkPassword({ email, password })).ok;
      valueOf(await identity.createAccount({ email, password: 'cafe\u0301 in the rain' }));
      expect([await isTaken('caf\u00e9 in the rain'), await isTaken('cafe\u0301 in the rain')]).toEqual([true, true]);
      valueOf(await identity.sendPasswordReset(email, 'http://localhost/'));
      const code = harness.resetCode();
      expect((await identity.resetPassword({ code, password: 'u\u0308ber the hills' })).ok).toBe(true);
      expect([await isTaken('\u00fcber the hills'), await isTaken('uber the hills')]).toEqual([true, false]);
    });

    it('rejects a common password, for a new account and after a reset', async () => {
      const tooCommon = { ok: false, failure: { kind: 'passwordTooCommon' } };
      const password = 'passwordpassword';
      expect(await harness.identity.createAccount({ email: 'newcomer@staff.example', password })).toEqual(tooCommon);
      valueOf(await harness.identity.sendPasswordReset(harness.person.email, 'http://localhost/'));
      const code = harness.resetCode();
      expect(await harness.identity.resetPassword({ code, password })).toEqual(tooCommon);
      expect((await harness.identity.resetPassword({ code, password: 'a long walk in the rain' })).ok).toBe(true);
    });

    it('checks a reset code any number of times, and uses it once', async () => {
      const { email } = harness.person;
      valueOf(await harness.identity.sendPasswordReset(email, 'http://localhost/'));
      const code = harness.resetCode();
      const password = 'quite another password';
      expect(await harness.identity.checkResetCode(code)).toEqual({ ok: true, value: email });
      expect(await harness.identity.checkResetCode(code)).toEqual({ ok: true, value: email });
      expect(await harness.identity.resetPassword({ code, password })).toEqual({ ok: true, value: undefined });
      expect((await harness.identity.checkPassword({ email, password })).ok).toBe(true);
      const linkInvalid = { ok: false, failure: { kind: 'linkInvalid' } };
      expect([
        await harness.identity.checkResetCode(code),
        await harness.identity.resetPassword({ code, password }),
      ]).toEqual([linkInvalid, linkInvalid]);
      expect(await harness.identity.checkResetCode('invented')).toEqual(linkInvalid);
    });

    it('rejects a forged custom token', async () => {
      expect(await harness.identity.signInWithCustomToken('invented')).toEqual({
        ok: false,
        failure: { kind: 'customTokenMismatch' },
      });
    });

    it('signs in, opens a session, and closes it', async () => {
      const { user, idToken: proof } = valueOf(await harness.identity.signInWithCustomToken(await customToken()));
      expect(user).toEqual({ uid: harness.person.uid, email: harness.person.email });
      const cookie = valueOf(await harness.sessions.open(proof));
      expect(cookie.length).toBeGreaterThan(8);
      harness.vault.save({ user, cookie });
      expect(await harness.sessions.close()).toEqual({ ok: true, value: undefined });
      expect(await harness.sessions.close()).toEqual({ ok: true, value: undefined });
    });

    it('returns the signed-in user until they sign out', async () => {
      await harness.identity.signInWithCustomToken(await customToken());
      expect((await harness.identity.restoredUser())?.user.uid).toBe(harness.person.uid);
      await harness.identity.signOut();
      expect(await harness.identity.restoredUser()).toBeUndefined();
      await expect(harness.identity.signOut()).resolves.toBeUndefined();
    });

    it('has a reset link sent', async () => {
      expect(await harness.identity.sendPasswordReset(harness.person.email, 'http://localhost/')).toEqual({
        ok: true,
        value: undefined,
      });
    });
  });
}
