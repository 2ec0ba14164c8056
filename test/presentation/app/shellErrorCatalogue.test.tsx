import { act, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ReadLegalDocument } from '@/application/legal/ReadLegalDocument';
import { MarkAllNotificationsRead } from '@/application/notifications/MarkAllNotificationsRead';
import { readExternalPath } from '@/domain/legal/readExternalPath';
import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';
import { ExternalShell } from '@/presentation/legal/ExternalShell';
import { ConfirmOwnEmail } from '@/application/account/ConfirmOwnEmail';
import { ConfirmEmailStore } from '@/presentation/account/ConfirmEmailStore';
import { transactionalStores } from '@/presentation/transactional/TransactionalStores';
import { FakeTransactionalGateway } from '#test/support/fakes/transactional/FakeTransactionalGateway';
import { FakeDoneLinkVault } from '#test/support/fakes/account/FakeDoneLinkVault';
import { FakeOwnAccountGateway } from '#test/support/fakes/account/FakeOwnAccountGateway';
import { LegalStore } from '@/presentation/legal/LegalStore';
import { NotificationsStore } from '@/presentation/notifications/NotificationsStore';
import { notificationText } from '@/presentation/notifications/notificationText';
import { ConnectionMessage } from '@/presentation/serverStatus/ConnectionMessage';
import { ServerStatusBanner } from '@/presentation/serverStatus/ServerStatusBanner';
import { StoresContext } from '@/presentation/app/useStores';
import { ToastRegion } from '@/presentation/app/ToastRegion';
import { LogOutStore } from '@/presentation/session/signOut/LogOutStore';
import { NotFoundPage } from '@/presentation/app/routes/NotFoundPage';
import { appText } from '@/presentation/app/appText';
import { watchGlobalErrors } from '@/presentation/app/watchGlobalErrors';
import { aNotification } from '#test/support/builders/notifications/aNotification';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { notificationTools } from '#test/support/builders/notifications/notificationTools';
import { serverStatusTools } from '#test/support/builders/serverStatus/serverStatusTools';
import { testStores } from '#test/support/builders/app/testStores';
import { FakeLanguages } from '#test/support/fakes/kernel/FakeLanguages';
import { FakeLegalArchive } from '#test/support/fakes/legal/FakeLegalArchive';

type Tools = ReturnType<typeof testStores>;

/** A row of D1 §8 (and the texts of §2, §4 and §7 that the shell shows): its place, its text, and what causes it. */
interface Row {
  readonly what: string;
  /**
   * `page`: the heading of the page. `toast`: the region of toasts. `top`: the message at the top. `banner`: above all
   * else.
   */
  readonly place: 'page' | 'toast' | 'top' | 'banner';
  readonly text: string;
  readonly happen: (tools: Tools) => { readonly view?: ReactNode; readonly after?: () => unknown };
}

interface LegalWorld {
  readonly path: string;
  readonly lang?: string;
  readonly publishes?: boolean;
  readonly speaks?: boolean;
}

function legal({ path, lang = 'en', publishes = true, speaks = true }: LegalWorld): Row['happen'] {
  return () => {
    const [archive, languages] = [new FakeLegalArchive(), new FakeLanguages()];
    if (!publishes) archive.unreachable.add(lang);
    if (!speaks) languages.unreachable.add(lang);
    const stores = {
      page: readExternalPath(path),
      transactional: transactionalStores({
        gateway: new FakeTransactionalGateway(),
        token: '',
        newAttempt: () => 'attempt'.repeat(4),
      }),
      rejectEmail: (id: string) =>
        new ConfirmEmailStore(
          id,
          new ConfirmOwnEmail(new FakeOwnAccountGateway(), 'rejectEmail'),
          new FakeDoneLinkVault(),
        ),
      legal: (doc: string) => new LegalStore({ doc, lang, goto: null }, new ReadLegalDocument(archive, languages)),
    };
    return { view: <ExternalShell stores={stores} /> };
  };
}

function thrown(error: unknown): Row['happen'] {
  return ({ stores }) => {
    const target = new EventTarget();
    watchGlobalErrors(target, { toasts: stores.toasts, report: () => undefined });
    return { after: () => target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error })) };
  };
}

const markingAll: Row['happen'] = ({ stores }) => {
  const { feed, gateway, clock } = notificationTools();
  const list = new NotificationsStore({
    source: feed,
    gateway,
    markAllNotificationsRead: new MarkAllNotificationsRead(gateway),
    clock,
    onNotCleared: () => stores.toasts.danger(notificationText('menu.notCleared')),
  });
  list.start();
  gateway.own.add('n-1').add('n-2');
  gateway.stubborn.add('n-2');
  feed.list(aNotification(), aNotification({ id: 'n-2' }));
  return { after: () => list.markAll('v2') };
};

const loggingOut: Row['happen'] = ({ stores, signOut, vault, ann, gateway }) => {
  vault.save({ user: ann, cookie: 'c' });
  gateway.failNext({ kind: 'offline' });
  const store = new LogOutStore(
    signOut,
    stores.logOutTitles,
    () => stores.toasts.danger(appText('logOut.failed')),
    () => undefined,
  );
  return { after: () => store.run() };
};

function connection(regained: boolean, keeps = true): Row['happen'] {
  return ({ signOut, serverStatus, clock, stores }) => {
    const { links, stores: shown } = serverStatusTools({
      gateway: serverStatus,
      signOut,
      clock,
      restart: stores.restart,
    });
    shown.links.start();
    const after = (): void => {
      links.setStorageWorks(keeps);
      links.set('api', 'lost');
      if (regained) links.set('api', 'live');
    };
    return { view: <ConnectionMessage store={shown.links} />, after };
  };
}

function server(status: ServerStatus): Row['happen'] {
  return ({ signOut, serverStatus, clock, stores }) => {
    serverStatus.status = status;
    const { stores: shown } = serverStatusTools({ gateway: serverStatus, signOut, clock, restart: stores.restart });
    shown.banner.start(() => undefined);
    return { view: <ServerStatusBanner store={shown.banner} /> };
  };
}

const nowhere = 'Sorry! The page you have tried to access does not exist.';
const rows: readonly Row[] = [
  {
    what: 'a legal document that does not exist',
    place: 'page',
    text: 'Invalid parameter',
    happen: legal({ path: '/legal/imprint' }),
  },
  {
    what: 'a legal document that cannot be loaded',
    place: 'page',
    text: 'Failed to retrieve page. Please try again later.',
    happen: legal({ path: '/legal/eula', publishes: false }),
  },
  {
    what: 'a language that cannot be set up',
    place: 'page',
    text: "Problem with 'cy' language initialization",
    happen: legal({ path: '/legal/eula', lang: 'cy', speaks: false }),
  },
  { what: 'an unknown path, signed out', place: 'page', text: nowhere, happen: legal({ path: '/nowhere' }) },
  {
    what: 'an unknown transactional path',
    place: 'page',
    text: nowhere,
    happen: legal({ path: '/transactional/x' }),
  },
  {
    what: 'an unknown path, signed in',
    place: 'page',
    text: nowhere,
    happen: () => ({ view: <NotFoundPage /> }),
  },
  {
    what: 'notifications that could not all be cleared',
    place: 'toast',
    text: 'Error: One or more notifications could not be cleared',
    happen: markingAll,
  },
  {
    what: 'a logout dialog that failed',
    place: 'toast',
    text: 'Error: Could not log out. Please try again.',
    happen: loggingOut,
  },
  {
    what: 'an uncaught error',
    place: 'toast',
    text: 'Error: Sorry, something went wrong - please try again.',
    happen: thrown(new Error('x')),
  },
  {
    what: 'a lost connection',
    place: 'top',
    text: 'Connection lost. What you see may be out of date. We send your chat messages later. Save forms again when the connection is back.',
    happen: connection(false),
  },
  {
    what: 'a lost connection on a device without storage',
    place: 'top',
    text:
      'Connection lost. What you see may be out of date. Keep this window open. ' +
      'We send your chat messages when the connection is back. Save forms again then.',
    happen: connection(false, false),
  },
  { what: 'a restored connection', place: 'top', text: 'Connection restored.', happen: connection(true) },
  {
    what: 'a server that will go offline',
    place: 'banner',
    text: 'The server will go offline at Fri 20 Nov, 22:00',
    happen: server({ state: 'goingOffline', at: Date.UTC(2026, 10, 20, 22, 0) }),
  },
  {
    what: 'a server that is offline',
    place: 'banner',
    text: 'The server is currently offline for maintenance',
    happen: server({ state: 'offline' }),
  },
];

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`Nothing is ${selector}`);
  return found;
}

const places: Readonly<Record<Row['place'], () => HTMLElement>> = {
  page: () => screen.getByRole('heading', { level: 1 }),
  toast: () => part('.toasts'),
  top: () => screen.getByRole('status', { name: 'Connection' }),
  banner: () => part('.status-banner-region'),
};

async function show({ happen }: Row): Promise<void> {
  const tools = testStores('/');
  const { view, after } = happen(tools);
  await act(async () => {
    render(
      <StoresContext.Provider value={tools.stores}>
        <MemoryRouter>{view}</MemoryRouter>
        <ToastRegion toasts={tools.stores.toasts} />
      </StoresContext.Provider>,
    );
  });
  await act(async () => void (await after?.()));
}

describe('the error catalogue of the shell', () => {
  beforeAll(() => loadTestTexts('session', 'app', 'legal', 'notifications', 'serverStatus'));

  it.each(rows)('$what: $place: $text', async row => {
    await show(row);
    const place = places[row.place]();
    if (row.place === 'page') expect(place.textContent).toBe(row.text);
    else expect(within(place).getByText(row.text)).toBeInTheDocument();
    expect(screen.getAllByText(row.text)).toHaveLength(1);
  });

  it.each([
    ['a message of the identity service', Object.assign(new Error('x'), { code: 'auth/network-request-failed' })],
    ['a permission error of the document store', new Error('Missing or insufficient permissions.')],
  ])('suppresses %s', async (_what, error) => {
    await show({ what: '', place: 'toast', text: '', happen: thrown(error) });
    expect(places.toast()).toHaveTextContent(/^$/);
  });
});
