import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { aChatRequest } from '#test/support/builders/chat/aChatRequest';
import { aSession } from '#test/support/builders/chat/aSession';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { showShell } from '#test/support/builders/app/showShell';
import { chatDraftKey } from '#test/support/builders/drafts/draftKeys';

const menu = async () => within(await screen.findByRole('navigation', { name: 'Main menu' }));

beforeAll(() => loadTestTexts('session', 'app', 'access', 'presence', 'serverStatus', 'notifications'));

describe('the shell', () => {
  it('says on every page how many items could not be read, until that is dismissed', async () => {
    const { unreadable, user } = showShell('/home');
    await screen.findByRole('heading', { name: 'Home page' });
    act(() => unreadable.record('GET /therapist/assigned-patients', 1));
    expect(screen.getByText("1 item couldn't be read and isn't shown. We've reported it.")).toBeInTheDocument();
    act(() => unreadable.record('GET /therapist/chats', 2));
    expect(screen.getByText("3 items couldn't be read and aren't shown. We've reported them.")).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/couldn't be read/)).not.toBeInTheDocument();
  });

  it('focuses the page after a login, and the top of the document otherwise', async () => {
    showShell('/home', [], { hasLoggedIn: true });
    await screen.findByRole('heading', { name: 'Home page' });
    expect(screen.getByRole('main')).toHaveFocus();
    cleanup();
    showShell('/home');
    await screen.findByRole('heading', { name: 'Home page' });
    expect(document.body).toHaveFocus();
  });

  it('leads from the bare address to the home page', async () => {
    const { titles } = showShell('/');
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/home');
    expect(titles.at(-1)).toBe('Home');
  });

  it('shows the links that the user’s scopes allow, and no others', async () => {
    showShell('/home', ['chat:view-active-chats']);
    const links = await menu();
    expect(await links.findByRole('link', { name: 'V2 Chat' })).toHaveAttribute('href', '/therapist/go-chat/all');
    expect(links.queryByRole('link', { name: 'V2 Chat Requests' })).not.toBeInTheDocument();
  });

  it('says when the permissions could not be loaded, and can try again', async () => {
    const { scopes, user } = showShell('/home', 'unreachable');
    const links = await menu();
    expect(await links.findByText('Couldn’t check your permissions. You haven’t lost any.')).toBeInTheDocument();
    scopes.held = [];
    await user.click(links.getByRole('button', { name: 'Try again' }));
    expect(await links.findByRole('link', { name: 'Settings' })).toBeInTheDocument();
  });

  it('refuses a page whose scope is not held', async () => {
    showShell('/admin/organisations');
    expect(
      await screen.findByRole('heading', { name: 'Sorry you do not have permission to view this page' }),
    ).toBeInTheDocument();
    expect(
      screen.getByText('If you believe you should have permission please contact your line manager.'),
    ).toBeInTheDocument();
  });

  it('refuses nothing when the permissions could not be loaded', async () => {
    showShell('/admin/organisations', 'unreachable');
    expect(
      await screen.findByText('Couldn’t check your permissions. You haven’t lost any.', {}, { timeout: 15_000 }),
    ).toBeInTheDocument();
    expect(window.location.pathname).toBe('/admin/organisations');
  });

  it.each([
    ['/therapist/chat/old', 'V1 Chat', 'chat:view-active-chats'],
    ['/therapist/assigned-patients/patient-profile/p-1', 'General Risk (assigned patients)', 'therapist:list-patients'],
    ['/admin/organisations/thrive', 'Edit organisation of the provider', 'organisations:edit-thrive'],
  ])('marks the menu link that %s belongs to', async (path, link, scope) => {
    showShell(path, [scope, 'organisations:edit']);
    expect(await (await menu()).findByRole('link', { current: 'page' }, { timeout: 5_000 })).toHaveTextContent(link);
  });

  it('says that an unknown page does not exist', async () => {
    showShell('/therapist/nowhere');
    expect(
      await screen.findByRole('heading', { name: 'Sorry! The page you have tried to access does not exist.' }),
    ).toBeInTheDocument();
  });

  it('asks before it logs out', async () => {
    const { user, vault } = showShell('/home');
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure that you want to log out?')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Log Out' }));
    expect(vault.current()).toBeUndefined();
  });

  it('says when it could not log out, and stays', async () => {
    const { user, vault, gateway } = showShell('/home');
    gateway.failNext({ kind: 'offline' });
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log Out' }));
    expect(await screen.findByText('Error: Could not log out. Please try again.')).toBeInTheDocument();
    expect(vault.current()).toBeDefined();
  });

  it('asks the user to sign in again over the page, and continues where it was', async () => {
    const { user, reauthenticate, titles } = showShell('/home');
    await screen.findByRole('heading', { name: 'Home page' });
    let outcome: string | undefined;
    act(() => void reauthenticate.renew().then(result => (outcome = result)));
    const dialog = within(await screen.findByRole('dialog'));
    expect(titles.at(-1)).toBe('Session ended');
    expect(dialog.getByLabelText('Username (email)')).toHaveValue('ann@staff.example');
    await user.type(dialog.getByLabelText('Password'), 'right{Enter}');
    await user.type(await dialog.findByLabelText('One Time Password'), '111111{Enter}');
    expect(outcome).toBe('samePerson');
    expect(titles.at(-1)).toBe('Home');
    expect(screen.getByRole('heading', { name: 'Home page', hidden: true })).toBeInTheDocument();
  });

  it('returns the focus to where it was once the sign-in dialog closes', async () => {
    const { user, reauthenticate } = showShell('/home');
    const before = await screen.findByRole('button', { name: 'Make menu narrow' });
    act(() => before.focus());
    act(() => void reauthenticate.renew());
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Password'), 'right{Enter}');
    await user.type(await dialog.findByLabelText('One Time Password'), '111111{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(before).toHaveFocus();
  });

  it('opens the sign-in dialog only after a pause in typing, so no key meant for a patient reaches it', async () => {
    const { user, reauthenticate, clock } = showShell('/home');
    await screen.findByRole('heading', { name: 'Home page' });
    const message = document.body.appendChild(document.createElement('textarea'));
    await user.type(message, 'I am he');
    act(() => void reauthenticate.renew());
    await user.type(message, 're{Enter}for you');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(message).toHaveValue('I am here\nfor you');
    message.remove();
    await act(async () => clock.advance(800));
    expect(within(screen.getByRole('dialog')).getByLabelText('Password')).toHaveValue('');
  });

  it('keeps the narrow menu for the next visit', async () => {
    const { user, preferences } = showShell('/home');
    await user.click(await screen.findByRole('button', { name: 'Make menu narrow' }));
    expect(preferences.read('menu_open')).toBe('false');
  });
});

describe('the shell with waiting requests and chats', () => {
  const therapist = ['chat:view-active-chats', 'chat:view-requests'];
  const old = aSession({ chatSessionId: 'old', channelId: 'V1.old', generation: 'v1', unread: 3, highRisk: true });

  async function listed(path: string) {
    const tools = showShell(path, therapist);
    const { chatState } = tools.work;
    await act(async () => {
      chatState.post({ type: 'authorised', uid: 'ann' });
      chatState.post({ type: 'sessions', phase: 'known', sessions: [old] });
    });
    return tools;
  }

  it('counts waiting requests of both generations in the menu and on Home, including those marked as read', async () => {
    const { alerts, clock } = await listed('/home');
    alerts.requests.ask(
      aChatRequest({ requestedAt: clock.now() - 60_000, highRisk: true }),
      aChatRequest({ id: 'v1', generation: 'v1', requestedAt: clock.now() }),
    );
    await act(async () => alerts.stores.requests.recheck());
    const needs = within(await screen.findByRole('region', { name: /^Needs you now/ }));
    expect(needs.getByRole('link', { name: 'Reply: Ana Novak' })).toHaveAttribute('href', '/therapist/chat/old');
    expect(needs.getAllByRole('link', { name: /^See request/ })).toHaveLength(2);
    const links = await menu();
    expect(links.getByRole('link', { name: 'V1 Chat Requests 1 waiting' })).toBeInTheDocument();
    expect(links.getByRole('link', { name: 'V2 Chat Requests 1 waiting' })).toBeInTheDocument();
  });

  it('loads no requests without the permission to see them', async () => {
    const { alerts } = showShell('/home', ['chat:view-active-chats']);
    await screen.findByRole('heading', { name: 'Home page' });
    expect(alerts.stores.requests.state).toBe('unknown');
    expect(screen.queryByRole('region', { name: /^Chat requests/ })).not.toBeInTheDocument();
  });

  it('marks the tab of a V1 chat like that of a V2 chat', async () => {
    const { work } = await listed('/home');
    await act(async () => {
      work.stores.tabs.visit('/therapist/chat/old');
      work.chatState.setDraft(chatDraftKey('V1.old'), 'Dear Ana');
      work.stores.chatBadges.refresh();
    });
    expect(
      screen.getByRole('tab', { name: /V1 Chat: Ana Novak ?, High risk ?, Draft ?, 3 unread messages/ }),
    ).toBeInTheDocument();
  });

  describe('the keyboard focus', () => {
    async function threeTabs() {
      const tools = await listed('/home');
      await act(async () => {
        tools.work.stores.tabs.visit('/therapist/chat/old');
        tools.work.stores.tabs.visit('/therapist/assigned-patients');
        tools.work.stores.tabs.visit('/home');
      });
      return tools;
    }
    const tabAt = (place: number) => screen.getAllByRole('tab')[place];

    it.each([
      ['in the middle', 1, /General Risk/],
      ['at the end', 2, /V1 Chat/],
      ['that is shown', 0, /V1 Chat/],
    ])('moves to a neighbour when a tab %s is closed with Delete', async (_place, place, neighbour) => {
      const { user } = await threeTabs();
      const closed = tabAt(place);
      act(() => closed?.focus());
      await user.keyboard('{Delete}');
      expect(closed).not.toBeInTheDocument();
      expect(screen.getByRole('tab', { name: neighbour })).toHaveFocus();
    });

    it.each([
      ['Close tab', 0, 0, /V1 Chat/],
      ['Close all but current tab', 1, 0, /V1 Chat/],
      ['Move left', 1, 0, /V1 Chat/],
      ['Move right', 1, 2, /V1 Chat/],
    ])('is on a tab after “%s” from its menu', async (entry, place, after, name) => {
      const { user } = await threeTabs();
      act(() => tabAt(place)?.focus());
      await user.keyboard('{Shift>}{F10}{/Shift}');
      await user.click(screen.getByRole('menuitem', { name: entry }));
      expect(tabAt(after)).toHaveFocus();
      expect(tabAt(after)).toHaveAccessibleName(expect.stringMatching(name));
    });

    it('is in the search field after a tab was closed in the list of all tabs', async () => {
      const { user } = await threeTabs();
      await user.click(screen.getByRole('button', { name: 'All tabs: 3 tabs' }));
      await user.click(screen.getByRole('button', { name: /^Close General Risk/ }));
      expect(screen.getByRole('searchbox', { name: 'Search tabs' })).toHaveFocus();
    });
  });

  it('shows the patient’s name on a tab in full, and the kind of page as an icon', async () => {
    const { work } = await listed('/home');
    await act(async () => {
      work.stores.tabs.visit('/therapist/chat/old');
      work.stores.tabs.visit('/therapist/assigned-patients/patient-profile/p-9');
      work.stores.tabs.learnName({ kind: 'patient', id: 'p-9' }, 'Zoe Adler');
    });
    const seen = (name: RegExp) =>
      [...screen.getByRole('tab', { name }).children]
        .filter(part => part.className !== 'visually-hidden')
        .map(part => part.textContent);
    expect([seen(/^V1 Chat: Ana Novak/).slice(0, 2), seen(/: Zoe Adler/).slice(0, 2)]).toEqual([
      ['V1', 'Ana Novak'],
      ['', 'Zoe Adler'],
    ]);
  });
});

describe('the server and the connection, in the shell', () => {
  const maintenance = Date.UTC(2026, 10, 20, 22, 0);

  it('says in its banner that the server will go offline, and when', async () => {
    const { serverStatus, clock } = showShell('/home');
    serverStatus.status = { state: 'goingOffline', at: maintenance };
    await act(async () => clock.advance(60_000));
    const said = await screen.findAllByText('The server will go offline at Fri 20 Nov, 22:00');
    expect(said.some(element => element.closest('.status-banner') !== null)).toBe(true);
  });

  it('goes to the home page when the server is online again after maintenance', async () => {
    const { serverStatus, clock, location } = showShell('/account/settings');
    serverStatus.status = { state: 'goingOffline', at: maintenance };
    await act(async () => clock.advance(60_000));
    expect(window.location.pathname).toBe('/account/settings');
    serverStatus.status = { state: 'online' };
    await act(async () => clock.advance(60_000));
    expect(await screen.findByRole('heading', { name: 'Home page' })).toBeInTheDocument();
    expect([window.location.pathname, location.restartedAt]).toEqual(['/home', []]);
  });

  it('stays on the page when the announced time passes without an update', async () => {
    const { serverStatus, clock, vault } = showShell('/account/settings');
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
    const { serverStatus, clock, vault, location } = showShell('/home');
    serverStatus.status = { state: 'offline' };
    await act(async () => clock.advance(60_000));
    expect(screen.getByText('The server is currently offline for maintenance')).toBeInTheDocument();
    expect([vault.current(), location.restartedAt]).toEqual([undefined, ['/home']]);
  });

  it('keeps the session when the status could not be read', async () => {
    const { serverStatus, clock, vault } = showShell('/home');
    serverStatus.status = { state: 'unknown' };
    for (let minute = 0; minute < 30; minute += 1) await act(async () => clock.advance(60_000));
    expect(vault.current()).toBeDefined();
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
  });

  it('says at the top for 12 seconds that the connection is lost, and for 5 that it is restored', async () => {
    const { links, clock } = showShell('/home');
    await screen.findByRole('heading', { name: 'Home page' });
    const message = () => screen.getByRole('status', { name: 'Connection' });
    await act(async () => links.set('api', 'lost'));
    expect(message()).toHaveTextContent('Connection lost.');
    await act(async () => clock.advance(11_999));
    expect(message()).toHaveTextContent('Connection lost.');
    await act(async () => clock.advance(1));
    expect(message()).toBeEmptyDOMElement();
    await act(async () => links.set('api', 'live'));
    expect(message()).toHaveTextContent('Connection restored.');
    await act(async () => clock.advance(5_000));
    expect(message()).toBeEmptyDOMElement();
  });

  it('removes the notice of a wrong clock once it is closed', async () => {
    const { links, user } = showShell('/home');
    await screen.findByRole('heading', { name: 'Home page' });
    await act(async () => links.setServerTime(3 * 60 * 60_000));
    const notice = screen.getByRole('status', { name: 'Clock' });
    expect(notice).toHaveTextContent('This device’s clock is 3 h behind.');
    await user.click(within(notice).getByRole('button', { name: 'Close message' }));
    expect(notice).toBeEmptyDOMElement();
  });

  it('removes the message of a lost connection once it is closed', async () => {
    const { links, user } = showShell('/home');
    await screen.findByRole('heading', { name: 'Home page' });
    await act(async () => links.set('api', 'lost'));
    const message = screen.getByRole('status', { name: 'Connection' });
    await user.click(within(message).getByRole('button', { name: 'Close message' }));
    expect(message).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Connections: connection lost' })).toBeInTheDocument();
  });

  it('shows the state and age of every connection in one panel', async () => {
    const { links, clock, user } = showShell('/home');
    await screen.findByRole('heading', { name: 'Home page' });
    await act(async () => {
      links.set('api', 'live');
      links.set('documentStore', 'lost');
      clock.advance(95_000);
    });
    await user.click(screen.getByRole('button', { name: 'Connections: connection lost' }));
    const rows = (await screen.findAllByRole('listitem'))
      .map(({ textContent }) => textContent)
      .filter(text => /for|Not in use/.test(text ?? ''));
    expect(rows).toEqual([
      'APIEverything you save and loadLivefor 1 minlast contact 1 min ago',
      'Chat engineSending and receiving in chatsNot in use',
      'Document storeV2 messages, notifications and presenceLostfor 1 min',
      'Realtime databaseV1 chatsNot in use',
    ]);
  });

  it('opens the fatal dialog on every page', async () => {
    await loadTestTexts('session', 'app', 'access', 'presence', 'serverStatus');
    const { chat } = showShell('/home');
    chat.runChat.execute();
    act(() => chat.startChat());
    await screen.findByRole('heading', { name: 'Home page' });
    act(() => chat.engine.emit({ type: 'crashed', message: 'x' }));
    expect(await screen.findByRole('alertdialog', { name: 'Application Error' })).toBeInTheDocument();
  });
});
