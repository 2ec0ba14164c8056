import { accountTools } from '#test/support/builders/account/accountTools';

const waiting = async () => {
  const tools = accountTools();
  await tools.gateway.changeEmail('mistyped@staff.example');
  return tools;
};

describe('WithdrawNewEmail', () => {
  it('takes the waiting address back, and the link to it is unknown then', async () => {
    const { gateway, useCases } = await waiting();
    const kept = await useCases.withdrawNewEmail.execute();
    expect(kept).toEqual({ ok: true, value: gateway.now() });
    expect(gateway.now().newEmailAddress).toBeUndefined();
    expect(await gateway.confirmEmail('link-1')).toEqual({ ok: false, failure: { kind: 'linkUnknown' } });
  });

  it('sends nothing where the link was confirmed meanwhile, and says which address counts', async () => {
    const { gateway, useCases } = await waiting();
    await gateway.confirmEmail('link-1');
    const calls = gateway.planned.countOf('changeEmail');
    expect(await useCases.withdrawNewEmail.execute()).toMatchObject({
      ok: true,
      value: { emailAddress: 'mistyped@staff.example' },
    });
    expect(gateway.planned.countOf('changeEmail')).toBe(calls);
  });

  it.each([true, false])('looks whether it was done after a lost answer: %s', async butDone => {
    const { gateway, useCases } = await waiting();
    gateway.planned.failNext('changeEmail', { kind: 'unreachable' }, { butDone });
    const kept = await useCases.withdrawNewEmail.execute();
    expect(kept.ok).toBe(butDone);
  });
});
