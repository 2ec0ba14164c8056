import { RequestPasswordReset } from '@/application/session/password/RequestPasswordReset';
import { accountTools } from '#test/support/builders/session/accountTools';
import { FakeIdentityProvider } from '#test/support/fakes/session/FakeIdentityProvider';

describe('CreateAccount', () => {
  const password = 'a long walk in the rain';

  it('creates an account and returns its ID token, without signing in', async () => {
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

  it('returns the account that an earlier unanswered attempt made, but no other account', async () => {
    const { createAccount } = accountTools();
    const command = { email: 'zoe@staff.example', password, confirmation: password };
    await createAccount.execute(command);
    expect(await createAccount.execute(command)).toEqual({ ok: true, value: 'id:zoe' });
    const other = 'another long walk in the rain';
    expect(await createAccount.execute({ ...command, password: other, confirmation: other })).toMatchObject({
      failure: { kind: 'emailTaken' },
    });
  });

  it('passes the password on unchanged', async () => {
    const { createAccount, identity } = accountTools();
    const typed = '  Ünïcödé and 🐢 spaces  ';
    await createAccount.execute({ email: 'zoe@staff.example', password: typed, confirmation: typed });
    expect(identity.people.get('zoe@staff.example')?.password).toBe(typed);
  });

  it('leaves the check to the provider when the estimator cannot be loaded', async () => {
    const { createAccount, estimator } = accountTools();
    estimator.common.add(password);
    estimator.missing = true;
    const command = { email: 'zoe@staff.example', password, confirmation: password };
    expect(await createAccount.execute(command)).toMatchObject({ ok: true });
  });

  it.each([
    ['an invalid email', { email: 'zoe', password, confirmation: password }, 'invalidEmail'],
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
    ['an email that is already used', { email: 'ann@staff.example', password, confirmation: password }, 'emailTaken'],
  ])('rejects %s', async (_name, command, kind) => {
    const { createAccount } = accountTools();
    expect(await createAccount.execute(command)).toMatchObject({ ok: false, failure: { kind } });
  });
});

describe('RequestPasswordReset', () => {
  function setUp() {
    const identity = new FakeIdentityProvider();
    identity.add('ann', 'right');
    return { identity, request: new RequestPasswordReset(identity, 'https://dashboard.example/') };
  }

  it('has a link sent to the address, without surrounding white space', async () => {
    const { identity, request } = setUp();
    expect(await request.execute(' ann@staff.example ')).toEqual({ ok: true, value: 'ann@staff.example' });
    expect(identity.resetsSentTo).toEqual(['ann@staff.example']);
  });

  it('returns the same for an unknown email', async () => {
    expect(await setUp().request.execute('eve@staff.example')).toEqual({ ok: true, value: 'eve@staff.example' });
  });

  it('reports failure while offline', async () => {
    const { identity, request } = setUp();
    identity.failNext({ kind: 'offline' });
    expect(await request.execute('ann@staff.example')).toEqual({ ok: false, failure: { kind: 'offline' } });
  });

  it('rejects an invalid email', async () => {
    expect(await setUp().request.execute('ann')).toEqual({ ok: false, failure: { kind: 'emailNotValid' } });
  });
});

describe('ResetPassword', () => {
  const password = 'a lantern by the window';

  function setUp() {
    const tools = accountTools();
    tools.identity.resetCodes.set('code-1', 'ann@staff.example');
    const run = (given: Partial<{ code: string; password: string; confirmation: string }> = {}) =>
      tools.resetPassword.execute({
        code: 'code-1',
        email: 'ann@staff.example',
        password,
        confirmation: password,
        ...given,
      });
    return { ...tools, run };
  }

  it('sets the password, and does not sign in when a second factor is required', async () => {
    const { run, identity, vault, announced, logger } = setUp();
    expect(await run()).toEqual({ ok: true, value: undefined });
    expect(identity.people.get('ann@staff.example')?.password).toBe(password);
    expect([identity.signedIn, vault.current(), announced]).toEqual([undefined, undefined, []]);
    expect(logger.lines).toEqual([
      { level: 'info', message: 'Not signed in after a password reset: secondFactorNeeded.' },
    ]);
  });

  it('signs in when no second factor is required', async () => {
    const { run, gateway, vault, ann, logger } = setUp();
    gateway.wantsSecondFactor = false;
    await run();
    expect([vault.current()?.user, logger.lines]).toEqual([ann, []]);
  });

  it('logs a failed sign-in without email or password', async () => {
    const { run, gateway, logger } = setUp();
    gateway.failNext({ kind: 'offline' });
    expect(await run()).toMatchObject({ ok: true });
    expect(logger.lines.map(({ message }) => message)).toEqual(['Not signed in after a password reset: offline.']);
  });

  it('succeeds when a used code is repeated with the same password, but not with another one', async () => {
    const { run } = setUp();
    await run();
    expect(await run()).toEqual({ ok: true, value: undefined });
    const other = 'another lantern by the window';
    expect(await run({ password: other, confirmation: other })).toEqual({
      ok: false,
      failure: { kind: 'linkInvalid' },
    });
  });

  it('makes no call while the password is invalid', async () => {
    const { run, identity } = setUp();
    expect(await run({ confirmation: 'another' })).toEqual({ ok: false, failure: { kind: 'passwordNotValid' } });
    expect(identity.resetCodes.size).toBe(1);
  });
});
