import type { ReactNode } from 'react';
import { Fault } from '../kit/forms/Fault';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** Next to the label. */
  readonly aside?: ReactNode;
  /** The error in the entry. */
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

/** A labelled field. Its error is shown between label and field, with the id `{id}-problem`. */
export function Field({ id, label, aside, problem, children }: FieldProps) {
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
