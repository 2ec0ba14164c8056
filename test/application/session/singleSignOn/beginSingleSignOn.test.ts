import { accountTools } from '#test/support/builders/session/accountTools';

describe('StartSingleSignOn', () => {
  it('leaves for the provider with a state of ten characters, valid for five minutes', async () => {
    const { startSingleSignOn, location, returns, clock } = accountTools({}, '/admin/users?view=review');
    expect(await startSingleSignOn.execute('hospital')).toEqual({ ok: true, value: undefined });
    const [address = ''] = location.leftFor;
    const state = new URL(address).searchParams.getAll('state');
    expect(state).toEqual([expect.stringMatching(/^[\w-]{10}$/)]);
    expect(returns.consume(state[0] ?? '')).toEqual({
      clientID: 'hospital',
      login: 'login-1',
      redirectUrl: 'https://dashboard.example/callback',
      returnTo: '/admin/users?view=review',
      expiresOn: clock.now() + 300_000,
    });
  });

  it.each(['http://provider.example/authorise?x=1', 'javascript:alert(1)//?x=1'])(
    'does not leave for an unsafe address: %s',
    async address => {
      const { startSingleSignOn, location, returns, singleSignOn } = accountTools();
      singleSignOn.address = address;
      expect(await startSingleSignOn.execute('hospital')).toEqual({ ok: false, failure: { kind: 'loginUrlNotSafe' } });
      expect([location.leftFor, returns.isEmpty]).toEqual([[], true]);
    },
  );

  it('does not leave the page when the browser saves nothing, because the return would fail', async () => {
    const { startSingleSignOn, location, returns } = accountTools();
    returns.refuses = true;
    expect(await startSingleSignOn.execute('hospital')).toEqual({ ok: false, failure: { kind: 'storageRefused' } });
    expect(location.leftFor).toEqual([]);
  });

  it('does not leave the page when the server does not answer', async () => {
    const { startSingleSignOn, location, singleSignOn } = accountTools();
    singleSignOn.failNext({ kind: 'offline' });
    expect(await startSingleSignOn.execute('hospital')).toEqual({ ok: false, failure: { kind: 'offline' } });
    expect(location.leftFor).toEqual([]);
  });
});
