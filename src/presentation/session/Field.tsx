import type { ReactNode } from 'react';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** Next to the label. */
  readonly aside?: ReactNode;
  readonly problem: string | undefined;
  readonly children: ReactNode;
}

/** A labelled field with its complaint beneath; the complaint's id is `{id}-problem`. */
export function Field({ id, label, aside, problem, children }: FieldProps) {
  return (
    <div className="session-field">
      <div className="session-field-row">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children}
      {problem !== undefined && (
        <p className="session-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
