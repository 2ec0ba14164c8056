import type { FormEvent, KeyboardEvent, ReactNode } from 'react';

/** A field of the form, with functions to read and to set its text. */
export interface TypedField {
  readonly id: string;
  readonly typed: () => string;
  readonly type: (text: string) => void;
}

interface SessionFormProps {
  /** The fields that a password manager may fill in, in some cases without an event. */
  readonly fields: readonly TypedField[];
  readonly onSubmit: () => void;
  /** Called when Enter is pressed while the button is disabled; should point out the missing entries. */
  readonly onIncomplete: () => void;
  readonly children: ReactNode;
}

/**
 * A form that handles Enter even while its button is disabled; a browser would ignore it. Fields that were filled in
 * without an event are read when the form is submitted, and also before that, so that its button is enabled.
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
      // Reading the fields enables the button, so without this the browser would submit the form a second time.
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
