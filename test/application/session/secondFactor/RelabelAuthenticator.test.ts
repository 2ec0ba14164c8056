import { accountTools } from '#test/support/builders/session/accountTools';

function setUp() {
  const tools = accountTools();
  tools.authenticators.authenticators = [{ id: 'a', label: 'Authenticator 1', createdAt: 0 }];
  return tools;
}

describe('RelabelAuthenticator', () => {
  it('gives an authenticator another name', async () => {
    const { relabelAuthenticator, authenticators } = setUp();
    expect(await relabelAuthenticator.execute({ id: 'a', typed: ' My phone ' })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(authenticators.authenticators).toMatchObject([{ label: 'My phone' }]);
  });

  it('rejects an empty name without a call', async () => {
    const { relabelAuthenticator, authenticators } = setUp();
    expect(await relabelAuthenticator.execute({ id: 'a', typed: '  ' })).toEqual({
      ok: false,
      failure: { kind: 'labelNotValid' },
    });
    expect(authenticators.authenticators).toMatchObject([{ label: 'Authenticator 1' }]);
  });
});
