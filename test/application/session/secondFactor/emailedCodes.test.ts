import { defaultEmailOption } from '@/domain/session/secondFactor/MfaOption';
import { accountTools } from '#test/support/builders/session/accountTools';
import { sessionTools } from '#test/support/builders/session/sessionTools';

describe('ProveMailbox', () => {
  const pending = { email: 'ann@staff.example', idToken: 'id:ann', options: [defaultEmailOption] };

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
  ])('rejects "%s": %s', async (typed, kind) => {
    expect(await accountTools().proveMailbox.execute({ pending, typed })).toEqual({ ok: false, failure: { kind } });
  });
});

describe('SendEmailCode', () => {
  const pending = { email: 'ann@staff.example', idToken: 'id:ann' };

  it('sends to the registered email', async () => {
    const { sendEmailCode, secondFactor } = sessionTools();
    secondFactor.registered = [
      { id: 'app', type: 'totp' },
      { id: 'post', type: 'email' },
    ];
    expect(await sendEmailCode.execute({ ...pending, options: secondFactor.registered })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(secondFactor.emailed).toEqual(['post']);
  });

  it('sends nothing when no email is registered', async () => {
    const { sendEmailCode, secondFactor } = sessionTools();
    expect(await sendEmailCode.execute({ ...pending, options: secondFactor.registered })).toEqual({
      ok: false,
      failure: { kind: 'noEmailOption' },
    });
  });
});

describe('TurnOnEmailedCodes', () => {
  it('sends a code to the user’s own email and returns the ID token', async () => {
    const { turnOnEmailedCodes, identity, secondFactor, ann } = accountTools();
    identity.signedIn = ann;
    const turned = await turnOnEmailedCodes.execute();
    expect(turned).toMatchObject({ ok: true, value: { email: ann.email, idToken: 'id:ann' } });
    expect(secondFactor.emailed).toEqual(['default-email']);
  });

  it('reports that no code could be sent', async () => {
    const { turnOnEmailedCodes, identity, secondFactor, ann } = accountTools();
    identity.signedIn = ann;
    secondFactor.failNext({ kind: 'offline' });
    expect(await turnOnEmailedCodes.execute()).toEqual({ ok: false, failure: { kind: 'offline' } });
  });
});
