import { sessionTools } from '#test/support/builders/sessionTools';

describe('ForgetPerson', () => {
  it('leaves nothing of the person in this window, and says whom it forgot', async () => {
    const { forgetPerson, vault, hint, identity, connections, traces, events, ann } = sessionTools();
    vault.keep({ user: ann, cookie: 'c' });
    hint.leave();
    identity.signedIn = ann;
    expect(await forgetPerson.execute()).toEqual(ann);
    expect([vault.current(), hint.present(), identity.signedIn, connections.open, traces.wiped]).toEqual([undefined, false, undefined, false, 1]);
    expect(events.announced).toEqual([{ kind: 'signedOut', user: ann }]);
  });

  it('ends the connections before the session is forgotten', async () => {
    const { forgetPerson, vault, connections, ann } = sessionTools();
    vault.keep({ user: ann, cookie: 'c' });
    const open: boolean[] = [];
    vault.subscribe(() => open.push(connections.open));
    await forgetPerson.execute();
    expect(open).toEqual([false]);
  });
});
