import { accessCodesText, partOfDayText } from './accessCodesText';
import { isPastDay } from './codeFields';
import styles from './codes.module.css';
import { LimitField, type LimitFieldProps } from '../kit/forms/LimitField';

interface ExpiryFieldProps extends LimitFieldProps {
  /** Server time in milliseconds since 1970, and the time zone of expiry days. */
  readonly clock: { readonly now: number; readonly zone: string };
  /** The code's present expiry, in milliseconds since 1970. */
  readonly expiresAt?: number | undefined;
}

/** The field for the last day on which a code admits people. */
export function ExpiryField({ entry, fault, onWrite, clock: { now, zone }, expiresAt }: ExpiryFieldProps) {
  return (
    <LimitField
      title={accessCodesText('settings.expiry')}
      unlimited={{ text: accessCodesText('settings.never'), disabled: false }}
      limited={accessCodesText('settings.onDay')}
      field={{ label: accessCodesText('settings.lastDay'), type: 'date' }}
      entry={entry}
      missing={accessCodesText('fault.chooseExpiry')}
      fault={fault}
      onWrite={onWrite}
    >
      {entry.limit === 'limited' && <span>{accessCodesText('settings.lastDayHint', { zone })}</span>}
      {expiresAt !== undefined && <span>{partOfDayText(expiresAt, zone)}</span>}
      {isPastDay(entry, now, zone) && (
        <span className={styles['warning']}>{accessCodesText('settings.dayPassed')}</span>
      )}
    </LimitField>
  );
}
