import { RestoreSession } from '@/application/session/signIn/RestoreSession';
import { RootStore } from '@/presentation/app/RootStore';
import { sessionTools } from '#test/support/builders/session/sessionTools';
import { FakeAddressBar } from '#test/support/fakes/app/FakeAddressBar';

const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function setUp(path: string) {
  const tools = sessionTools();
  const { vault, hint, identity, openSession, events, traces, watchSignOut } = tools;
  const addressBar = new FakeAddressBar(path);
  const restoreSession = new RestoreSession(vault, hint, identity, openSession, events, traces);
  const restarts: string[] = [];
  const restart = (to: string): void => void restarts.push(to);
  const root = new RootStore({
    restoreSession,
    sessionEvents: events,
    addressBar,
    watchSignOut,
    restart,
  });
  return { ...tools, addressBar, restarts, root };
}

describe('RootStore', () => {
  it('shows the sign-in page when no user is signed in', async () => {
    const { root } = setUp('/home');
    root.start();
    expect(root.phase).toBe('restoring');
    await settled();
    expect(root.phase).toBe('signedOut');
  });

  it('shows the shell at the last address to a user who is still signed in', async () => {
    const { root, vault, ann, addressBar } = setUp('/account/settings');
    vault.save({ user: ann, cookie: 'c' });
    root.start();
    await settled();
    expect([root.phase, root.user, addressBar.path()]).toEqual(['signedIn', ann, '/account/settings']);
    expect(root.hasLoggedIn).toBe(false);
  });

  it('leads from the login page to the start page', async () => {
    const { root, events, ann, addressBar } = setUp('/authentication/login');
    root.start();
    await settled();
    events.announce({ kind: 'signedIn', user: ann });
    expect([root.phase, root.hasLoggedIn, addressBar.path()]).toEqual(['signedIn', true, '/']);
  });

  it('leads to the home page after signing out', async () => {
    const { root, events, ann, addressBar } = setUp('/therapist/go-chat/all');
    root.start();
    events.announce({ kind: 'signedIn', user: ann });
    events.announce({ kind: 'signedOut', user: ann });
    await settled();
    expect([root.phase, root.user, addressBar.path()]).toEqual(['signedOut', undefined, '/home']);
  });

  it('continues at the right page after a provider or a link', async () => {
    const { root, events, ann, addressBar } = setUp('/callback');
    root.start();
    await settled();
    expect(root.area).toBe('callback');
    events.announce({ kind: 'signedIn', user: ann });
    expect(addressBar.path()).toBe('/');
    root.goTo('/account/settings?tab=1');
    expect([root.area, addressBar.shown]).toEqual(['shell', '/account/settings?tab=1']);
  });

  it('shows the page that the user left for the provider', async () => {
    const { root, events, ann, addressBar } = setUp('/callback');
    root.start();
    await settled();
    addressBar.replace('/admin/users?view=review');
    events.announce({ kind: 'signedIn', user: ann });
    expect([root.area, addressBar.shown]).toEqual(['shell', '/admin/users?view=review']);
  });

  it.each([
    ['the page that the user left', '/admin/users?view=review', '/admin/users?view=review'],
    ['the start page when that page is unknown', '/callback', '/'],
  ] as const)('starts a refused login again with %s in the address', async (_name, there, address) => {
    const { root, addressBar } = setUp('/callback');
    root.start();
    await settled();
    addressBar.replace(there);
    root.leaveCallback();
    expect([root.area, root.phase, addressBar.shown]).toEqual(['shell', 'signedOut', address]);
  });

  it('signs out and reloads the page when another window signs the same user out', async () => {
    const { root, vault, ann, signal, restarts, connections } = setUp('/home');
    vault.save({ user: ann, cookie: 'c' });
    root.start();
    await settled();
    signal.hearFromAnotherWindow('ben');
    await settled();
    expect(root.phase).toBe('signedIn');
    signal.hearFromAnotherWindow('ann');
    await settled();
    expect([root.phase, vault.current(), connections.open, restarts]).toEqual([
      'signedOut',
      undefined,
      false,
      ['/home'],
    ]);
  });

  it('changes nothing when the same user signs in again', async () => {
    const { root, events, ann, addressBar } = setUp('/account/settings');
    root.start();
    events.announce({ kind: 'signedIn', user: ann });
    const { user } = root;
    events.announce({ kind: 'renewed', user: ann });
    await settled();
    expect([root.user === user, addressBar.path()]).toEqual([true, '/account/settings']);
  });

  it('keeps the logout page in place until it is done', async () => {
    const { root, events, ann } = setUp('/authentication/logout');
    root.start();
    await settled();
    events.announce({ kind: 'signedOut', user: ann });
    expect(root.area).toBe('logout');
    root.goHome();
    expect(root.area).toBe('shell');
  });

  it('can be started twice', async () => {
    const { root, vault, ann, announced } = setUp('/home');
    vault.save({ user: ann, cookie: 'c' });
    root.start()();
    root.start();
    await settled();
    expect(root.phase).toBe('signedIn');
    expect(announced).toHaveLength(1);
  });
});
