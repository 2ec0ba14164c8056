import { createElement, useEffect, useState, type ReactNode } from 'react';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { useStores } from '../../kit/useStores';

/** Messages for visitors, downloaded after the card is there: nothing waits for them, and what fails says nothing. */
export function CardAlerts() {
  const { publicAlerts } = useStores();
  const [alerts, setAlerts] = useState<ReactNode>(null);
  useEffect(() => {
    let isOpen = true;
    const load = async (): Promise<void> => {
      const [{ ShownAlerts }, store] = await Promise.all([
        import('../../messageAlerts/ShownAlerts'),
        publicAlerts(),
        textCatalogue.add('shownAlerts'),
      ]);
      if (isOpen) setAlerts(createElement(ShownAlerts, { store, isCard: true }));
    };
    load().catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [publicAlerts]);
  return alerts;
}
