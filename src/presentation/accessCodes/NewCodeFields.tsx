import type { LimitEntry } from '../kit/forms/LimitEntry';
import { ReasonField } from '../kit/forms/ReasonField';
import { Hint } from '../kit/layout/Hint';
import type { CodeForm, CodeFormField } from './codeFields';
import { ExpiryField } from './ExpiryField';
import type { NewCodeEntryFaults } from './newCodeFaults';
import { SeatsField } from './SeatsField';

interface NewCodeFieldsProps {
  readonly mine: CodeForm;
  readonly faults: NewCodeEntryFaults;
  /** Server time in milliseconds since 1970, the time zone of expiry days, and whether new codes can expire. */
  readonly store: { readonly now: number; readonly zone: string; readonly isExpiring: boolean };
  /** The text in place of the expiry for codes of the first generation, which have none. */
  readonly noExpiry: string;
  readonly reasonHint: string;
  readonly onLimit: (field: CodeFormField, entry: LimitEntry) => void;
  readonly onReason: (reason: string) => void;
}

/** The fields that all new codes have: seats, expiry and a reason. */
export function NewCodeFields(props: NewCodeFieldsProps) {
  const { mine, faults, store, noExpiry, reasonHint, onLimit, onReason } = props;
  return (
    <>
      <SeatsField entry={mine.seats} fault={faults.seats} onWrite={entry => onLimit('seats', entry)} used={0} />
      {store.isExpiring ? (
        <ExpiryField
          entry={mine.expiry}
          fault={faults.expiry}
          onWrite={entry => onLimit('expiry', entry)}
          clock={store}
        />
      ) : (
        <Hint>{noExpiry}</Hint>
      )}
      <ReasonField value={mine.reason} isMissing={faults.reason !== undefined} hint={reasonHint} onWrite={onReason} />
    </>
  );
}
