import { accountTools } from '#test/support/builders/account/accountTools';

const draft = { base: { newEmailAddress: '' }, mine: { newEmailAddress: 'new@staff.example' }, sent: [] };

describe('ChangeOwnEmail', () => {
  it('has a link sent, and leaves the address as it is', async () => {
    const { gateway, useCases } = accountTools();
    expect(await useCases.changeEmail.execute(draft)).toMatchObject({ ok: true });
    expect(gateway.now()).toMatchObject({ emailAddress: 'ann@staff.example', newEmailAddress: 'new@staff.example' });
  });

  it.each(['samePerson', 'abandoned'] as const)('goes on after a further sign-in: %s', async outcome => {
    const { gateway, useCases, reauthentication } = accountTools();
    gateway.planned.failNext('changeEmail', { kind: 'recentLoginRequired' });
    const changing = useCases.changeEmail.execute(draft);
    await new Promise(resolve => setTimeout(resolve, 0));
    reauthentication.answer(outcome);
    expect((await changing).ok).toBe(outcome === 'samePerson');
    expect(gateway.planned.countOf('changeEmail')).toBe(outcome === 'samePerson' ? 2 : 1);
  });
});
