import { FormGroup, InputGroup } from '@blueprintjs/core';
import { useId } from 'react';
import { privateField } from '../privateField';

interface FaultFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly hint?: string | undefined;
  /** What is wrong with it, in words. */
  readonly fault?: string | undefined;
  readonly disabled?: boolean;
  readonly type?: 'text' | 'email';
  readonly onWrite: (text: string) => void;
}

/** A line of text with its hint, or with what is wrong with it. */
export function FaultField({ label, value, hint, fault, onWrite, ...rest }: FaultFieldProps) {
  const id = useId();
  const help = fault ?? hint;
  return (
    <FormGroup
      label={label}
      labelFor={id}
      intent={fault === undefined ? 'none' : 'danger'}
      helperText={
        <span id={`${id}-help`} role="status">
          {help}
        </span>
      }
    >
      <InputGroup
        {...privateField}
        {...rest}
        id={id}
        fill
        dir="auto"
        value={value}
        aria-invalid={fault !== undefined}
        {...(help !== undefined && { 'aria-describedby': `${id}-help` })}
        onValueChange={onWrite}
      />
    </FormGroup>
  );
}
