import { sessionTools } from '#test/support/builders/session/sessionTools';

describe('WatchSignOut', () => {
  const settled = () => new Promise<void>(resolve => setImmediate(resolve));

  function setUp() {
    const tools = sessionTools();
    tools.vault.save({ user: tools.ann, cookie: 'c' });
    let received = 0;
    const stop = tools.watchSignOut.execute(() => (received += 1));
    return { ...tools, stop, timesTold: () => received };
  }

  it('forgets the user whom another window has signed out, without a call to the backend', async () => {
    const { signal, vault, gateway, timesTold } = setUp();
    signal.hearFromAnotherWindow('ann');
    await settled();
    expect([vault.current(), gateway.closed, timesTold()]).toEqual([undefined, 0, 1]);
  });

  it('ignores the sign-out of another user', async () => {
    const { signal, vault, timesTold, ann } = setUp();
    signal.hearFromAnotherWindow('ben');
    await settled();
    expect([vault.current()?.user, timesTold()]).toEqual([ann, 0]);
  });

  it('receives nothing once it is stopped', async () => {
    const { signal, vault, stop, ann } = setUp();
    stop();
    signal.hearFromAnotherWindow('ann');
    await settled();
    expect(vault.current()?.user).toEqual(ann);
  });
});

describe('ForgetPerson', () => {
  it('removes the user’s data from this window, and returns the user', async () => {
    const { forgetPerson, vault, hint, identity, connections, traces, announced, ann } = sessionTools();
    vault.save({ user: ann, cookie: 'c' });
    hint.leave();
    identity.signedIn = ann;
    expect(await forgetPerson.execute()).toEqual(ann);
    expect([vault.current(), hint.present(), identity.signedIn, connections.open, traces.wiped]).toEqual([
      undefined,
      false,
      undefined,
      false,
      1,
    ]);
    expect(announced).toEqual([{ kind: 'signedOut', user: ann }]);
  });

  it('continues when a step fails, and logs which', async () => {
    const { forgetPerson, vault, hint, connections, traces, announced, logger, ann } = sessionTools();
    vault.save({ user: ann, cookie: 'c' });
    hint.leave();
    connections.broken = true;
    expect(await forgetPerson.execute()).toEqual(ann);
    expect([vault.current(), hint.present(), traces.wiped]).toEqual([undefined, false, 1]);
    expect(announced).toEqual([{ kind: 'signedOut', user: ann }]);
    expect(logger.lines).toMatchObject([
      { level: 'error', message: 'Signing out went on without this step: connections.' },
    ]);
  });

  it('closes the connections before it clears the session', async () => {
    const { forgetPerson, vault, connections, ann } = sessionTools();
    vault.save({ user: ann, cookie: 'c' });
    const open: boolean[] = [];
    vault.subscribe(() => open.push(connections.open));
    await forgetPerson.execute();
    expect(open).toEqual([false]);
  });
});
