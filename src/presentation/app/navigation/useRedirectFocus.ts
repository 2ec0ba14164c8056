import { useEffect } from 'react';
import type { TabsStore } from '../tabs/TabsStore';

/** Kept pages at rest are in the document, too. */
const AT_REST = '[style*="display: none"]';

/**
 * Gives the focus to the heading of a page to which nobody went by themselves: the place where it was is gone, and the keys of whoever
 * is still typing may act on nothing. It stays where it is outside the page, as in a dialog.
 */
export function useRedirectFocus(tabs: Pick<TabsStore, 'wasLedTo'>, url: string): void {
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
