import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** As browsers do and jsdom does not: what becomes disabled lets go of the focus. */
export function dropFocusOfDisabled(page: Document): Unsubscribe {
  const watch = new MutationObserver(() => {
    const { activeElement } = page;
    if (activeElement instanceof HTMLElement && activeElement.matches(':disabled')) activeElement.blur();
  });
  watch.observe(page, { subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => watch.disconnect();
}
