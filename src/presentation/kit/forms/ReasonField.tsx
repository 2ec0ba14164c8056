import { FormGroup, TextArea } from '@blueprintjs/core';
import { useId } from 'react';
import { privateField } from '../privateField';
import { formsText, longestReason } from './formsText';

interface ReasonFieldProps {
  readonly value: string;
  /** It has to be entered and was not. */
  readonly isMissing: boolean;
  readonly onWrite: (text: string) => void;
  /** What the reason is for, where a page asks for more than one. */
  readonly label?: string;
  /** What is said where it is missing, or too short. */
  readonly missing?: string;
  /** Where the reason can be read later. */
  readonly hint?: string;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  /** Id of what describes the act. */
  readonly describedBy?: string;
}

/** Why an administrator changes something. The history of what is changed has it. */
export function ReasonField({ value, isMissing, onWrite, describedBy, ...rest }: ReasonFieldProps) {
  const id = useId();
  const {
    label = formsText('reason.label'),
    hint = formsText('reason.hint'),
    missing = formsText('reason.missing'),
    ...field
  } = rest;
  const descriptions = [describedBy, `${id}-hint`].filter(one => one !== undefined);
  return (
    <FormGroup
      label={label}
      labelFor={id}
      intent={isMissing ? 'danger' : 'none'}
      helperText={
        <span id={`${id}-hint`} role="status">
          {isMissing ? missing : hint}
        </span>
      }
    >
      <TextArea
        {...privateField}
        {...field}
        id={id}
        fill
        autoResize
        required
        dir="auto"
        maxLength={longestReason}
        value={value}
        aria-invalid={isMissing}
        aria-describedby={descriptions.join(' ')}
        onChange={event => onWrite(event.currentTarget.value)}
      />
    </FormGroup>
  );
}
