import { InputGroup } from '@blueprintjs/core';
import { useId } from 'react';
import { privateField } from '../privateField';
import { describedControl, FieldFrame } from './FieldFrame';

interface FaultFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly hint?: string | undefined;
  /** What is wrong with it, in words. */
  readonly fault?: string | undefined;
  readonly disabled?: boolean;
  readonly type?: 'text' | 'email';
  /** How much is entered, and so how wide it is. */
  readonly holds?: 'code' | 'name' | 'email';
  readonly onWrite: (text: string) => void;
}

/** A line of text with its hint, and with what is wrong with it. */
export function FaultField({ label, value, hint, fault, onWrite, holds = 'name', ...rest }: FaultFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} holds={holds}>
      <InputGroup
        {...privateField}
        {...rest}
        {...describedControl(id, { hint, fault })}
        fill
        dir="auto"
        value={value}
        onValueChange={onWrite}
      />
    </FieldFrame>
  );
}
