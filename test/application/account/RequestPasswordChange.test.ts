import { accountTools } from '#test/support/builders/account/accountTools';

describe('RequestPasswordChange', () => {
  it('writes to the address that the account has now', async () => {
    const { gateway, useCases } = accountTools();
    gateway.edit({ emailAddress: 'ann.hart@staff.example', language: 'cy' });
    const answer = await useCases.requestPasswordChange.execute();
    expect(answer).toEqual({ ok: true, value: 'ann.hart@staff.example' });
    expect(gateway.passwordEmails).toEqual(['ann.hart@staff.example']);
  });

  it('writes to nobody where the address is not known', async () => {
    const { gateway, useCases } = accountTools();
    gateway.planned.failNext('summary', { kind: 'unreachable' });
    expect(await useCases.requestPasswordChange.execute()).toMatchObject({ ok: false });
    expect(gateway.passwordEmails).toEqual([]);
  });
});
