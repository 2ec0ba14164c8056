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
  /** Server time, by whose calendar days count, and whether new codes may expire. */
  readonly store: { readonly now: number; readonly zone: string; readonly isExpiring: boolean };
  /** In the place of the expiry that codes of the first generation do not have. */
  readonly noExpiry: string;
  readonly reasonHint: string;
  readonly onLimit: (field: CodeFormField, entry: LimitEntry) => void;
  readonly onReason: (reason: string) => void;
}

/** The fields of every new code: seats, expiry and a reason. */
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
