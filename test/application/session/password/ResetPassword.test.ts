import { accountTools } from '#test/support/builders/session/accountTools';

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

describe('ResetPassword', () => {
  it('sets the password, and does not sign in where a second factor is required', async () => {
    const { run, identity, vault, events, logger } = setUp();
    expect(await run()).toEqual({ ok: true, value: undefined });
    expect(identity.people.get('ann@staff.example')?.password).toBe(password);
    expect([identity.signedIn, vault.current(), events.announced]).toEqual([undefined, undefined, []]);
    expect(logger.lines).toEqual([
      { level: 'info', message: 'Not signed in after a password reset: secondFactorNeeded.' },
    ]);
  });

  it('signs in where no second factor is required', async () => {
    const { run, gateway, vault, ann, logger } = setUp();
    gateway.wantsSecondFactor = false;
    await run();
    expect([vault.current()?.user, logger.lines]).toEqual([ann, []]);
  });

  it('only writes down that the attempt failed, without email or password', async () => {
    const { run, gateway, logger } = setUp();
    gateway.failNext({ kind: 'offline' });
    expect(await run()).toMatchObject({ ok: true });
    expect(logger.lines.map(({ message }) => message)).toEqual(['Not signed in after a password reset: offline.']);
  });

  it('uses a code once', async () => {
    const { run } = setUp();
    await run();
    expect(await run()).toEqual({ ok: false, failure: { kind: 'linkInvalid' } });
  });

  it('makes no call while the password is invalid', async () => {
    const { run, identity } = setUp();
    expect(await run({ confirmation: 'another' })).toEqual({ ok: false, failure: { kind: 'passwordNotValid' } });
    expect(identity.resetCodes.size).toBe(1);
  });
});
