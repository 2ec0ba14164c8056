import type { FormEvent, ReactNode } from 'react';
import { Actions } from '../kit/layout/Stack';
import styles from './EntryForm.module.css';

interface EntryFormProps {
  readonly onSubmit: () => void;
  /** The primary button first. */
  readonly acts: ReactNode;
  readonly children: ReactNode;
}

/** What is entered before a list is checked: its fields below each other, its buttons at the foot. */
export function EntryForm({ onSubmit, acts, children }: EntryFormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <div className={styles['fields']}>{children}</div>
      <div className={styles['foot']}>
        <Actions>{acts}</Actions>
      </div>
    </form>
  );
}
