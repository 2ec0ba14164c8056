import type { InterruptedEnrolment } from '@/presentation/session/signIn/LoginStart';
import { LoginStore } from '@/presentation/session/signIn/LoginStore';

const pending = { email: 'ann@staff.example', idToken: 'id:ann', options: [{ id: 'app', type: 'totp' }] } as const;

describe('LoginStore', () => {
  it('keeps the half signed-in person only while their code is asked for', () => {
    const login = new LoginStore();
    login.askForSecondFactor(pending);
    expect([login.step, login.pending]).toEqual(['oneTimePassword', pending]);
    login.move('back');
    expect([login.step, login.pending, login.email]).toEqual(['signIn', undefined, 'ann@staff.example']);
  });

  it('leads a person without any second factor to add one', () => {
    const login = new LoginStore();
    login.askForSecondFactor({ ...pending, options: [] });
    expect([login.step, login.enrolment]).toEqual([
      'twoFactorAuthentication',
      { idToken: 'id:ann', newAccount: false, mailboxProved: false },
    ]);
    login.move('back');
    expect([login.step, login.enrolment]).toEqual(['signIn', undefined]);
  });

  it('goes back to the password with the email kept once a sign-in is over, and says why', () => {
    const store = new LoginStore({
      pending: { email: 'ann@staff.example', idToken: 'id:ann', options: [{ id: 'app', type: 'totp' }] },
    });
    store.endSignIn('signInOver');
    expect([store.step, store.email, store.pending, store.end]).toEqual([
      'signIn',
      'ann@staff.example',
      undefined,
      'signInOver',
    ]);
  });

  it('starts with a password for the email in the address', () => {
    const login = new LoginStore({ emailInQuery: 'new@staff.example' });
    expect([login.step, login.email]).toEqual(['choosePassword', 'new@staff.example']);
    login.accountCreated('new@staff.example', 'id:new');
    expect([login.step, login.enrolment]).toEqual([
      'addAuthenticationPrompt',
      { idToken: 'id:new', newAccount: true, mailboxProved: false },
    ]);
  });

  it('continues after a reload with the password, and then at the step of adding a second factor', () => {
    const kept: InterruptedEnrolment[] = [];
    const onEnrolment = (reached: InterruptedEnrolment): void => void kept.push(reached);
    const before = new LoginStore({ emailInQuery: 'new@staff.example', onEnrolment });
    expect(kept).toEqual([]);
    before.accountCreated('new@staff.example', 'id:new');
    before.move('authenticatorWanted');
    before.mailboxProved();
    before.move('hasAuthenticator');
    expect(kept.map(({ step }) => step)).toEqual(['addAuthenticationPrompt', 'twoFactorAuthentication', 'scanQrCode']);
    expect(JSON.stringify(kept)).not.toContain('id:new');
    const interrupted = kept.at(-1);
    if (interrupted === undefined) throw new Error('Nothing was kept.');
    const login = new LoginStore({ emailInQuery: 'new@staff.example', interrupted, onEnrolment });
    expect([login.step, login.email, login.interrupted]).toEqual(['signIn', 'new@staff.example', interrupted]);
    expect(login.newAccount).toBe('new@staff.example');
    login.askForSecondFactor({ email: 'new@staff.example', idToken: 'id:again', options: [] });
    expect([login.step, kept.at(-1)]).toEqual(['twoFactorAuthentication', interrupted]);
    login.mailboxProved();
    expect([login.step, login.enrolment?.idToken, login.interrupted]).toEqual(['scanQrCode', 'id:again', undefined]);
    login.move('authenticatorAdded');
    login.move('finished');
    expect(kept.slice(-2).map(({ step }) => step)).toEqual(['success', 'signIn']);
    for (const over of kept.slice(-2)) expect(new LoginStore({ interrupted: over }).newAccount).toBeUndefined();
  });

  it('keeps the email over a reload at the code, and nothing that proves the password', () => {
    const kept: InterruptedEnrolment[] = [];
    const before = new LoginStore({ onEnrolment: reached => void kept.push(reached) });
    before.askForSecondFactor(pending);
    expect(kept).toEqual([{ email: pending.email, step: 'oneTimePassword', newAccount: false }]);
    const after = kept.map(interrupted => new LoginStore({ interrupted }));
    expect(after).toMatchObject([{ step: 'signIn', email: pending.email, newAccount: undefined }]);
  });

  it('goes on with nothing of one person for another one', () => {
    const login = new LoginStore({ interrupted: { email: 'new@staff.example', step: 'scanQrCode', newAccount: true } });
    login.askForSecondFactor({ ...pending, options: [] });
    login.mailboxProved();
    expect([login.step, login.enrolment?.newAccount]).toEqual(['twoFactorAuthentication', false]);
  });

  it('starts with the code for a person who comes back from their provider', () => {
    const login = new LoginStore({ pending });
    expect([login.step, login.pending]).toEqual(['oneTimePassword', pending]);
  });

  it('remembers who has to sign in again, until they choose another account', () => {
    const login = new LoginStore({ loggedInEmail: 'ann@staff.example' });
    expect([login.remembered.fixed, login.email]).toEqual([true, 'ann@staff.example']);
    login.forgetRemembered();
    expect([login.remembered.fixed, login.email]).toEqual([false, '']);
  });
});
