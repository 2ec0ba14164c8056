import { Drawer, ProgressBar, Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { SideMenu, type LinkCounts } from '../access/SideMenu';
import { ClockNotice } from '../serverStatus/ClockNotice';
import { addressOfTab } from './tabs/addressOfTab';
import { tabKeepsPage } from './tabs/tabKeepsPage';
import { CachedTabPages } from './tabs/CachedTabPages';
import { NotFoundPage } from './routes/NotFoundPage';
import { Palette } from './navigation/Palette';
import { SessionLifeBar } from '../session/reauthentication/SessionLifeBar';
import { ShellBoundary } from './ShellBoundary';
import { ShellMessages } from './ShellMessages';
import { appText, appCount } from './appText';
import { ShortcutSheet } from './navigation/ShortcutSheet';
import { TabStrip } from './tabs/TabStrip';
import { Toolbar } from './toolbar/Toolbar';
import { useNextInNeed } from './home/useNextInNeed';
import { usePage } from './routes/usePage';
import { usePageFacts } from './routes/usePageFacts';
import { useShellStores } from './useShellStores';
import { useStores } from './useStores';
import { useShortcuts } from './navigation/useShortcuts';
import { Notice } from '../kit/Notice';
import { useFocusReturn } from '../kit/overlays/useFocusReturn';
import type { UnreadableStore } from './UnreadableStore';
import type { NotificationStores } from '../notifications/NotificationStores';

/** The numbers beside the menu's links to chats and chat requests, if known. */
function menuCounts({ messages, requests }: NotificationStores): LinkCounts {
  return {
    chatRequestsV1: requests.waitingIn('v1'),
    chatRequestsV2: requests.waitingIn('v2'),
    chatV1: messages.unread('v1') ?? 0,
    chatV2: messages.unread('v2') ?? 0,
  };
}

/**
 * Says that something is missing on a screen. The live region is always there, so that screen readers announce what
 * appears in it.
 */
const UnreadableNotice = observer(function UnreadableNotice({ store }: { readonly store: UnreadableStore }) {
  useEffect(() => store.start(), [store]);
  return (
    <div className="shell-session-life" role="status" aria-label={appText('unreadable.label')}>
      {store.count > 0 && (
        <Notice
          intent="warning"
          action={<Button size="small" text={appText('unreadable.dismiss')} onClick={() => store.dismiss()} />}
        >
          {appCount('unreadable.text', store.count)}
        </Notice>
      )}
    </div>
  );
});

/** The toolbar, the side menu and the tabs, with the page between them. */
export const ShellLayout = observer(function ShellLayout() {
  const stores = useShellStores();
  const { menu, tabs } = stores;
  const navigate = useNavigate();
  useShortcuts(stores, useNextInNeed());
  useEffect(
    () =>
      tabs.attach({
        at: () => addressOfTab(window.location.pathname + window.location.search),
        go: async url => navigate(url),
      }),
    [tabs, navigate],
  );
  return (
    <div className={menu.open ? 'shell' : 'shell shell-narrow'}>
      <a className="shell-skip" href="#content">
        {appText('skip')}
      </a>
      <ShellBoundary area="toolbar" className="shell-toolbar">
        <Toolbar />
      </ShellBoundary>
      <ShellBoundary area="menu" className="shell-side">
        <Menus />
      </ShellBoundary>
      <div className="shell-work">
        <ShellBoundary area="tabs">
          <TabStrip />
        </ShellBoundary>
        <ShellBoundary area="messages">
          <ShellMessages />
        </ShellBoundary>
        <ShellBoundary area="unreadable items">
          <UnreadableNotice store={stores.unreadable} />
          <ClockNotice store={stores.serverStatus.links} />
        </ShellBoundary>
        <ShellBoundary area="page">
          <Page />
        </ShellBoundary>
        <ShellBoundary area="session life">
          <SessionLifeBar store={stores.sessionLife} />
        </ShellBoundary>
      </div>
      <ShellBoundary area="palette">
        <Palette />
        <ShortcutSheet />
      </ShellBoundary>
    </div>
  );
});

const Menus = observer(function Menus() {
  const { access, menu, notifications } = useShellStores();
  const needed = usePageFacts()?.scope ?? null;
  const left = useRef(false);
  const close = (): void => menu.showOverlay(false);
  // If the user chose a page, the focus moves to it; otherwise it returns to the menu button.
  const leave = (): void => {
    left.current = true;
    close();
  };
  const returnFocus = useFocusReturn(menu.overlay);
  const settle = (overlay: HTMLElement): void => {
    if (left.current) document.getElementById('content')?.focus();
    else returnFocus(overlay);
    left.current = false;
  };
  const shared = {
    access,
    folded: menu.folded,
    onFold: (group: string) => menu.fold(group),
    counts: menuCounts(notifications),
    saidOnPage: access.verdict(needed) === 'couldNotCheck',
  };
  return (
    <>
      <aside className="shell-side">
        <SideMenu {...shared} />
      </aside>
      <Drawer
        className="shell-drawer"
        isOpen={menu.overlay}
        onClose={close}
        onClosing={settle}
        shouldReturnFocusOnClose={false}
        position="left"
        size="260px"
      >
        <div role="dialog" aria-modal="true" aria-label={appText('menuOverlay')}>
          <SideMenu {...shared} onLeave={leave} />
        </div>
      </Drawer>
    </>
  );
});

/** Moves the focus to the page after a login, because the form that had it is gone. */
function useFocusAfterLogin(): void {
  const { root } = useStores();
  useEffect(() => {
    const { activeElement, body } = document;
    if (!root.hasLoggedIn || (activeElement !== null && activeElement !== body)) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [root]);
}

const Page = observer(function Page() {
  const stores = useShellStores();
  useFocusAfterLogin();
  const { needed, missing, pageKey } = usePage(stores);
  const busy = useNavigation().state !== 'idle';
  const isOpen = tabKeepsPage(stores.tabs.shown.map(({ url }) => url));
  return (
    <main className="shell-main" id="content" tabIndex={-1} aria-busy={busy}>
      {busy && <ProgressBar className="shell-progress" intent="primary" aria-label={appText('loadingPage')} />}
      <CachedTabPages
        pageKey={pageKey}
        needed={needed}
        isOpen={isOpen}
        instead={missing ? <NotFoundPage /> : undefined}
      />
    </main>
  );
});
