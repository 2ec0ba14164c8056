import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** The document and its window, with the events that announce that the page may go. */
export interface LeavingPage {
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
    readonly visibilityState: string;
  };
}

/**
 * Calls back whenever the page is hidden or about to go: `beforeunload` comes while there still is time to write,
 * `pagehide` where it never comes.
 */
export function onPageHide({ window, document }: LeavingPage, leave: () => void): Unsubscribe {
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    window.removeEventListener('beforeunload', leave);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hidden);
  };
}
