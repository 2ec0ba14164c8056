import type { PendingSignIn } from '@/domain/session/signIn/PendingSignIn';
import { sessionTools } from '#test/support/builders/session/sessionTools';

const pending: PendingSignIn = {
  email: 'ann@staff.example',
  idToken: 'id:ann',
  options: [{ id: 'app', type: 'totp' }],
};

describe('SubmitSecondFactor', () => {
  it('signs in with the authenticator’s code, however it is typed', async () => {
    const { submitSecondFactor, vault, ann } = sessionTools();
    expect(await submitSecondFactor.execute({ pending, typed: '111 111', method: 'totp' })).toEqual({
      ok: true,
      value: ann,
    });
    expect(vault.current()?.user).toEqual(ann);
  });

  it('accepts the emailed code once an email was requested', async () => {
    const { submitSecondFactor, secondFactor, ann } = sessionTools();
    secondFactor.registered = [{ id: 'post', type: 'email' }];
    await secondFactor.emailCode({ idToken: 'id:ann', optionId: 'post' });
    expect(await submitSecondFactor.execute({ pending, typed: '222222', method: 'email' })).toEqual({
      ok: true,
      value: ann,
    });
  });

  it('rejects a wrong code and saves no session', async () => {
    const { submitSecondFactor, vault } = sessionTools();
    expect(await submitSecondFactor.execute({ pending, typed: '999999', method: 'totp' })).toEqual({
      ok: false,
      failure: { kind: 'wrongCode' },
    });
    expect(vault.current()).toBeUndefined();
  });

  it('reuses the proof, not the code, when the sign-in had no answer', async () => {
    const { submitSecondFactor, secondFactor, gateway, ann } = sessionTools();
    gateway.failNext({ kind: 'offline' });
    expect(await submitSecondFactor.execute({ pending, typed: '111111', method: 'totp' })).toEqual({
      ok: false,
      failure: { kind: 'offline' },
    });
    // Every code is accepted once. A second request with it would be refused.
    secondFactor.failNext({ kind: 'backendFailed', message: 'used' });
    expect(await submitSecondFactor.execute({ pending, typed: '111 111', method: 'totp' })).toEqual({
      ok: true,
      value: ann,
    });
  });

  it('submits another code, and submits the same one again after a refusal', async () => {
    const { submitSecondFactor, gateway } = sessionTools();
    gateway.failNext({ kind: 'offline' });
    await submitSecondFactor.execute({ pending, typed: '111111', method: 'totp' });
    expect(await submitSecondFactor.execute({ pending, typed: '999999', method: 'totp' })).toEqual({
      ok: false,
      failure: { kind: 'wrongCode' },
    });
    gateway.failNext({ kind: 'unauthorised' });
    expect(await submitSecondFactor.execute({ pending, typed: '111111', method: 'totp' })).toEqual({
      ok: false,
      failure: { kind: 'unauthorised' },
    });
    expect(await submitSecondFactor.execute({ pending, typed: '999999', method: 'totp' })).toEqual({
      ok: false,
      failure: { kind: 'wrongCode' },
    });
  });

  it.each([
    ['', 'codeMissing'],
    ['12345', 'codeHasWrongLength'],
  ])('makes no call for "%s"', async (typed, kind) => {
    const { submitSecondFactor, secondFactor } = sessionTools();
    secondFactor.failNext({ kind: 'offline' });
    expect(await submitSecondFactor.execute({ pending, typed, method: 'totp' })).toEqual({
      ok: false,
      failure: { kind },
    });
  });
});
