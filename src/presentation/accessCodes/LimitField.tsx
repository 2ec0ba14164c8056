import { FormGroup, InputGroup, Radio, RadioGroup } from '@blueprintjs/core';
import { useId, type ReactNode } from 'react';
import { privateField } from '../kit/privateField';
import { accessCodesText } from './accessCodesText';
import type { LimitEntry } from './codeFields';

export interface LimitFieldProps {
  readonly entry: LimitEntry;
  /** What is wrong with it. */
  readonly fault: string | undefined;
  readonly onWrite: (entry: LimitEntry) => void;
}

interface LimitProps extends LimitFieldProps {
  readonly title: string;
  readonly unlimited: { readonly text: string; readonly disabled: boolean };
  readonly limited: string;
  readonly field: { readonly label: string; readonly type: 'text' | 'date' };
  /** Hints. */
  readonly children: ReactNode;
}

/** A choice between no limit and one, with a field for the limit. Nothing is chosen beforehand. */
export function LimitField({ title, unlimited, limited, field, entry, fault, onWrite, children }: LimitProps) {
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
        <Radio {...privateField} value="unlimited" disabled={unlimited.disabled}>
          {unlimited.text}
        </Radio>
        <Radio {...privateField} value="limited">
          {limited}
        </Radio>
      </RadioGroup>
      {entry.limit === 'limited' && (
        <FormGroup label={field.label} labelFor={`${id}-value`}>
          <InputGroup
            {...privateField}
            id={`${id}-value`}
            type={field.type}
            {...(field.type === 'text' && { inputMode: 'numeric', maxLength: 9 })}
            value={entry.text}
            aria-invalid={fault !== undefined}
            aria-describedby={`${id}-hints`}
            onValueChange={text => onWrite({ limit: 'limited', text })}
          />
        </FormGroup>
      )}
      <p id={`${id}-hints`} className="organisation-hint limit-hints" role="status">
        {fault !== undefined && <span className="code-fault">{fault}</span>}
        {children}
      </p>
    </div>
  );
}

/** What is wrong with an entry, in words. */
export function faultText(
  fault: string | undefined,
  missing: 'fault.chooseSeats' | 'fault.chooseExpiry',
  wrong: 'fault.seats' | 'fault.day',
): string | undefined {
  return fault === undefined ? undefined : accessCodesText(fault === 'missing' ? missing : wrong);
}
