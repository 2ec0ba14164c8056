import { accountTools } from '#test/support/builders/session/accountTools';

describe('CheckResetLink', () => {
  it('returns whose password a link resets, on every call', async () => {
    const { checkResetLink, identity } = accountTools();
    identity.resetCodes.set('code-1', 'ann@staff.example');
    expect(await checkResetLink.execute('code-1')).toEqual({ ok: true, value: 'ann@staff.example' });
    expect(await checkResetLink.execute('code-1')).toEqual({ ok: true, value: 'ann@staff.example' });
  });

  it('rejects a forged link', async () => {
    expect(await accountTools().checkResetLink.execute('guessed')).toEqual({
      ok: false,
      failure: { kind: 'linkInvalid' },
    });
  });
});
