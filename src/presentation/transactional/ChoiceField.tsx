import type { ReactNode } from 'react';
import styles from './TransactionalPage.module.css';

interface ChoiceFieldProps {
  readonly fault: string | undefined;
  readonly children: ReactNode;
}

/** A choice with what is wrong with it. */
export function ChoiceField({ fault, children }: ChoiceFieldProps) {
  return (
    <div>
      {children}
      <p className={styles['fault']} role="status">
        {fault}
      </p>
    </div>
  );
}
