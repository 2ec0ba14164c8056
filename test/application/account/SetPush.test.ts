import { accountTools } from '#test/support/builders/account/accountTools';

describe('SetPush', () => {
  it('gives what the account says afterwards', async () => {
    const { useCases } = accountTools();
    expect(await useCases.setPush.execute(false)).toMatchObject({ ok: true, value: { pushEnabled: false } });
  });

  it.each([true, false])('after a lost answer reads whether it was done (done: %s)', async butDone => {
    const { gateway, useCases } = accountTools();
    gateway.planned.failNext('setPush', { kind: 'unreachable' }, { butDone });
    expect((await useCases.setPush.execute(false)).ok).toBe(butDone);
  });

  it('is not known to be done where the account cannot be read', async () => {
    const { gateway, useCases } = accountTools();
    gateway.planned.failNext('summary', { kind: 'unreachable' });
    expect(await useCases.setPush.execute(false)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
