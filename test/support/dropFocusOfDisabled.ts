import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Does what browsers do and jsdom does not: an element that becomes disabled loses the focus. */
export function dropFocusOfDisabled(page: Document): Unsubscribe {
  const watch = new MutationObserver(() => {
    const { activeElement } = page;
    if (activeElement instanceof HTMLElement && activeElement.matches(':disabled')) activeElement.blur();
  });
  watch.observe(page, { subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => watch.disconnect();
}
