import { accountTools } from '#test/support/builders/session/accountTools';

describe('CheckResetLink', () => {
  it('tells whose password a link resets, as often as it is asked', async () => {
    const { checkResetLink, identity } = accountTools();
    identity.resetCodes.set('code-1', 'ann@staff.example');
    expect(await checkResetLink.execute('code-1')).toEqual({ ok: true, value: 'ann@staff.example' });
    expect(await checkResetLink.execute('code-1')).toEqual({ ok: true, value: 'ann@staff.example' });
  });

  it('refuses a link that nobody was sent', async () => {
    expect(await accountTools().checkResetLink.execute('guessed')).toEqual({
      ok: false,
      failure: { kind: 'linkInvalid' },
    });
  });
});
