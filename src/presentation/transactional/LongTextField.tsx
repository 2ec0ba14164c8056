import { TextArea } from '@blueprintjs/core';
import { useId } from 'react';
import { describedControl, FieldFrame } from '../kit/forms/FieldFrame';
import { privateField } from '../kit/privateField';
import styles from './TransactionalPage.module.css';

interface LongTextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly fault: string | undefined;
  readonly onWrite: (text: string) => void;
}

/** A field for text of several lines, with its error. */
export function LongTextField({ label, fault, onWrite, ...field }: LongTextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} fault={fault} holds="reason">
      <TextArea
        {...privateField}
        {...field}
        {...describedControl(id, { fault })}
        fill
        autoResize
        className={styles['long'] ?? ''}
        dir="auto"
        onChange={event => onWrite(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
