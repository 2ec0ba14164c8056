import type { FormEvent, KeyboardEvent, ReactNode } from 'react';

/** What a form knows of one of its fields. */
export interface TypedField {
  readonly id: string;
  readonly typed: () => string;
  readonly type: (text: string) => void;
}

interface SessionFormProps {
  /** Password managers fill them in, some without an event. */
  readonly fields: readonly TypedField[];
  readonly onSubmit: () => void;
  /** The form was sent while its button is closed; it says what is missing. */
  readonly onIncomplete: () => void;
  readonly children: ReactNode;
}

/**
 * A form that answers the Enter key even while its button is closed: a browser would do nothing at all. What was filled
 * in without an event is read when the form is sent, and before, so that its button opens.
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
      // The button opens meanwhile, and the form would be sent twice.
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
