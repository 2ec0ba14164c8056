import { ErrorIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import styles from './Fault.module.css';

/** The error message of an entry. */
export function Fault({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles['fault']}>
      <ErrorIcon />
      <span>{children}</span>
    </span>
  );
}
