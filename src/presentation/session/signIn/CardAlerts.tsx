import { createElement, useEffect, useState, type ReactNode } from 'react';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { useStores } from '../../kit/useStores';

/** Messages for visitors, downloaded once there are any: nothing waits for them, and what fails says nothing. */
export function CardAlerts() {
  const { publicAlerts } = useStores();
  const [alerts, setAlerts] = useState<ReactNode>(null);
  useEffect(() => {
    let isThere = true;
    const load = async (): Promise<void> => {
      const store = await publicAlerts({ isOpen: () => isThere, isVisible: () => !document.hidden });
      if (store === undefined) return;
      const [{ ShownAlerts }] = await Promise.all([
        import('../../messageAlerts/ShownAlerts'),
        textCatalogue.add('shownAlerts'),
      ]);
      if (isThere) setAlerts(createElement(ShownAlerts, { store, isCard: true }));
    };
    load().catch(() => undefined);
    return () => {
      isThere = false;
    };
  }, [publicAlerts]);
  return alerts;
}
