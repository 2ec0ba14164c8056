import { defaultEmailOption } from '@/domain/session/secondFactor/MfaOption';
import { accountTools } from '#test/support/builders/session/accountTools';

const pending = { email: 'ann@staff.example', idToken: 'id:ann', options: [defaultEmailOption] };

describe('ProveMailbox', () => {
  it('accepts the emailed code without signing in', async () => {
    const { proveMailbox, sendEmailCode, vault } = accountTools();
    await sendEmailCode.execute(pending);
    expect(await proveMailbox.execute({ pending, typed: '222 222' })).toMatchObject({ ok: true });
    expect(vault.current()).toBeUndefined();
  });

  it.each([
    ['', 'codeMissing'],
    ['22222', 'codeHasWrongLength'],
    ['22222a', 'codeIsNotDigits'],
    ['999999', 'wrongCode'],
  ])('refuses "%s": %s', async (typed, kind) => {
    expect(await accountTools().proveMailbox.execute({ pending, typed })).toEqual({ ok: false, failure: { kind } });
  });
});
