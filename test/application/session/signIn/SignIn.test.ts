import { sessionTools } from '#test/support/builders/session/sessionTools';

const email = 'ann@staff.example';

describe('SignIn', () => {
  it('signs in at once where no second factor is wanted', async () => {
    const { signIn, gateway, vault, ann } = sessionTools();
    gateway.wantsSecondFactor = false;

    expect(await signIn.execute({ email, password: 'right' })).toEqual({
      ok: true,
      value: { kind: 'signedIn', user: ann },
    });
    expect(vault.current()).toMatchObject({ user: ann, cookie: 'cookie-1 of id:ann' });
  });

  it('requires the second factor and lists the ways to provide it', async () => {
    const { signIn, vault } = sessionTools();

    expect(await signIn.execute({ email, password: 'right' })).toEqual({
      ok: true,
      value: {
        kind: 'secondFactorNeeded',
        pending: { email, idToken: 'id:ann', options: [{ id: 'app', type: 'totp' }] },
      },
    });
    expect(vault.current()).toBeUndefined();
  });

  it.each([
    ['a wrong password', { email, password: 'wrong' }, 'wrongPassword'],
    ['an unknown email', { email: 'eve@staff.example', password: 'right' }, 'unknownEmail'],
  ])('refuses %s', async (_name, credentials, kind) => {
    expect(await sessionTools().signIn.execute(credentials)).toEqual({ ok: false, failure: { kind } });
  });

  it('rejects an account without staff access and requires nothing more from it', async () => {
    const { signIn, gateway, vault, identity } = sessionTools();
    gateway.patients.add('id:ann');
    expect(await signIn.execute({ email, password: 'right' })).toEqual({
      ok: false,
      failure: { kind: 'noStaffAccess' },
    });
    expect([vault.current(), identity.signedIn]).toEqual([undefined, undefined]);
  });

  it('requests no session for an account that was just created, only its second factors', async () => {
    const { signIn, gateway, vault, identity } = sessionTools();
    gateway.patients.add('id:ann');
    const done = await signIn.execute({ email, password: 'right', newAccount: true });
    expect(done).toMatchObject({
      ok: true,
      value: { kind: 'secondFactorNeeded', pending: { email, idToken: 'id:ann' } },
    });
    expect([vault.current(), identity.signedIn]).toEqual([undefined, undefined]);
  });

  it('says when the backend cannot be reached after the password was right', async () => {
    const { signIn, gateway } = sessionTools();
    gateway.failNext({ kind: 'offline' });
    expect(await signIn.execute({ email, password: 'right' })).toEqual({ ok: false, failure: { kind: 'offline' } });
  });

  it('says when the ways of the second factor cannot be had', async () => {
    const { signIn, secondFactor } = sessionTools();
    secondFactor.failNext({ kind: 'timedOut' });
    expect(await signIn.execute({ email, password: 'right' })).toEqual({ ok: false, failure: { kind: 'timedOut' } });
  });
});
