import { InputGroup } from '@blueprintjs/core';
import { useId } from 'react';
import { privateField } from '../privateField';
import { describedControl, FieldFrame } from './FieldFrame';

interface FaultFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly hint?: string | undefined;
  /** The error message. */
  readonly fault?: string | undefined;
  readonly disabled?: boolean;
  readonly type?: 'text' | 'email';
  /** The expected content, which sets the width; `name` by default. */
  readonly holds?: 'code' | 'name' | 'email';
  readonly onWrite: (text: string) => void;
}

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
