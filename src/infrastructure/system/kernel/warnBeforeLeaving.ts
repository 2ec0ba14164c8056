import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** The browser asks before leaving while something would be lost. */
export function warnBeforeLeaving(
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  hasUnsaved: () => boolean,
): Unsubscribe {
  const warn = (event: Event): void => {
    if (hasUnsaved()) event.preventDefault();
  };
  page.addEventListener('beforeunload', warn);
  return () => page.removeEventListener('beforeunload', warn);
}
