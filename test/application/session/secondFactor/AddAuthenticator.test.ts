import { accountTools } from '#test/support/builders/session/accountTools';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const command = { typed: '111 111', secret, label: 'Authenticator 1' };
const settled = () => new Promise<void>(resolve => setImmediate(resolve));

describe('AddAuthenticator', () => {
  it('registers the secret with one of its codes, for a person without a session', async () => {
    const { addAuthenticator, authenticators } = accountTools();
    expect(await addAuthenticator.execute({ ...command, idToken: 'id:zoe' })).toEqual({ ok: true, value: undefined });
    expect(authenticators.registered).toEqual([
      { idToken: 'id:zoe', code: '111111', secret, label: 'Authenticator 1' },
    ]);
  });

  it('uses the identity of the signed-in person', async () => {
    const { addAuthenticator, authenticators, identity, ann } = accountTools();
    identity.signedIn = ann;
    await addAuthenticator.execute(command);
    expect(authenticators.registered).toMatchObject([{ idToken: 'id:ann' }]);
  });

  it.each([
    ['nothing', '', 'codeMissing'],
    ['five digits', '12345', 'codeHasWrongLength'],
    ['a wrong code', '999999', 'wrongCode'],
  ])('refuses %s', async (_name, typed, kind) => {
    const { addAuthenticator, authenticators } = accountTools();
    expect(await addAuthenticator.execute({ ...command, typed, idToken: 'id:zoe' })).toMatchObject({
      ok: false,
      failure: { kind },
    });
    expect(authenticators.registered).toEqual([]);
  });

  it('says when there are as many methods as there may be', async () => {
    const { addAuthenticator, authenticators } = accountTools();
    authenticators.authenticators = Array.from({ length: 5 }, (_, at) => ({
      id: `app-${at}`,
      label: 'Phone',
      createdAt: 0,
    }));
    expect(await addAuthenticator.execute({ ...command, idToken: 'id:ann' })).toEqual({
      ok: false,
      failure: { kind: 'tooManyMethods' },
    });
  });

  it('has the person sign in again where that is too long ago, and then registers', async () => {
    const { addAuthenticator, authenticators, identity, vault, ann } = accountTools();
    identity.signedIn = ann;
    vault.save({ user: ann, cookie: 'old' });
    authenticators.signInIsOld = true;
    const adding = addAuthenticator.execute(command);
    await settled();
    authenticators.signInIsOld = false;
    vault.save({ user: ann, cookie: 'new' });
    expect(await adding).toEqual({ ok: true, value: undefined });
  });
});
