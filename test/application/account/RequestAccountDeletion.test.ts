import { accountTools } from '#test/support/builders/account/accountTools';

const address = ' Ann@Staff.example ';

describe('RequestAccountDeletion', () => {
  it('takes the typed address in any letter case', async () => {
    const { gateway, useCases } = accountTools();
    expect(await useCases.requestDeletion.execute(address)).toEqual({ ok: true, value: gateway.now() });
    expect(gateway.now().deletionRequestedAt).toEqual(expect.any(Number));
  });

  it('is refused for another address', async () => {
    const { gateway, useCases } = accountTools();
    const answer = await useCases.requestDeletion.execute('bob@staff.example');
    expect(answer).toEqual({ ok: false, failure: { kind: 'wrongAddress' } });
    expect(gateway.now().deletionRequestedAt).toBeUndefined();
  });

  it.each([true, false])('after a lost answer reads whether it has arrived (done: %s)', async butDone => {
    const { gateway, useCases } = accountTools();
    gateway.planned.failNext('requestDeletion', { kind: 'unreachable' }, { butDone });
    expect((await useCases.requestDeletion.execute(address)).ok).toBe(butDone);
  });
});
