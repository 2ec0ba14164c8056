import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { focusFirstFault } from '../kit/forms/CheckedForm';
import { Actions } from '../kit/layout/Stack';
import styles from './EntryForm.module.css';

interface EntryFormProps {
  readonly onSubmit: () => void;
  /** The form's buttons, the primary one first. */
  readonly acts: ReactNode;
  readonly children: ReactNode;
}

/**
 * The form for a list that has not been checked yet: fields one below the other, with the buttons at the foot. A failed
 * attempt to submit focuses the first field with an error.
 */
export function EntryForm({ onSubmit, acts, children }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) focusFirstFault(form.current);
  }, [tries]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
    setTries(tries + 1);
  };
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <div className={styles['fields']}>{children}</div>
      <div className={styles['foot']}>
        <Actions>{acts}</Actions>
      </div>
    </form>
  );
}
