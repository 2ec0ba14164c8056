import { FormGroup, InputGroup, Radio, RadioGroup } from '@blueprintjs/core';
import { useId, type ReactNode } from 'react';
import { Fault } from './Fault';
import { privateField } from '../privateField';
import { entryFaultText } from './formsText';
import type { EntryFault, LimitEntry } from './LimitEntry';
import './limitField.css';
import { DateField } from './DateField';

export interface LimitFieldProps {
  readonly entry: LimitEntry;
  /** What is wrong with it. */
  readonly fault: EntryFault | undefined;
  readonly onWrite: (entry: LimitEntry) => void;
}

interface LimitProps extends LimitFieldProps {
  readonly title: string;
  readonly unlimited: { readonly text: string; readonly disabled: boolean };
  readonly limited: string;
  readonly field: { readonly label: string; readonly type: 'text' | 'date' };
  /** What is said where nothing was chosen. */
  readonly missing: string;
  readonly readOnly?: boolean;
  /** Hints. */
  readonly children?: ReactNode;
}

/** A choice between no limit and one, with a field for the limit. Nothing is chosen beforehand. */
export function LimitField(props: LimitProps) {
  const { title, unlimited, limited, field, missing, entry, fault, onWrite, readOnly = false, children } = props;
  const id = useId();
  const choose = (limit: string): void =>
    onWrite(limit === 'limited' ? { limit: 'limited', text: entry.text } : { limit: 'unlimited', text: '' });
  return (
    <div className="limit-field">
      <RadioGroup
        label={title}
        name={id}
        {...(entry.limit !== null && { selectedValue: entry.limit })}
        onChange={event => choose(event.currentTarget.value)}
      >
        <Radio {...privateField} value="unlimited" disabled={unlimited.disabled || readOnly}>
          {unlimited.text}
        </Radio>
        <Radio {...privateField} value="limited" disabled={readOnly}>
          {limited}
        </Radio>
      </RadioGroup>
      {entry.limit === 'limited' && field.type === 'date' && (
        <DateField
          label={field.label}
          value={entry.text}
          readOnly={readOnly}
          isWrong={fault !== undefined}
          describedBy={`${id}-hints`}
          onWrite={text => onWrite({ limit: 'limited', text })}
        />
      )}
      {entry.limit === 'limited' && field.type === 'text' && (
        <FormGroup label={field.label} labelFor={`${id}-value`}>
          <InputGroup
            {...privateField}
            id={`${id}-value`}
            readOnly={readOnly}
            inputMode="numeric"
            maxLength={16}
            value={entry.text}
            aria-invalid={fault !== undefined}
            aria-describedby={`${id}-hints`}
            onValueChange={text => onWrite({ limit: 'limited', text })}
          />
        </FormGroup>
      )}
      <p id={`${id}-hints`} className="limit-hints" role="status">
        {fault !== undefined && <Fault>{entryFaultText(fault, missing)}</Fault>}
        {children}
      </p>
    </div>
  );
}
