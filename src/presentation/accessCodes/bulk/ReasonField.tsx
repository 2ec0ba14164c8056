import { FormGroup, TextArea } from '@blueprintjs/core';
import { useId } from 'react';
import { privateField } from '../../kit/privateField';
import { codeBulkText } from './codeBulkWords';
import { LONGEST_REASON } from '../codeFields';

interface ReasonFieldProps {
  readonly value: string;
  readonly isMissing: boolean;
  readonly onWrite: (text: string) => void;
}

/** Why many codes are made or changed; the history of each has it. */
export function ReasonField({ value, isMissing, onWrite }: ReasonFieldProps) {
  const id = useId();
  return (
    <FormGroup
      label={codeBulkText('entry.reason')}
      labelFor={id}
      helperText={
        <span id={`${id}-hint`} role="status">
          {isMissing ? (
            <span className="code-fault">{codeBulkText('fault.reason')}</span>
          ) : (
            codeBulkText('entry.reasonHint')
          )}
        </span>
      }
    >
      <TextArea
        {...privateField}
        id={id}
        fill
        maxLength={LONGEST_REASON}
        value={value}
        aria-invalid={isMissing}
        aria-describedby={`${id}-hint`}
        onChange={event => onWrite(event.currentTarget.value)}
      />
    </FormGroup>
  );
}
