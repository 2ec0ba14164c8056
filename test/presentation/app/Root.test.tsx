import { act, render, screen } from '@testing-library/react';
import { StoresContext } from '@/presentation/app/useStores';
import { Root } from '@/presentation/app/Root';
import { sessionText } from '@/presentation/session/sessionText';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { testStores } from '#test/support/builders/app/testStores';

function show(path: string, { failures = 0 } = {}) {
  const tools = testStores(path);
  let downloads = 0;
  const loadShell = async () => {
    downloads += 1;
    if (downloads <= failures) throw new Error('The chunk did not arrive.');
    return { default: () => <p>The shell</p> };
  };
  const view = () =>
    render(
      <StoresContext.Provider value={tools.stores}>
        <Root loadShell={loadShell} />
      </StoresContext.Provider>,
    );
  return { ...tools, view, downloads: () => downloads };
}

describe('the root', () => {
  beforeAll(() => loadTestTexts('session', 'legal'));

  it('shows the sign-in page to a visitor without downloading the shell', async () => {
    const { view, downloads, titles } = show('/home');
    view();
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(screen.getByText('Dashboard 1.2.3 · Core 0.105.0')).toBeInTheDocument();
    expect([downloads(), titles]).toEqual([0, ['Login']]);
  });

  it('shows the shell to a signed-in user', async () => {
    const { view, vault, ann } = show('/home');
    vault.save({ user: ann, cookie: 'c' });
    view();
    expect(await screen.findByText('The shell')).toBeInTheDocument();
  });

  it('shows the end of a log-out instead of the sign-in page', async () => {
    await loadTestTexts('session', 'legal', 'app');
    const { view, vault, ann, events, stores, clock } = show('/home');
    vault.save({ user: ann, cookie: 'c' });
    view();
    await screen.findByText('The shell');
    act(() => {
      void stores.logOutTitles.show('loggingOut');
      void stores.logOutTitles.show('loggedOut');
      events.announce({ kind: 'signedOut', user: ann });
    });
    expect(screen.getByRole('heading', { name: 'Logging Out' })).toBeInTheDocument();
    expect(screen.queryByText('The shell')).not.toBeInTheDocument();
    act(() => clock.advance(400));
    expect(screen.getByRole('heading', { name: 'Successfully Logged Out' })).toBeInTheDocument();
    act(() => clock.advance(10_000));
    expect(screen.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
  });

  it.each([
    ['the sign-in page', '/home', 'login', 'Login'],
    ['the logout page', '/authentication/logout', 'logoutPage', 'Logging Out'],
  ] as const)('can be tried again when %s is broken', async (_page, path, factory, there) => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { view, stores, reported } = show(path);
    const works = stores[factory];
    const broken = (): never => {
      throw new Error('It cannot be shown.');
    };
    Object.assign(stores, { [factory]: broken });
    view();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(reported.length).toBeGreaterThan(0);
    Object.assign(stores, { [factory]: works });
    act(() => again.click());
    expect((await screen.findAllByText(there)).length).toBeGreaterThan(0);
    silenced.mockRestore();
  });

  it('returns to the sign-in page when the user signs out', async () => {
    const { view, vault, ann, events } = show('/home');
    vault.save({ user: ann, cookie: 'c' });
    view();
    await screen.findByText('The shell');
    act(() => events.announce({ kind: 'signedOut', user: ann }));
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
  });

  it('shows the next user none of the previous user’s messages', async () => {
    const { view, stores, vault, ann, events } = show('/home');
    vault.save({ user: ann, cookie: 'c' });
    view();
    await screen.findByText('The shell');
    act(() => stores.toasts.danger('The reason for Ana Novak was not saved: …'));
    act(() => {
      events.announce({ kind: 'signedOut', user: ann });
      events.announce({ kind: 'signedIn', user: { uid: 'u-zoe', email: 'zoe@example.org' } });
    });
    expect(await screen.findByText('The shell')).toBeInTheDocument();
    expect(stores.toasts.shown).toEqual([]);
  });

  it('starts a refused login again with the page that the user came from in the address', async () => {
    const { view, addressBar } = show('/callback');
    view();
    const again = await screen.findByRole('button', { name: sessionText('callback.again') });
    addressBar.replace('/admin/users?view=review');
    act(() => again.click());
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(addressBar.shown).toBe('/admin/users?view=review');
  });

  it('says to a visitor that a page does not exist', async () => {
    const { view } = show('/nowhere');
    view();
    expect(
      await screen.findByRole('heading', { name: 'Sorry! The page you have tried to access does not exist.' }),
    ).toBeInTheDocument();
  });

  it('offers a retry and keeps the session when the shell cannot be downloaded', async () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { view, vault, ann, reported, downloads } = show('/home', { failures: 1 });
    vault.save({ user: ann, cookie: 'c' });
    view();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect([reported.length, vault.current()?.user]).toEqual([1, ann]);
    act(() => again.click());
    expect(await screen.findByText('The shell')).toBeInTheDocument();
    expect(downloads()).toBe(2);
    silenced.mockRestore();
  });
});
