import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadFlags } from '@/application/access/LoadFlags';
import { LoadScopes } from '@/application/access/LoadScopes';
import { WatchFlags } from '@/application/access/WatchFlags';
import { WatchScopes } from '@/application/access/WatchScopes';
import { ChooseTheme } from '@/application/shell/ChooseTheme';
import { RememberMenu } from '@/application/shell/RememberMenu';
import { WatchTheme } from '@/application/shell/WatchTheme';
import { AccessStore } from '@/presentation/access/AccessStore';
import { FlagsStore } from '@/presentation/access/FlagsStore';
import { StoresContext } from '@/presentation/shared/StoresContext';
import { AddingStore } from '@/presentation/account/AddingStore';
import { SecondFactorsStore } from '@/presentation/account/SecondFactorsStore';
import { LogOutStore } from '@/presentation/shell/LogOutStore';
import { MenuStore } from '@/presentation/shell/MenuStore';
import { SessionLifeNotes } from '@/application/session/SessionLifeNotes';
import { StaySignedIn } from '@/application/session/StaySignedIn';
import { WatchSessionLife } from '@/application/session/WatchSessionLife';
import { ReauthenticationStore } from '@/presentation/shell/ReauthenticationStore';
import { ShellForPerson } from '@/presentation/shell/ShellForPerson';
import { shellText } from '@/presentation/shell/shellText';
import { SessionLifeStore } from '@/presentation/shell/SessionLifeStore';
import { ThemeStore } from '@/presentation/shell/ThemeStore';
import { quietUpdateStore } from '#test/support/builders/quietUpdateStore';
import { aChatRequest } from '#test/support/builders/aChatRequest';
import { aSession } from '#test/support/builders/aSession';
import { loadTestTexts } from '#test/support/builders/loadTestTexts';
import { chatSetUp } from '#test/support/builders/chatSetUp';
import { workTools } from '#test/support/builders/workTools';
import { notificationTools } from '#test/support/builders/notificationTools';
import { presenceTools } from '#test/support/builders/presenceTools';
import { serverStatusTools } from '#test/support/builders/serverStatusTools';
import { testStores } from '#test/support/builders/testStores';
import { FakeDevicePreferences } from '#test/support/fakes/FakeDevicePreferences';
import { FakePreferenceVault } from '#test/support/fakes/FakePreferenceVault';
import { FakeScopeCache } from '#test/support/fakes/FakeScopeCache';
import { FakeFlagCache } from '#test/support/fakes/FakeFlagCache';
import { FakeFlagGateway } from '#test/support/fakes/FakeFlagGateway';
import { FakeScopeResetSignal } from '#test/support/fakes/FakeScopeResetSignal';
import { FakeScopeGateway } from '#test/support/fakes/FakeScopeGateway';

function show(path: string, held: readonly string[] | 'unreachable' = []) {
  window.history.replaceState(null, '', path);
  const tools = testStores(path);
  const { vault, ann, events, clock, stores, signOut, reauthenticate, identity, openSession } = tools;
  vault.keep({ user: ann, cookie: 'c' });
  const scopes = new FakeScopeGateway();
  scopes.held = held;
  const cache = new FakeScopeCache();
  const load = new LoadScopes(scopes, cache, clock);
  const preferences = new FakePreferenceVault();
  const flagCache = new FakeFlagCache();
  const work = workTools({ vault, clock });
  const notes = new SessionLifeNotes();
  const chat = chatSetUp(clock);
  const alerts = notificationTools(clock);
  const serverStatus = serverStatusTools({ gateway: tools.serverStatus, signOut, clock, restart: stores.restart });
  const createStores = () => ({
    access: new AccessStore(new WatchScopes(load, cache, { events, resets: new FakeScopeResetSignal(), addressBar: tools.addressBar }, clock), load),
    ...work.stores,
    flags: new FlagsStore(new WatchFlags(new LoadFlags(new FakeFlagGateway(), flagCache, clock, 10_000), flagCache, events, clock)),
    chat: chat.stores,
    patients: () => never,
    serverStatus: serverStatus.stores,
    notifications: alerts.stores,
    presence: presenceTools({ vault, scopes: cache, clock }).stores,
    menu: new MenuStore(new RememberMenu(preferences)),
    theme: new ThemeStore(new WatchTheme(preferences, new FakeDevicePreferences(), 'system'), new ChooseTheme(preferences), () => undefined),
    account: {
      secondFactors: () => new SecondFactorsStore(tools, () => undefined),
      adding: (onAdded: () => void) => new AddingStore(onAdded),
      sessionPages: stores.sessionPages,
    },
    logOut: new LogOutStore(
      signOut,
      () => stores.toasts.danger(shellText('logOut.failed')),
      () => stores.restart('/home'),
    ),
    sessionLife: new SessionLifeStore({
      watchSessionLife: new WatchSessionLife(vault, notes, clock),
      staySignedIn: new StaySignedIn(identity, openSession),
      clock,
    }),
    update: quietUpdateStore(),
    reauthentication: new ReauthenticationStore(reauthenticate),
  });
  render(
    <StoresContext.Provider value={stores}>
      <ShellForPerson createStores={createStores} />
    </StoresContext.Provider>,
  );
  return { ...tools, work, chat, alerts, links: serverStatus.links, scopes, preferences, notes, user: userEvent.setup() };
}
const menu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }));

/** No test of the shell looks into the patients' screens. */
const never = new Promise<never>(() => undefined);

beforeAll(() => loadTestTexts('session', 'shell', 'access', 'presence', 'serverStatus', 'notifications'));

describe('the shell', () => {
  it('leads from the bare address to the home page', async () => {
    const { titles } = show('/');
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/home');
    expect(titles.at(-1)).toBe('Home');
  });

  it('shows the links that the person’s scopes allow, and no others', async () => {
    show('/home', ['chat:view-active-chats']);
    const links = await menu();
    expect(await links.findByRole('link', { name: 'V2 Chat' })).toHaveAttribute('href', '/therapist/go-chat/all');
    expect(links.queryByRole('link', { name: 'V2 Chat Requests' })).not.toBeInTheDocument();
  });

  it('says so when the rights could not be loaded, and can try again', async () => {
    const { scopes, user } = show('/home', 'unreachable');
    const links = await menu();
    expect(await links.findByText('Your permissions could not be checked. Nothing has been taken away.')).toBeInTheDocument();
    scopes.held = [];
    await user.click(links.getByRole('button', { name: 'Try again' }));
    expect(await links.findByRole('link', { name: 'Settings' })).toBeInTheDocument();
  });

  it('refuses a page whose scope is not held', async () => {
    show('/admin/organisations');
    expect(await screen.findByRole('heading', { name: 'Sorry you do not have permission to view this page' })).toBeInTheDocument();
    expect(screen.getByText('If you believe you should have permission please contact your line manager.')).toBeInTheDocument();
  });

  it('refuses nothing when the rights could not be loaded', async () => {
    show('/admin/organisations', 'unreachable');
    const page = within(await screen.findByRole('main'));
    expect(await page.findByText('Your permissions could not be checked. Nothing has been taken away.')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/admin/organisations');
  });

  it.each([
    ['/therapist/chat/old', 'V1 Chat', 'chat:view-active-chats'],
    ['/therapist/assigned-patients/patient-profile/p-1', 'General Risk (assigned patients)', 'therapist:list-patients'],
    ['/admin/organisations/thrive', 'Edit organisation of the provider', 'organisations:edit-thrive'],
  ])('shows in the menu where %s belongs', async (path, link, scope) => {
    show(path, [scope, 'organisations:edit']);
    expect(await (await menu()).findByRole('link', { current: 'page' }, { timeout: 5_000 })).toHaveTextContent(link);
  });

  it('says plainly that a known page is not built yet', async () => {
    show('/admin/organisations/7/app-settings', ['organisations:edit']);
    expect(await screen.findByText('This page is not available yet. It will open here when it is ready.')).toBeInTheDocument();
  });

  it('says that an unknown page does not exist', async () => {
    show('/therapist/nowhere');
    expect(await screen.findByRole('heading', { name: 'Sorry! The page you have tried to access does not exist.' })).toBeInTheDocument();
  });

  it('asks before it logs out, and does it', async () => {
    const { user, vault } = show('/home');
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure that you want to log out?')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Log Out' }));
    expect(vault.current()).toBeUndefined();
  });

  it('says when it could not log out, and stays', async () => {
    const { user, vault, gateway } = show('/home');
    gateway.failNext({ kind: 'offline' });
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log Out' }));
    expect(await screen.findByText('Error: Could not log out. Please try again.')).toBeInTheDocument();
    expect(vault.current()).toBeDefined();
  });

  it('asks the person to sign in again over the page, and goes on where it was', async () => {
    const { user, reauthenticate } = show('/home');
    await screen.findByRole('heading', { name: 'Home page' });
    let outcome: string | undefined;
    act(() => void reauthenticate.renew().then(result => (outcome = result)));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Username (email)')).toHaveValue('ann@staff.example');
    await user.type(dialog.getByLabelText('Password'), 'right{Enter}');
    await user.type(await dialog.findByLabelText('One Time Password'), '111111{Enter}');
    expect(outcome).toBe('samePerson');
    expect(screen.getByRole('heading', { name: 'Home page', hidden: true })).toBeInTheDocument();
  });

  it('keeps the narrow menu for the next visit', async () => {
    const { user, preferences } = show('/home');
    await user.click(await screen.findByRole('button', { name: 'Make menu narrow' }));
    expect(preferences.read('menu_open')).toBe('false');
  });
});

describe('what needs somebody, in the shell', () => {
  const therapist = ['chat:view-active-chats', 'chat:view-requests'];
  const old = aSession({ chatSessionId: 'old', channelId: 'V1.old', pubNub: false, unread: 3, highRisk: true });

  async function listed(path: string) {
    const tools = show(path, therapist);
    const { board } = tools.work;
    await act(async () => {
      board.post({ type: 'authorised', uid: 'ann' });
      board.post({ type: 'news', news: { type: 'sessions', phase: 'known', sessions: [old] } });
    });
    return tools;
  }

  it('counts chats of both generations and requests that wait, whatever was marked as read, and says what it counts', async () => {
    const { alerts, clock } = await listed('/home');
    alerts.requests.ask(aChatRequest({ requestedAt: clock.now() - 60_000, highRisk: true }), aChatRequest({ id: 'v1', generation: 'v1', requestedAt: clock.now() }));
    await act(async () => alerts.stores.requests.look());
    const card = async (name: RegExp) => within(await screen.findByRole('region', { name }));
    expect((await card(/^Chat requests 2$/)).getByRole('link', { name: '2 requests waiting for 1 min' })).toHaveAttribute('href', '/therapist/go-chat-requests');
    expect((await card(/^Unread chats 1$/)).getByRole('link', { name: /^Ana Novak/ })).toHaveAttribute('href', '/therapist/chat/old');
    const flagged = await card(/^High risk 2$/);
    expect(flagged.getByText('1 patient who waits for a therapist is flagged high risk')).toBeInTheDocument();
    expect(flagged.getByText(/Assigned patients without a chat are not counted here\.$/)).toBeInTheDocument();
    const links = await menu();
    expect(links.getByRole('link', { name: 'V1 Chat Requests 1 waiting' })).toBeInTheDocument();
    expect(links.getByRole('link', { name: 'V2 Chat Requests 1 waiting' })).toBeInTheDocument();
  });

  it('asks for no requests without the right to see them', async () => {
    const { alerts } = show('/home', ['chat:view-active-chats']);
    await screen.findByRole('heading', { name: 'Home page' });
    expect(alerts.stores.requests.state).toBe('unknown');
    expect(screen.queryByRole('region', { name: /^Chat requests/ })).not.toBeInTheDocument();
  });

  it('marks the tab of a V1 chat like that of a V2 chat', async () => {
    const { work } = await listed('/home');
    await act(async () => {
      work.stores.tabs.visit('/therapist/chat/old');
      work.board.noteDraft('V1.old', 'Dear Ana');
      work.stores.chatMarks.refresh();
    });
    expect(screen.getByRole('tab', { name: /V1 Chat: Ana Novak ?, High risk ?, Draft ?, 3 unread messages/ })).toBeInTheDocument();
  });

  it('leaves the room on a tab to the name of the patient: the kind of page is a mark there, and words for whoever cannot see it', async () => {
    const { work } = await listed('/home');
    await act(async () => {
      work.stores.tabs.visit('/therapist/chat/old');
      work.stores.tabs.visit('/therapist/assigned-patients/patient-profile/p-9');
      work.stores.tabs.learnName('p-9', 'Zoe Adler');
    });
    const seen = (name: RegExp) => [...screen.getByRole('tab', { name }).children].filter(part => part.className !== 'visually-hidden').map(part => part.textContent);
    expect([seen(/^V1 Chat: Ana Novak/).slice(0, 2), seen(/: Zoe Adler/).slice(0, 2)]).toEqual([
      ['V1', 'Ana Novak'],
      ['', 'Zoe Adler'],
    ]);
  });
});

describe('the server and the way to it, in the shell', () => {
  const maintenance = Date.UTC(2026, 10, 20, 22, 0);

  it('says in its banner that the server will go offline, and when', async () => {
    const { serverStatus, clock } = show('/home');
    serverStatus.status = { state: 'goingOffline', at: maintenance };
    await act(async () => clock.advance(60_000));
    expect(await screen.findByText('The server will go offline at Fri 20 Nov, 22:00')).toBeInTheDocument();
  });

  it('goes to the home page when the server was going offline and is online', async () => {
    const { serverStatus, clock, location } = show('/account/settings');
    serverStatus.status = { state: 'goingOffline', at: maintenance };
    await act(async () => clock.advance(60_000));
    expect(window.location.pathname).toBe('/account/settings');
    serverStatus.status = { state: 'online' };
    await act(async () => clock.advance(60_000));
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeInTheDocument();
    expect([window.location.pathname, location.restartedAt]).toEqual(['/home', []]);
  });

  it('leads nobody anywhere when the announced time passes and nothing new is said', async () => {
    const { serverStatus, clock, vault } = show('/account/settings');
    serverStatus.status = { state: 'goingOffline', at: clock.now() + 90_000 };
    await act(async () => clock.advance(60_000));
    expect(await screen.findByText(/^The server will go offline at/)).toBeInTheDocument();
    await act(async () => clock.advance(120_000));
    expect(screen.queryByText(/^The server will go offline/)).not.toBeInTheDocument();
    expect([window.location.pathname, vault.current() === undefined]).toEqual(['/account/settings', false]);
    serverStatus.status = { state: 'online' };
    await act(async () => clock.advance(60_000));
    expect(window.location.pathname).toBe('/home');
  });

  it('signs out when the server is reported offline, and says so', async () => {
    const { serverStatus, clock, vault, location } = show('/home');
    serverStatus.status = { state: 'offline' };
    await act(async () => clock.advance(60_000));
    expect(screen.getByText('The server is currently offline for maintenance')).toBeInTheDocument();
    expect([vault.current(), location.restartedAt]).toEqual([undefined, ['/home']]);
  });

  it('signs nobody out because the status could not be read', async () => {
    const { serverStatus, clock, vault } = show('/home');
    serverStatus.status = { state: 'unknown' };
    for (let minute = 0; minute < 30; minute += 1) await act(async () => clock.advance(60_000));
    expect(vault.current()).toBeDefined();
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
  });

  it('says at the top that the connection is lost, for 12 seconds, and restored, for 5', async () => {
    const { links, clock } = show('/home');
    await screen.findByRole('heading', { name: 'Home page' });
    const message = () => screen.getByRole('status', { name: 'Connection' });
    await act(async () => links.note('api', 'lost'));
    expect(message()).toHaveTextContent('Connection lost.');
    await act(async () => clock.advance(11_999));
    expect(message()).toHaveTextContent('Connection lost.');
    await act(async () => clock.advance(1));
    expect(message()).toBeEmptyDOMElement();
    await act(async () => links.note('api', 'live'));
    expect(message()).toHaveTextContent('Connection restored.');
    await act(async () => clock.advance(5_000));
    expect(message()).toBeEmptyDOMElement();
  });

  it('shows state and age of every link in one panel', async () => {
    const { links, clock, user } = show('/home');
    await screen.findByRole('heading', { name: 'Home page' });
    await act(async () => {
      links.note('api', 'live');
      links.note('documentStore', 'lost');
      clock.advance(95_000);
    });
    await user.click(screen.getByRole('button', { name: 'Connections: connection lost' }));
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent).filter(text => /for|Not in use/.test(text ?? ''));
    expect(rows).toEqual([
      'APIEverything you save and loadLivefor 1 minlast heard 1 min ago',
      'Chat engineSending and receiving in chatsNot in use',
      'Document storeV2 messages, notifications and presenceLostfor 1 min',
      'Realtime databaseV1 chatsNot in use',
    ]);
  });

  it('opens the fatal dialog on every page', async () => {
    await loadTestTexts('session', 'shell', 'access', 'presence', 'serverStatus');
    const { chat } = show('/home');
    chat.runChat.execute();
    act(() => chat.startChat());
    await screen.findByRole('heading', { name: 'Home page' });
    act(() => chat.engine.report({ type: 'crashed', message: 'x' }));
    expect(await screen.findByRole('alertdialog', { name: 'Application Error' })).toBeInTheDocument();
  });
});
