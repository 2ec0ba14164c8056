import { createElement, useEffect, useState, type ReactNode } from 'react';
import type { ShownAlertsStore } from '../../messageAlerts/ShownAlertsStore';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { useStores } from '../../app/useStores';

/** Messages for visitors, downloaded only if there are any. Nothing waits for them, and a failure is not reported. */
export function CardAlerts() {
  const { publicAlerts } = useStores();
  const [alerts, setAlerts] = useState<ReactNode>(null);
  useEffect(() => {
    let isThere = true;
    let hasTyped = false;
    let store: ShownAlertsStore | undefined;
    // Typing counts even before the store is downloaded, so that the first message waits for a pause too.
    const typed = (): void => {
      hasTyped = true;
      store?.typed();
    };
    document.addEventListener('input', typed, true);
    const load = async (): Promise<void> => {
      store = await publicAlerts({ isOpen: () => isThere, isVisible: () => !document.hidden });
      if (store === undefined) return;
      const [{ ShownAlerts }] = await Promise.all([
        import('../../messageAlerts/ShownAlerts'),
        textCatalogue.add('shownAlerts'),
      ]);
      if (hasTyped) store.typed();
      if (isThere) setAlerts(createElement(ShownAlerts, { store, isCard: true }));
    };
    load().catch(() => undefined);
    return () => {
      isThere = false;
      document.removeEventListener('input', typed, true);
    };
  }, [publicAlerts]);
  return alerts;
}
