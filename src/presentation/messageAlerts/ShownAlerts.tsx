import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import type { ShownAlert } from '@/domain/messageAlerts/MessageAlert';
import { useAttention } from '../kit/useAttention';
import { AlertNotice } from './AlertNotice';
import styles from './ShownAlerts.module.css';
import { moreAlertsText, shownAlertsText } from './shownAlertsText';
import type { ShownAlertsStore } from './ShownAlertsStore';

interface ShownAlertsProps {
  readonly store: ShownAlertsStore;
  /** True on a card; by default the messages have the full width of the page. */
  readonly isCard?: boolean;
}

/** The messages from the service. They never take the focus; the live region announces each of them once. */
export const ShownAlerts = observer(function ShownAlerts({ store, isCard = false }: ShownAlertsProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => store.start(), [store]);
  useAttention(useCallback((_focused: boolean, isVisible: boolean) => store.attend(isVisible), [store]));
  useEffect(() => {
    const typed = (): void => store.typed();
    document.addEventListener('input', typed, true);
    return () => document.removeEventListener('input', typed, true);
  }, [store]);
  const dismiss = (alert: ShownAlert): void => {
    store.dismiss(alert);
    // The button that had the focus is no longer there.
    (region.current ?? document.getElementById('content'))?.focus({ preventScroll: true });
  };
  const { placed, more, isExpanded } = store;
  return (
    <>
      <div className="visually-hidden" role="status">
        {store.announcement}
      </div>
      {placed.length > 0 && (
        <section
          ref={region}
          tabIndex={-1}
          className={isCard ? `${styles['alerts']} ${styles['card']}` : styles['alerts']}
          aria-label={shownAlertsText('label')}
        >
          {placed.map(({ alert, isGone }) => (
            <div key={alert.id} className={isGone ? styles['gone'] : undefined} aria-hidden={isGone || undefined}>
              <AlertNotice {...alert} onDismiss={alert.isDismissible ? () => dismiss(alert) : undefined} />
            </div>
          ))}
          {isExpanded &&
            more.map(alert => (
              <AlertNotice
                key={alert.id}
                {...alert}
                onDismiss={alert.isDismissible ? () => dismiss(alert) : undefined}
              />
            ))}
          {more.length > 0 && (
            <Button
              variant="minimal"
              size="small"
              aria-expanded={isExpanded}
              text={isExpanded ? shownAlertsText('fewer') : moreAlertsText(more.length)}
              onClick={() => store.setExpanded(!isExpanded)}
            />
          )}
        </section>
      )}
    </>
  );
});
