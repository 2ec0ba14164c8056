import { accountTools } from '#test/support/builders/session/accountTools';

function setUp() {
  const tools = accountTools();
  tools.authenticators.authenticators = [{ id: 'a', label: 'Authenticator 1', createdAt: 0 }];
  tools.authenticators.email = 'ann@staff.example';
  return tools;
}
const settled = () => new Promise<void>(resolve => setImmediate(resolve));

describe('RemoveSecondFactor', () => {
  it('removes an authenticator', async () => {
    const { removeSecondFactor, authenticators } = setUp();
    expect(await removeSecondFactor.execute({ type: 'totp', id: 'a' })).toEqual({ ok: true, value: undefined });
    expect([authenticators.authenticators, authenticators.email]).toEqual([[], 'ann@staff.example']);
  });

  it('ends emailed codes', async () => {
    const { removeSecondFactor, authenticators } = setUp();
    await removeSecondFactor.execute({ type: 'email' });
    expect([authenticators.authenticators.length, authenticators.email]).toEqual([1, undefined]);
  });

  it('removes nothing when the person declines to sign in again', async () => {
    const { removeSecondFactor, authenticators, reauthenticate, vault, ann } = setUp();
    vault.save({ user: ann, cookie: 'c' });
    authenticators.signInIsOld = true;
    const removing = removeSecondFactor.execute({ type: 'totp', id: 'a' });
    await settled();
    reauthenticate.abandon();
    expect(await removing).toEqual({ ok: false, failure: { kind: 'recentLoginRequired' } });
    expect(authenticators.authenticators).toHaveLength(1);
  });

  it('says when it would be the last one', async () => {
    const { removeSecondFactor, authenticators } = setUp();
    authenticators.failNext({ kind: 'lastMethod' });
    expect(await removeSecondFactor.execute({ type: 'email' })).toEqual({ ok: false, failure: { kind: 'lastMethod' } });
  });
});
