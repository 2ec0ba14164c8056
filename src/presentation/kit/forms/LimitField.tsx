import { InputGroup } from '@blueprintjs/core';
import { useId, type ReactNode } from 'react';
import { privateField } from '../privateField';
import { ChoiceField } from './ChoiceField';
import { DateField } from './DateField';
import { describedControl, FieldFrame } from './FieldFrame';
import { entryFaultText } from './formsText';
import type { EntryFault, LimitEntry } from './LimitEntry';
import './limitField.css';

export interface LimitFieldProps {
  readonly entry: LimitEntry;
  /** The error in `entry`. */
  readonly fault: EntryFault | undefined;
  readonly onWrite: (entry: LimitEntry) => void;
}

interface LimitProps extends LimitFieldProps {
  readonly title: string;
  readonly unlimited: { readonly text: string; readonly disabled: boolean };
  readonly limited: string;
  readonly field: {
    readonly label: string;
    readonly type: 'text' | 'date';
    /** The message for an error other than those in `EntryFault`. */
    readonly fault?: string | undefined;
  };
  /** The error message if neither choice was made. */
  readonly missing: string;
  readonly readOnly?: boolean;
  /** Hints, which screen readers announce when they change. */
  readonly children?: ReactNode;
}

/** A choice between a limit and none, with a field for the limit. Nothing is preselected. */
export function LimitField(props: LimitProps) {
  const { title, unlimited, limited, missing, entry, fault, onWrite, readOnly = false, children } = props;
  const id = useId();
  const said = fault && entryFaultText(fault, missing);
  return (
    <div className="limit-field">
      <ChoiceField
        label={title}
        value={entry.limit}
        choices={[
          ['unlimited', unlimited.text],
          ['limited', limited],
        ]}
        disabled={readOnly ? ['unlimited', 'limited'] : unlimited.disabled ? ['unlimited'] : []}
        fault={entry.limit === 'limited' ? undefined : said}
        onChoose={limit => onWrite({ limit, text: limit === 'limited' ? entry.text : '' })}
      />
      {entry.limit === 'limited' && <Limit {...props} id={id} said={said ?? props.field.fault} />}
      <p id={`${id}-hints`} className="limit-hints" role="status">
        {children}
      </p>
    </div>
  );
}

interface LimitValueProps extends LimitProps {
  readonly id: string;
  /** The error message. */
  readonly said: string | undefined;
}

function Limit({ id, field, entry, said: fault, readOnly = false, onWrite }: LimitValueProps) {
  const write = (text: string): void => onWrite({ limit: 'limited', text });
  if (field.type === 'date')
    return (
      <DateField
        label={field.label}
        value={entry.text}
        readOnly={readOnly}
        fault={fault}
        describedBy={`${id}-hints`}
        onWrite={write}
      />
    );
  return (
    <FieldFrame id={`${id}-value`} label={field.label} fault={fault}>
      <InputGroup
        {...privateField}
        {...describedControl(`${id}-value`, { fault }, `${id}-hints`)}
        className="limit-number"
        readOnly={readOnly}
        inputMode="numeric"
        maxLength={16}
        value={entry.text}
        onValueChange={write}
      />
    </FieldFrame>
  );
}
