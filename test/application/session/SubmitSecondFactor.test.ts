import type { PendingSignIn } from '@/domain/session/PendingSignIn';
import { sessionTools } from '#test/support/builders/sessionTools';

const pending: PendingSignIn = { email: 'ann@staff.example', idToken: 'id:ann', options: [{ id: 'app', type: 'totp' }] };

describe('SubmitSecondFactor', () => {
  it('signs in with the code of the authenticator, however it is typed', async () => {
    const { submitSecondFactor, vault, ann } = sessionTools();
    expect(await submitSecondFactor.execute({ pending, typed: '111 111', emailCode: 'unsent' })).toEqual({ ok: true, value: ann });
    expect(vault.current()?.user).toEqual(ann);
  });

  it('takes the code for the emailed one once an email was asked for', async () => {
    const { submitSecondFactor, secondFactor, ann } = sessionTools();
    secondFactor.registered = [{ id: 'post', type: 'email' }];
    await secondFactor.emailCode({ idToken: 'id:ann', optionId: 'post' });
    expect(await submitSecondFactor.execute({ pending, typed: '222222', emailCode: 'successful' })).toEqual({ ok: true, value: ann });
  });

  it('refuses a wrong code and keeps no session', async () => {
    const { submitSecondFactor, vault } = sessionTools();
    expect(await submitSecondFactor.execute({ pending, typed: '999999', emailCode: 'unsent' })).toEqual({ ok: false, failure: { kind: 'wrongCode' } });
    expect(vault.current()).toBeUndefined();
  });

  it.each([
    ['', 'codeMissing'],
    ['12345', 'codeHasWrongLength'],
  ])('asks nobody about "%s"', async (typed, kind) => {
    const { submitSecondFactor, secondFactor } = sessionTools();
    secondFactor.failNext({ kind: 'offline' });
    expect(await submitSecondFactor.execute({ pending, typed, emailCode: 'unsent' })).toEqual({ ok: false, failure: { kind } });
  });
});
