import type { InterruptedEnrolment, SavedLogin } from '@/presentation/session/signIn/LoginStart';
import { LoginStore } from '@/presentation/session/signIn/LoginStore';

const pending = { email: 'ann@staff.example', idToken: 'id:ann', options: [{ id: 'app', type: 'totp' }] } as const;

describe('LoginStore', () => {
  it('keeps the half signed-in user only while it asks for their code', () => {
    const login = new LoginStore();
    login.askForSecondFactor(pending);
    expect([login.step, login.pending]).toEqual(['oneTimePassword', pending]);
    login.move('back');
    expect([login.step, login.pending, login.email]).toEqual(['signIn', undefined, 'ann@staff.example']);
  });

  it('leads a user without any second factor to add one', () => {
    const login = new LoginStore();
    login.askForSecondFactor({ ...pending, options: [] });
    expect([login.step, login.enrolment]).toEqual([
      'twoFactorAuthentication',
      { idToken: 'id:ann', newAccount: false, mailboxProved: false },
    ]);
    login.move('back');
    expect([login.step, login.enrolment]).toEqual(['signIn', undefined]);
  });

  it('returns to the password with the email after a sign-in has ended, and says why', () => {
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

  it('continues after a reload with the password, then at the interrupted step of the second factor', () => {
    const kept: InterruptedEnrolment[] = [];
    const save = ({ interrupted: reached }: SavedLogin): void => void (reached && kept.push(reached));
    const before = new LoginStore({ emailInQuery: 'new@staff.example', save });
    expect(kept).toEqual([]);
    before.accountCreated('new@staff.example', 'id:new');
    before.move('authenticatorWanted');
    before.mailboxProved();
    before.move('hasAuthenticator');
    expect(kept.map(({ step }) => step)).toEqual(['addAuthenticationPrompt', 'twoFactorAuthentication', 'scanQrCode']);
    expect(JSON.stringify(kept)).not.toContain('id:new');
    const interrupted = kept.at(-1);
    if (interrupted === undefined) throw new Error('Nothing was kept.');
    const login = new LoginStore({ emailInQuery: 'new@staff.example', interrupted, save });
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

  it('keeps the email over a reload at the code, but nothing that proves the password', () => {
    const kept: SavedLogin[] = [];
    const save = (saved: SavedLogin): void => void kept.push(saved);
    new LoginStore({ save }).askForSecondFactor(pending);
    new LoginStore({ save, pending });
    expect(kept).toEqual([{ codeEmail: pending.email }, { codeEmail: pending.email }]);
    expect(new LoginStore(kept[0])).toMatchObject({ step: 'signIn', email: pending.email, newAccount: undefined });
  });

  it.each([
    ['back', (login: LoginStore) => login.move('back')],
    ['too many codes', (login: LoginStore) => login.endSignIn('signInOver')],
  ])('keeps the email over a reload at the password after the code: %s', (_name, leave) => {
    const kept: SavedLogin[] = [];
    const login = new LoginStore({ save: saved => void kept.push(saved) });
    login.askForSecondFactor(pending);
    leave(login);
    expect(new LoginStore(kept.at(-1))).toMatchObject({ step: 'signIn', email: pending.email });
  });

  it('forgets the email of the code over a reload once another step follows', () => {
    const kept: SavedLogin[] = [];
    const login = new LoginStore({ save: saved => void kept.push(saved) });
    login.askForSecondFactor(pending);
    login.move('back');
    login.move('forgotPassword');
    expect(new LoginStore(kept.at(-1)).email).toBe('');
  });

  it('keeps the unfinished enrolment of a new account while another user enters a code', () => {
    const interrupted = { email: 'new@staff.example', step: 'scanQrCode', newAccount: true } as const;
    const kept: SavedLogin[] = [];
    const login = new LoginStore({ interrupted, save: saved => void kept.push(saved) });
    login.askForSecondFactor(pending);
    const atTheCode = new LoginStore(kept.at(-1));
    expect([atTheCode.email, atTheCode.newAccount]).toEqual([pending.email, interrupted.email]);
    login.move('back');
    expect(kept.at(-1)).toEqual({ interrupted, codeEmail: pending.email });
  });

  it('does not resume one user’s enrolment for another', () => {
    const login = new LoginStore({ interrupted: { email: 'new@staff.example', step: 'scanQrCode', newAccount: true } });
    login.askForSecondFactor({ ...pending, options: [] });
    login.mailboxProved();
    expect([login.step, login.enrolment?.newAccount]).toEqual(['twoFactorAuthentication', false]);
  });

  it('starts with the code for a user who returns from their provider', () => {
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
