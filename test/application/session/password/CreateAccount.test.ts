import { accountTools } from '#test/support/builders/session/accountTools';

const password = 'a long walk in the rain';

describe('CreateAccount', () => {
  it('creates an account and returns its proof, without signing in', async () => {
    const { createAccount, identity, vault } = accountTools();
    expect(await createAccount.execute({ email: ' zoe@staff.example ', password, confirmation: password })).toEqual({
      ok: true,
      value: 'id:zoe',
    });
    expect([identity.people.has('zoe@staff.example'), identity.signedIn, vault.current()]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });

  it('hands the password on byte for byte', async () => {
    const { createAccount, identity } = accountTools();
    const typed = '  Ünïcödé and 🐢 spaces  ';
    await createAccount.execute({ email: 'zoe@staff.example', password: typed, confirmation: typed });
    expect(identity.people.get('zoe@staff.example')?.password).toBe(typed);
  });

  it('leaves a password to the provider that cannot be looked at here', async () => {
    const { createAccount, estimator } = accountTools();
    estimator.common.add(password);
    estimator.missing = true;
    const command = { email: 'zoe@staff.example', password, confirmation: password };
    expect(await createAccount.execute(command)).toMatchObject({ ok: true });
  });

  it.each([
    ['an email that is none', { email: 'zoe', password, confirmation: password }, 'invalidEmail'],
    ['a short password', { email: 'zoe@staff.example', password: 'short', confirmation: 'short' }, 'passwordNotValid'],
    [
      'another confirmation',
      { email: 'zoe@staff.example', password, confirmation: `${password}!` },
      'passwordNotValid',
    ],
    [
      'a common password',
      { email: 'zoe@staff.example', password: 'passwordpassword', confirmation: 'passwordpassword' },
      'passwordTooCommon',
    ],
    ['an email that is taken', { email: 'ann@staff.example', password, confirmation: password }, 'emailTaken'],
  ])('refuses %s', async (_name, command, kind) => {
    const { createAccount } = accountTools();
    expect(await createAccount.execute(command)).toMatchObject({ ok: false, failure: { kind } });
  });
});
