import { LimitField } from '../../kit/forms/LimitField';
import type { EntryFault, LimitEntry } from '../../kit/forms/LimitEntry';
import { promotionText } from './promotionWords';

interface EndFieldProps {
  readonly entry: LimitEntry;
  /** The error in the last day; `over`: the day has passed. */
  readonly fault: EntryFault | 'over' | undefined;
  /** The time zone of the last day. */
  readonly zone: string;
  readonly onWrite: (entry: LimitEntry) => void;
}

/** The field for the last day of a right. A choice is required: leaving it empty does not mean “no last day”. */
export function EndField({ entry, fault, zone, onWrite }: EndFieldProps) {
  return (
    <LimitField
      title={promotionText('entry.lastDay')}
      unlimited={{ text: promotionText('entry.noEnd'), disabled: false }}
      limited={promotionText('entry.untilDay')}
      field={{
        label: promotionText('entry.day'),
        type: 'date',
        fault: fault === 'over' ? promotionText('fault.over') : undefined,
      }}
      entry={entry}
      missing={promotionText('fault.end')}
      fault={fault === 'over' ? undefined : fault}
      onWrite={onWrite}
    >
      {entry.limit === 'limited' && <span>{promotionText('entry.dayHint', { zone })}</span>}
    </LimitField>
  );
}
