import { TextArea } from '@blueprintjs/core';
import { useId } from 'react';
import { privateField } from '../privateField';
import { describedControl, FieldFrame } from './FieldFrame';
import { formsText, longestReason } from './formsText';

interface ReasonFieldProps {
  readonly value: string;
  /** True if a reason is required and was not entered. */
  readonly isMissing: boolean;
  readonly onWrite: (text: string) => void;
  /** Says what the reason is for, if a page asks for more than one. */
  readonly label?: string;
  /** The error message for a reason that is missing or too short. */
  readonly missing?: string;
  /** Says where the reason can be read later. */
  readonly hint?: string;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  /** Id of the element that describes the act. */
  readonly describedBy?: string;
}

/** The field for an administrator's reason for a change. The history of the changed item shows it. */
export function ReasonField({ value, isMissing, onWrite, describedBy, ...rest }: ReasonFieldProps) {
  const id = useId();
  const {
    label = formsText('reason.label'),
    hint = formsText('reason.hint'),
    missing = formsText('reason.missing'),
    ...field
  } = rest;
  const fault = isMissing ? missing : undefined;
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} holds="reason">
      <TextArea
        {...privateField}
        {...field}
        {...describedControl(id, { hint, fault }, describedBy)}
        fill
        autoResize
        required
        dir="auto"
        maxLength={longestReason}
        value={value}
        onChange={event => onWrite(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
