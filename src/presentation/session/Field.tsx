import type { ReactNode } from 'react';
import { Fault } from '../kit/forms/Fault';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** Next to the label. */
  readonly aside?: ReactNode;
  /** What is wrong with the entry. */
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

/** A labelled field. What is wrong with it is between label and field, with the id `{id}-problem`. */
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
