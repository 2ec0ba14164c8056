import { RestoreSession } from '@/application/session/signIn/RestoreSession';
import { sessionTools } from '#test/support/builders/session/sessionTools';

function setUp() {
  const tools = sessionTools();
  const { vault, hint, identity, openSession, events, traces } = tools;
  return { ...tools, restore: new RestoreSession(vault, hint, identity, openSession, events, traces) };
}

describe('RestoreSession', () => {
  it('restores the session from before the reload', async () => {
    const { restore, vault, events, ann } = setUp();
    vault.save({ user: ann, cookie: 'c' });
    expect(await restore.execute()).toEqual(ann);
    expect(events.announced).toEqual([{ kind: 'signedIn', user: ann }]);
  });

  it('makes no call to the identity provider without a hint', async () => {
    const { restore, identity, ann } = setUp();
    identity.signedIn = ann;
    expect(await restore.execute()).toBeUndefined();
  });

  it('opens a session of its own for the person of another window', async () => {
    const { restore, identity, hint, vault, ann } = setUp();
    identity.signedIn = ann;
    hint.leave();
    expect(await restore.execute()).toEqual(ann);
    expect(vault.current()?.user).toEqual(ann);
  });

  it('cleans up the device first, depending on whether a person is signed in', async () => {
    const { restore, vault, hint, traces, ann } = setUp();
    await restore.execute();
    hint.leave();
    await restore.execute();
    vault.save({ user: ann, cookie: 'c' });
    await restore.execute();
    expect(traces.settled).toEqual([false, true, true]);
  });

  it('forgets the hint when the person has only half signed in', async () => {
    const { restore, hint, identity, gateway, ann } = setUp();
    identity.signedIn = ann;
    hint.leave();
    gateway.refusesHalfSignedIn = true;
    expect(await restore.execute()).toBeUndefined();
    expect(hint.present()).toBe(false);
  });

  it('forgets the hint when nobody is signed in any more', async () => {
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
