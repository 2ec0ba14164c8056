import type { ReactNode } from 'react';
import { Fault } from '../kit/forms/Fault';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** Content beside the label. */
  readonly besideLabel?: ReactNode;
  /** The error message. */
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

/** A field with its label, and its error between them. The error has the id `{id}-problem`. */
export function Field({ id, label, besideLabel: aside, problem, children }: FieldProps) {
  return (
    <div className="session-field">
      <div className="session-field-row">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {problem !== undefined && (
        <p className="session-problem" id={`${id}-problem`}>
          <Fault>{problem}</Fault>
        </p>
      )}
      {children}
    </div>
  );
}
