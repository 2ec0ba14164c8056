import type { FormEvent, KeyboardEvent, ReactNode } from 'react';

/** The form's view of one of its fields. */
export interface TypedField {
  readonly id: string;
  readonly typed: () => string;
  readonly type: (text: string) => void;
}

interface SessionFormProps {
  /** Password managers fill them in, some without an event. */
  readonly fields: readonly TypedField[];
  readonly onSubmit: () => void;
  /** The form was sent while its button is disabled; shows the missing fields. */
  readonly onIncomplete: () => void;
  readonly children: ReactNode;
}

/**
 * A form that answers the Enter key even while its button is disabled; a browser would do nothing. Fields filled in
 * without an event are read when the form is sent, and before, so that its button is enabled.
 */
export function SessionForm({ fields, onSubmit, onIncomplete, children }: SessionFormProps) {
  const read = (form: HTMLFormElement): boolean => {
    const unread = fields.filter(({ id, typed }) => (valueIn(form, id) ?? typed()) !== typed());
    for (const { id, type } of unread) type(valueIn(form, id) ?? '');
    return unread.length > 0;
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    read(event.currentTarget);
    onSubmit();
  };
  const press = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (event.currentTarget.querySelector('[type=submit]:disabled') === null) return;
    if (read(event.currentTarget)) {
      // Otherwise the button would be enabled and the form sent twice.
      event.preventDefault();
      onSubmit();
    } else onIncomplete();
  };
  return (
    <form
      className="session-form"
      onSubmit={submit}
      onKeyDown={press}
      onFocus={event => read(event.currentTarget)}
      onPointerOver={event => read(event.currentTarget)}
      noValidate
    >
      {children}
    </form>
  );
}

function valueIn(form: HTMLFormElement, id: string): string | undefined {
  const field = form.elements.namedItem(id);
  return field instanceof HTMLInputElement ? field.value : undefined;
}
