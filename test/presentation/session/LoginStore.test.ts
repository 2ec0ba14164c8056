import { LoginStore } from '@/presentation/session/LoginStore';

const pending = { email: 'ann@staff.example', idToken: 'id:ann', options: [] };

describe('LoginStore', () => {
  it('keeps the half signed-in person only while their code is asked for', () => {
    const login = new LoginStore();
    login.askForSecondFactor(pending);
    expect([login.step, login.pending]).toEqual(['oneTimePassword', pending]);
    login.move('back');
    expect([login.step, login.pending, login.email]).toEqual(['signIn', undefined, 'ann@staff.example']);
  });

  it('remembers who has to sign in again, until they are somebody else', () => {
    const login = new LoginStore('ann@staff.example');
    expect([login.remembered, login.email]).toEqual([true, 'ann@staff.example']);
    login.forgetRemembered();
    expect([login.remembered, login.email]).toEqual([false, '']);
  });
});
