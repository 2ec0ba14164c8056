import type { FormEvent, KeyboardEvent, ReactNode } from 'react';

interface SessionFormProps {
  readonly onSubmit: () => void;
  /** The form was sent while its button is closed; it says what is missing. */
  readonly onIncomplete: () => void;
  readonly children: ReactNode;
}

/** A form that answers the Enter key even while its button is closed: a browser would do nothing at all. */
export function SessionForm({ onSubmit, onIncomplete, children }: SessionFormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  const press = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (event.currentTarget.querySelector('[type=submit]:disabled') !== null) onIncomplete();
  };
  return (
    <form className="session-form" onSubmit={submit} onKeyDown={press} noValidate>
      {children}
    </form>
  );
}
