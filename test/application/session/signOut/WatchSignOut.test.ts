import { sessionTools } from '#test/support/builders/session/sessionTools';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp() {
  const tools = sessionTools();
  tools.vault.save({ user: tools.ann, cookie: 'c' });
  let received = 0;
  const stop = tools.watchSignOut.execute(() => (received += 1));
  return { ...tools, stop, timesTold: () => received };
}

describe('WatchSignOut', () => {
  it('forgets the person whom another window has signed out, without asking the backend', async () => {
    const { signal, vault, gateway, timesTold } = setUp();
    signal.hearFromAnotherWindow('ann');
    await settled();
    expect([vault.current(), gateway.closed, timesTold()]).toEqual([undefined, 0, 1]);
  });

  it('ignores the sign-out of another person', async () => {
    const { signal, vault, timesTold, ann } = setUp();
    signal.hearFromAnotherWindow('ben');
    await settled();
    expect([vault.current()?.user, timesTold()]).toEqual([ann, 0]);
  });

  it('receives nothing once it has stopped', async () => {
    const { signal, vault, stop, ann } = setUp();
    stop();
    signal.hearFromAnotherWindow('ann');
    await settled();
    expect(vault.current()?.user).toEqual(ann);
  });
});
