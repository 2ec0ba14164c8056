import { sessionTools } from '#test/support/builders/session/sessionTools';

describe('ForgetPerson', () => {
  it('leaves nothing of the person in this window, and says whom it forgot', async () => {
    const { forgetPerson, vault, hint, identity, connections, traces, events, ann } = sessionTools();
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
    expect(events.announced).toEqual([{ kind: 'signedOut', user: ann }]);
  });

  it('keeps nothing else of the person when a step fails, and notes which', async () => {
    const { forgetPerson, vault, hint, connections, traces, events, logger, ann } = sessionTools();
    vault.save({ user: ann, cookie: 'c' });
    hint.leave();
    connections.broken = true;
    expect(await forgetPerson.execute()).toEqual(ann);
    expect([vault.current(), hint.present(), traces.wiped]).toEqual([undefined, false, 1]);
    expect(events.announced).toEqual([{ kind: 'signedOut', user: ann }]);
    expect(logger.lines).toMatchObject([
      { level: 'error', message: 'Signing out went on without this step: connections.' },
    ]);
  });

  it('ends the connections before the session is forgotten', async () => {
    const { forgetPerson, vault, connections, ann } = sessionTools();
    vault.save({ user: ann, cookie: 'c' });
    const open: boolean[] = [];
    vault.subscribe(() => open.push(connections.open));
    await forgetPerson.execute();
    expect(open).toEqual([false]);
  });
});
