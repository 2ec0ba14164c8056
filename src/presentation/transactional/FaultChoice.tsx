import type { ReactNode } from 'react';
import styles from './TransactionalPage.module.css';

interface FaultChoiceProps {
  readonly fault: string | undefined;
  readonly children: ReactNode;
}

/** A choice with what is wrong with it. */
export function FaultChoice({ fault, children }: FaultChoiceProps) {
  return (
    <div>
      {children}
      <p className={styles['fault']} role="status">
        {fault}
      </p>
    </div>
  );
}
