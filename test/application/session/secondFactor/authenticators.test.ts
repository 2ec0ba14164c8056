import type { RemovedFactor } from '@/application/session/secondFactor/RemoveSecondFactor';
import { accountTools } from '#test/support/builders/session/accountTools';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

describe('PrepareAuthenticator', () => {
  const email = 'ann@staff.example';

  it('puts a new secret, the region and the email into the QR code', async () => {
    const { prepareAuthenticator, qrEncoder } = accountTools();
    const prepared = await prepareAuthenticator.execute({ email, existing: 2 });
    expect(prepared).toEqual({
      ok: true,
      value: {
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        label: 'Authenticator 3',
        qrCode: { size: 1, dark: [true] },
      },
    });
    const secret = prepared.ok ? prepared.value.secret : '';
    expect(qrEncoder.encoded).toEqual([
      expect.stringContaining(`Staff%20dashboard%20UK:ann%40staff.example?secret=${secret}&`),
    ]);
  });

  it('makes a new secret each time', async () => {
    const { prepareAuthenticator } = accountTools();
    const secrets = new Set<string>();
    for (const existing of [0, 0]) {
      const prepared = await prepareAuthenticator.execute({ email, existing });
      if (prepared.ok) secrets.add(prepared.value.secret);
    }
    expect(secrets.size).toBe(2);
  });

  it('prepares nothing without a QR code', async () => {
    const { prepareAuthenticator, qrEncoder } = accountTools();
    qrEncoder.missing = true;
    expect(await prepareAuthenticator.execute({ email, existing: 0 })).toEqual({
      ok: false,
      failure: { kind: 'notPrepared' },
    });
  });
});

describe('AddAuthenticator', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const command = { typed: '111 111', secret, label: 'Authenticator 1' };

  it('registers the secret with one of its codes for a user without a session', async () => {
    const { addAuthenticator, authenticators } = accountTools();
    expect(await addAuthenticator.execute({ ...command, idToken: 'id:zoe' })).toEqual({ ok: true, value: undefined });
    expect(authenticators.registered).toEqual([
      { idToken: 'id:zoe', code: '111111', secret, label: 'Authenticator 1' },
    ]);
  });

  it('uses the identity of the signed-in user', async () => {
    const { addAuthenticator, authenticators, identity, ann } = accountTools();
    identity.signedIn = ann;
    await addAuthenticator.execute(command);
    expect(authenticators.registered).toMatchObject([{ idToken: 'id:ann' }]);
  });

  it.each([
    ['nothing', '', 'codeMissing'],
    ['five digits', '12345', 'codeHasWrongLength'],
    ['a wrong code', '999999', 'wrongCode'],
  ])('rejects %s', async (_name, typed, kind) => {
    const { addAuthenticator, authenticators } = accountTools();
    expect(await addAuthenticator.execute({ ...command, typed, idToken: 'id:zoe' })).toMatchObject({
      ok: false,
      failure: { kind },
    });
    expect(authenticators.registered).toEqual([]);
  });

  it('reports that the maximum number of methods is reached', async () => {
    const { addAuthenticator, authenticators } = accountTools();
    authenticators.authenticators = Array.from({ length: 5 }, (_, at) => ({
      id: `app-${at}`,
      label: 'Phone',
      createdAt: 0,
    }));
    expect(await addAuthenticator.execute({ ...command, idToken: 'id:ann' })).toEqual({
      ok: false,
      failure: { kind: 'tooManyMethods' },
    });
  });

  it('requires a recent sign-in if necessary, then registers', async () => {
    const { addAuthenticator, authenticators, identity, vault, ann } = accountTools();
    identity.signedIn = ann;
    vault.save({ user: ann, cookie: 'old' });
    authenticators.signInIsOld = true;
    const adding = addAuthenticator.execute(command);
    await settled();
    authenticators.signInIsOld = false;
    vault.save({ user: ann, cookie: 'new' });
    expect(await adding).toEqual({ ok: true, value: undefined });
  });
});

describe('RelabelAuthenticator', () => {
  function setUp() {
    const tools = accountTools();
    tools.authenticators.authenticators = [{ id: 'a', label: 'Authenticator 1', createdAt: 0 }];
    return tools;
  }

  it('renames an authenticator', async () => {
    const { relabelAuthenticator, authenticators } = setUp();
    expect(await relabelAuthenticator.execute({ id: 'a', typed: ' My phone ' })).toEqual({
      ok: true,
      value: undefined,
    });
    expect(authenticators.authenticators).toMatchObject([{ label: 'My phone' }]);
  });

  it('reads the outcome after a lost answer', async () => {
    const { relabelAuthenticator, authenticators } = setUp();
    authenticators.failNext({ kind: 'offline' });
    expect(await relabelAuthenticator.execute({ id: 'a', typed: 'My phone' })).toMatchObject({ ok: false });
    authenticators.failNext({ kind: 'offline' }, { butDone: true });
    expect(await relabelAuthenticator.execute({ id: 'a', typed: 'My phone' })).toMatchObject({ ok: true });
  });

  it('rejects an empty name without a call', async () => {
    const { relabelAuthenticator, authenticators } = setUp();
    expect(await relabelAuthenticator.execute({ id: 'a', typed: '  ' })).toEqual({
      ok: false,
      failure: { kind: 'labelNotValid' },
    });
    expect(authenticators.authenticators).toMatchObject([{ label: 'Authenticator 1' }]);
  });
});

describe('CountAuthenticators', () => {
  it('counts authenticators but not emails', async () => {
    const { countAuthenticators, secondFactor } = accountTools();
    secondFactor.registered = [
      { id: 'a', type: 'totp' },
      { id: 'b', type: 'email' },
      { id: 'c', type: 'totp' },
    ];
    expect(await countAuthenticators.execute('id:ann')).toBe(2);
  });

  it('returns zero for a user whom the backend does not know', async () => {
    const { countAuthenticators, secondFactor } = accountTools();
    secondFactor.failNext({ kind: 'backendFailed', message: '' });
    expect(await countAuthenticators.execute('id:zoe')).toBe(0);
  });
});

describe('RemoveSecondFactor', () => {
  function setUp() {
    const tools = accountTools();
    tools.authenticators.authenticators = [{ id: 'a', label: 'Authenticator 1', createdAt: 0 }];
    tools.authenticators.email = 'ann@staff.example';
    return tools;
  }

  it('removes an authenticator', async () => {
    const { removeSecondFactor, authenticators } = setUp();
    expect(await removeSecondFactor.execute({ type: 'totp', id: 'a' })).toEqual({ ok: true, value: undefined });
    expect([authenticators.authenticators, authenticators.email]).toEqual([[], 'ann@staff.example']);
  });

  it('turns off emailed codes', async () => {
    const { removeSecondFactor, authenticators } = setUp();
    await removeSecondFactor.execute({ type: 'email' });
    expect([authenticators.authenticators.length, authenticators.email]).toEqual([1, undefined]);
  });

  it('removes nothing when the user declines to sign in again', async () => {
    const { removeSecondFactor, authenticators, reauthenticate, vault, ann } = setUp();
    vault.save({ user: ann, cookie: 'c' });
    authenticators.signInIsOld = true;
    const removing = removeSecondFactor.execute({ type: 'totp', id: 'a' });
    await settled();
    reauthenticate.abandon();
    expect(await removing).toEqual({ ok: false, failure: { kind: 'recentLoginRequired' } });
    expect(authenticators.authenticators).toHaveLength(1);
  });

  it.each<[string, RemovedFactor]>([
    ['an authenticator', { type: 'totp', id: 'a' }],
    ['emailed codes', { type: 'email' }],
  ])('reads the outcome after a lost answer when removing %s', async (_name, factor) => {
    const { removeSecondFactor, authenticators } = setUp();
    authenticators.failNext({ kind: 'timedOut' });
    expect(await removeSecondFactor.execute(factor)).toEqual({ ok: false, failure: { kind: 'timedOut' } });
    authenticators.failNext({ kind: 'offline' }, { butDone: true });
    expect(await removeSecondFactor.execute(factor)).toEqual({ ok: true, value: undefined });
  });

  it('reports that it is the last one', async () => {
    const { removeSecondFactor, authenticators } = setUp();
    authenticators.failNext({ kind: 'lastMethod' });
    expect(await removeSecondFactor.execute({ type: 'email' })).toEqual({ ok: false, failure: { kind: 'lastMethod' } });
  });
});
