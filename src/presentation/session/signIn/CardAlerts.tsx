import { useEffect, useState, type ReactNode } from 'react';
import { useStores } from '../../kit/useStores';

/** Messages for visitors, downloaded after the card is there: nothing waits for them, and what fails says nothing. */
export function CardAlerts() {
  const { publicAlerts } = useStores();
  const [alerts, setAlerts] = useState<ReactNode>(null);
  useEffect(() => {
    let isOpen = true;
    publicAlerts().then(
      view => isOpen && setAlerts(view),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [publicAlerts]);
  return alerts;
}
