import { accessCodesCount, accessCodesText } from './accessCodesText';
import styles from './codes.module.css';
import { isAtMost } from './entryText';
import { LimitField, type LimitFieldProps } from '../kit/forms/LimitField';

interface SeatsFieldProps extends LimitFieldProps {
  /** Number of patients who have joined with the code. */
  readonly used: number;
  /** True if "no limit" cannot be chosen, because an existing limit cannot be removed. */
  readonly mustBeLimited?: boolean;
}

/** The field for the number of patients who may join with a code. */
export function SeatsField({ entry, fault, onWrite, used, mustBeLimited = false }: SeatsFieldProps) {
  const isTooFew = entry.limit === 'limited' && fault === undefined && used > 0 && isAtMost(entry.text, used);
  return (
    <LimitField
      title={accessCodesText('settings.seats')}
      unlimited={{ text: accessCodesText('settings.unlimitedSeats'), disabled: mustBeLimited }}
      limited={accessCodesText('settings.limitedSeats')}
      field={{ label: accessCodesText('settings.seatCount'), type: 'text' }}
      entry={entry}
      missing={accessCodesText('fault.chooseSeats')}
      fault={fault}
      onWrite={onWrite}
    >
      {mustBeLimited && <span>{accessCodesText('settings.noLimitInV1')}</span>}
      {isTooFew && <span className={styles['warning']}>{accessCodesCount('settings.fewerThanUsed', used)}</span>}
    </LimitField>
  );
}
