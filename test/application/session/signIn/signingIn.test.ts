import { PrepareSignIn } from '@/application/session/signIn/PrepareSignIn';
import { RestoreSession } from '@/application/session/signIn/RestoreSession';
import { sessionTools } from '#test/support/builders/session/sessionTools';
import { FakeIdentityProvider } from '#test/support/fakes/session/FakeIdentityProvider';
import { FakeSessionGateway } from '#test/support/fakes/session/FakeSessionGateway';

describe('PrepareSignIn', () => {
  it('loads the identity provider and the backend’s client', async () => {
    const [identity, gateway] = [new FakeIdentityProvider(), new FakeSessionGateway()];
    await new PrepareSignIn(identity, gateway).execute();
    expect([identity.prepared, gateway.prepared]).toEqual([1, 1]);
  });

  it('ignores a failed download, which the call that needs it will report', async () => {
    class Unreachable extends FakeSessionGateway {
      override async prepare(): Promise<void> {
        throw new Error('The chunk did not arrive.');
      }
    }
    await expect(new PrepareSignIn(new FakeIdentityProvider(), new Unreachable()).execute()).resolves.toBeUndefined();
  });
});

describe('SignIn', () => {
  const email = 'ann@staff.example';

  it('signs in without a second factor if none is required', async () => {
    const { signIn, gateway, vault, ann } = sessionTools();
    gateway.wantsSecondFactor = false;

    expect(await signIn.execute({ email, password: 'right' })).toEqual({
      ok: true,
      value: { kind: 'signedIn', user: ann },
    });
    expect(vault.current()).toMatchObject({ user: ann, cookie: 'cookie-1 of id:ann' });
  });

  it('requires the second factor and lists the ways to provide it', async () => {
    const { signIn, vault } = sessionTools();

    expect(await signIn.execute({ email, password: 'right' })).toEqual({
      ok: true,
      value: {
        kind: 'secondFactorNeeded',
        pending: { email, idToken: 'id:ann', options: [{ id: 'app', type: 'totp' }] },
      },
    });
    expect(vault.current()).toBeUndefined();
  });

  it('reports a paused account only after the password was right, and before it asks for a code', async () => {
    const { signIn, secondFactor } = sessionTools();
    secondFactor.paused = true;
    const answers = ['wrong', 'right'].map(password => signIn.execute({ email, password }));
    expect(await Promise.all(answers)).toEqual([
      { ok: false, failure: { kind: 'wrongPassword' } },
      { ok: false, failure: { kind: 'accountPaused' } },
    ]);
  });

  it.each([
    ['a wrong password', { email, password: 'wrong' }, 'wrongPassword'],
    ['an unknown email', { email: 'eve@staff.example', password: 'right' }, 'unknownEmail'],
  ])('rejects %s', async (_name, credentials, kind) => {
    expect(await sessionTools().signIn.execute(credentials)).toEqual({ ok: false, failure: { kind } });
  });

  it('rejects an account without staff access, and signs it out', async () => {
    const { signIn, gateway, vault, identity } = sessionTools();
    gateway.patients.add('id:ann');
    expect(await signIn.execute({ email, password: 'right' })).toEqual({
      ok: false,
      failure: { kind: 'noStaffAccess' },
    });
    expect([vault.current(), identity.signedIn]).toEqual([undefined, undefined]);
  });

  it('requests no session for a new account, only its second factors', async () => {
    const { signIn, gateway, vault, identity } = sessionTools();
    gateway.patients.add('id:ann');
    const done = await signIn.execute({ email, password: 'right', newAccount: true });
    expect(done).toMatchObject({
      ok: true,
      value: { kind: 'secondFactorNeeded', pending: { email, idToken: 'id:ann' } },
    });
    expect([vault.current(), identity.signedIn]).toEqual([undefined, undefined]);
  });

  it('reports an unreachable backend after the password was right', async () => {
    const { signIn, gateway } = sessionTools();
    gateway.failNext({ kind: 'offline' });
    expect(await signIn.execute({ email, password: 'right' })).toEqual({ ok: false, failure: { kind: 'offline' } });
  });

  it('reports that the methods of the second factor could not be loaded', async () => {
    const { signIn, secondFactor } = sessionTools();
    secondFactor.failNext({ kind: 'timedOut' });
    expect(await signIn.execute({ email, password: 'right' })).toEqual({ ok: false, failure: { kind: 'timedOut' } });
  });
});

describe('RestoreSession', () => {
  function setUp() {
    const tools = sessionTools();
    const { vault, hint, identity, openSession, events, traces } = tools;
    return { ...tools, restore: new RestoreSession(vault, hint, identity, openSession, events, traces) };
  }

  it('restores the session from before the reload', async () => {
    const { restore, vault, announced, ann } = setUp();
    vault.save({ user: ann, cookie: 'c' });
    expect(await restore.execute()).toEqual(ann);
    expect(announced).toEqual([{ kind: 'signedIn', user: ann }]);
  });

  it('makes no call to the identity provider without a hint', async () => {
    const { restore, identity, ann } = setUp();
    identity.signedIn = ann;
    expect(await restore.execute()).toBeUndefined();
  });

  it('opens its own session for a user who signed in in another window', async () => {
    const { restore, identity, hint, vault, ann } = setUp();
    identity.signedIn = ann;
    hint.leave();
    expect(await restore.execute()).toEqual(ann);
    expect(vault.current()?.user).toEqual(ann);
  });

  it('cleans up the device first, and passes on whether a user is signed in', async () => {
    const { restore, vault, hint, traces, ann } = setUp();
    await restore.execute();
    hint.leave();
    await restore.execute();
    vault.save({ user: ann, cookie: 'c' });
    await restore.execute();
    expect(traces.settled).toEqual([false, true, true]);
  });

  it('forgets the hint when the second factor is missing', async () => {
    const { restore, hint, identity, gateway, ann } = setUp();
    identity.signedIn = ann;
    hint.leave();
    gateway.refusesHalfSignedIn = true;
    expect(await restore.execute()).toBeUndefined();
    expect(hint.present()).toBe(false);
  });

  it('forgets the hint when no one is signed in', async () => {
    const { restore, hint } = setUp();
    hint.leave();
    expect(await restore.execute()).toBeUndefined();
    expect(hint.present()).toBe(false);
  });

  it('keeps the hint when the backend could not be reached', async () => {
    const { restore, hint, identity, gateway, ann } = setUp();
    identity.signedIn = ann;
    hint.leave();
    gateway.failNext({ kind: 'offline' });
    expect(await restore.execute()).toBeUndefined();
    expect(hint.present()).toBe(true);
  });
});
