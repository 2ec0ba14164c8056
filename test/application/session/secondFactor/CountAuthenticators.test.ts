import { accountTools } from '#test/support/builders/session/accountTools';

describe('CountAuthenticators', () => {
  it('counts apps and no emails', async () => {
    const { countAuthenticators, secondFactor } = accountTools();
    secondFactor.registered = [
      { id: 'a', type: 'totp' },
      { id: 'b', type: 'email' },
      { id: 'c', type: 'totp' },
    ];
    expect(await countAuthenticators.execute('id:ann')).toBe(2);
  });

  it('takes somebody whom the backend does not know for one without any', async () => {
    const { countAuthenticators, secondFactor } = accountTools();
    secondFactor.failNext({ kind: 'backendFailed', message: '' });
    expect(await countAuthenticators.execute('id:zoe')).toBe(0);
  });
});
