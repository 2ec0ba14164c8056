import { ConfirmOwnEmail } from '@/application/account/ConfirmOwnEmail';
import { accountTools } from '#test/support/builders/account/accountTools';
import { FakeOwnAccountGateway } from '#test/support/fakes/account/FakeOwnAccountGateway';

const draft = { base: { newEmailAddress: '' }, mine: { newEmailAddress: 'new@staff.example' }, sent: [] };

describe('ChangeOwnEmail', () => {
  it('has a link sent, and keeps the current address', async () => {
    const { gateway, useCases } = accountTools();
    expect(await useCases.changeEmail.execute(draft)).toMatchObject({ ok: true });
    expect(gateway.now()).toMatchObject({ emailAddress: 'ann@staff.example', newEmailAddress: 'new@staff.example' });
  });

  it.each(['samePerson', 'abandoned'] as const)(
    'continues or stops after the prompt to sign in again: %s',
    async outcome => {
      const { gateway, useCases, reauthentication } = accountTools();
      gateway.planned.failNext('changeEmail', { kind: 'recentLoginRequired' });
      const changing = useCases.changeEmail.execute(draft);
      await new Promise(resolve => setTimeout(resolve, 0));
      reauthentication.answer(outcome);
      expect((await changing).ok).toBe(outcome === 'samePerson');
      expect(gateway.planned.countOf('changeEmail')).toBe(outcome === 'samePerson' ? 2 : 1);
    },
  );
});

describe('ResendEmailLink', () => {
  it('has another link sent to the pending address, and makes the former one invalid', async () => {
    const { gateway, useCases } = accountTools();
    await gateway.changeEmail('new@staff.example');
    expect(await useCases.resendEmailLink.execute()).toMatchObject({
      ok: true,
      value: { newEmailAddress: 'new@staff.example' },
    });
    expect(await gateway.confirmEmail('link-1')).toMatchObject({ ok: false });
    expect(await gateway.confirmEmail('link-2')).toEqual({ ok: true, value: 'new@staff.example' });
  });

  it('sends nothing when no address is pending', async () => {
    const { gateway, useCases } = accountTools();
    expect(await useCases.resendEmailLink.execute()).toEqual({ ok: true, value: gateway.now() });
    expect(gateway.planned.countOf('changeEmail')).toBe(0);
  });

  it('reports that the link could not be sent', async () => {
    const { gateway, useCases } = accountTools();
    await gateway.changeEmail('new@staff.example');
    gateway.planned.failNext('changeEmail', { kind: 'unreachable' });
    expect(await useCases.resendEmailLink.execute()).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});

const waiting = async () => {
  const tools = accountTools();
  await tools.gateway.changeEmail('mistyped@staff.example');
  return tools;
};

describe('WithdrawNewEmail', () => {
  it('withdraws the pending address, and makes its link invalid', async () => {
    const { gateway, useCases } = await waiting();
    const kept = await useCases.withdrawNewEmail.execute();
    expect(kept).toEqual({ ok: true, value: gateway.now() });
    expect(gateway.now().newEmailAddress).toBeUndefined();
    expect(await gateway.confirmEmail('link-1')).toEqual({ ok: false, failure: { kind: 'linkUnknown' } });
  });

  it('sends nothing if the link was already confirmed, and returns the address in use', async () => {
    const { gateway, useCases } = await waiting();
    await gateway.confirmEmail('link-1');
    const calls = gateway.planned.countOf('changeEmail');
    expect(await useCases.withdrawNewEmail.execute()).toMatchObject({
      ok: true,
      value: { emailAddress: 'mistyped@staff.example' },
    });
    expect(gateway.planned.countOf('changeEmail')).toBe(calls);
  });

  it.each([true, false])('reads the outcome after a lost answer: %s', async butDone => {
    const { gateway, useCases } = await waiting();
    gateway.planned.failNext('changeEmail', { kind: 'unreachable' }, { butDone });
    const kept = await useCases.withdrawNewEmail.execute();
    expect(kept.ok).toBe(butDone);
  });
});

describe('ConfirmOwnEmail', () => {
  it('confirms the address of the link', async () => {
    const gateway = new FakeOwnAccountGateway();
    gateway.links.set('link-1', 'new@staff.example');
    expect(await new ConfirmOwnEmail(gateway).execute('link-1')).toEqual({ ok: true, value: 'new@staff.example' });
  });

  it.each(['', '../summary', 'a b', 'x'.repeat(129), '<b>'])('makes no call for %j, which is not an id', async id => {
    const gateway = new FakeOwnAccountGateway();
    const answer = await new ConfirmOwnEmail(gateway).execute(id);
    expect(answer).toEqual({ ok: false, failure: { kind: 'linkUnknown' } });
    expect(gateway.planned.calls).toEqual([]);
  });
});
