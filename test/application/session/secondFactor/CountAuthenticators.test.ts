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

  it('counts none for a person whom the backend does not know', async () => {
    const { countAuthenticators, secondFactor } = accountTools();
    secondFactor.failNext({ kind: 'backendFailed', message: '' });
    expect(await countAuthenticators.execute('id:zoe')).toBe(0);
  });
});
