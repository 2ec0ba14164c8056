import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStores } from '../useStores';
import { addressOfTab } from '../tabs/addressOfTab';
import { keyOfPage } from './keyOfPage';
import { appText } from '../appText';
import type { ShellStores } from '../ShellStores';
import type { Scope } from '@/domain/kernel/Scope';
import { neededScope } from './neededScope';
import { usePageFacts } from './usePageFacts';
import { windowTitle } from '../tabs/windowTitle';
import type { TabsStore } from '../tabs/TabsStore';

/** Matches pages that are kept in memory: they are in the document, but hidden. */
const AT_REST = '[style*="display: none"]';

/**
 * Moves the focus to the heading of a page that the user did not choose, so that keys still being typed trigger
 * nothing. Focus outside the page, as in a dialog, stays there.
 */
function useRedirectFocus(tabs: Pick<TabsStore, 'wasLedTo'>, url: string): void {
  useEffect(() => {
    const page = document.getElementById('content');
    const { activeElement, body } = document;
    const wasInPage = activeElement === null || activeElement === body || page?.contains(activeElement) === true;
    if (page === null || !wasInPage || !tabs.wasLedTo(url)) return;
    const heading = [...page.querySelectorAll<HTMLElement>('h1')].find(element => element.closest(AT_REST) === null);
    heading?.setAttribute('tabindex', '-1');
    (heading ?? page).focus({ preventScroll: true });
  }, [tabs, url]);
}

interface ShownPage {
  readonly needed: Scope | null;
  readonly missing: boolean;
  /** The key under which the page is kept in memory; see `keyOfPage`. */
  readonly pageKey: string | undefined;
}

type PageStores = Pick<ShellStores, 'access' | 'tabs' | 'chatBadges' | 'reauthentication'>;

/** The page of the current address. It sets the window's title and opens the page's tab. */
export function usePage({ access, tabs, chatBadges, reauthentication: { locked } }: PageStores): ShownPage {
  const { showTitle } = useStores();
  const { pathname, search } = useLocation();
  const facts = usePageFacts();
  const missing = facts?.missing ?? false;
  const needed = neededScope(facts, access);
  const url = addressOfTab(pathname + search);
  const ownTitle = facts && windowTitle(facts.title(new URLSearchParams(search)), tabs.subjectOf(url), url);
  const title = missing ? appText('pages.notFound') : ownTitle;
  const unread = access.verdict('chat:view-active-chats') === 'allow' ? chatBadges.unreadMessages : null;
  const hasTab = facts?.tab === true && !missing && access.verdict(needed) === 'allow';
  useEffect(() => {
    // The window title of a locked page reveals neither what is open nor what is new.
    if (locked) showTitle(appText('locked.title'));
    else showTitle(title, unread);
  }, [showTitle, title, unread, locked]);
  useEffect(() => {
    if (hasTab) tabs.visit(url);
    else tabs.leave();
    chatBadges.refresh();
  }, [tabs, chatBadges, hasTab, url]);
  useRedirectFocus(tabs, url);
  return { needed, missing, pageKey: missing ? undefined : keyOfPage(url) };
}
