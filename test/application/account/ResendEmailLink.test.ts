import { accountTools } from '#test/support/builders/account/accountTools';

describe('ResendEmailLink', () => {
  it('has another link sent to the waiting address; the former one is unknown then', async () => {
    const { gateway, useCases } = accountTools();
    await gateway.changeEmail('new@staff.example');
    expect(await useCases.resendEmailLink.execute()).toMatchObject({
      ok: true,
      value: { newEmailAddress: 'new@staff.example' },
    });
    expect(await gateway.confirmEmail('link-1')).toMatchObject({ ok: false });
    expect(await gateway.confirmEmail('link-2')).toEqual({ ok: true, value: 'new@staff.example' });
  });

  it('sends nothing where no address waits', async () => {
    const { gateway, useCases } = accountTools();
    expect(await useCases.resendEmailLink.execute()).toEqual({ ok: true, value: gateway.now() });
    expect(gateway.planned.countOf('changeEmail')).toBe(0);
  });

  it('says that it could not be sent', async () => {
    const { gateway, useCases } = accountTools();
    await gateway.changeEmail('new@staff.example');
    gateway.planned.failNext('changeEmail', { kind: 'unreachable' });
    expect(await useCases.resendEmailLink.execute()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
