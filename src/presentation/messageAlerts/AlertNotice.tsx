import { Button } from '@blueprintjs/core';
import { CrossIcon, ErrorIcon, InfoSignIcon, WarningSignIcon } from '@blueprintjs/icons';
import type { AlertKind } from '@/domain/messageAlerts/MessageAlert';
import styles from './AlertNotice.module.css';
import { partsOfMessage, shownAlertsText } from './shownAlertsText';

interface AlertNoticeProps {
  readonly kind: AlertKind;
  readonly message: string;
  /** Undefined if the message cannot be dismissed. */
  readonly onDismiss?: (() => void) | undefined;
}

export const alertIcons = { information: InfoSignIcon, warning: WarningSignIcon, urgent: ErrorIcon };

/** A message from the service as its readers see it: an icon, a colour, and the text as typed. */
export function AlertNotice({ kind, message, onDismiss }: AlertNoticeProps) {
  const Icon = alertIcons[kind];
  return (
    <div className={`${styles['alert']} ${styles[kind]}`}>
      <Icon title={shownAlertsText(`kind.${kind}`)} />
      <p dir="auto">
        {partsOfMessage(message).map(({ text, isLink }, place) =>
          isLink ? (
            <a key={place} href={text} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
      {onDismiss && (
        <Button
          variant="minimal"
          size="small"
          className={styles['dismiss'] ?? ''}
          icon={<CrossIcon />}
          aria-label={shownAlertsText('dismiss')}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
