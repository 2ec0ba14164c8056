import { ErrorIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import styles from './Fault.module.css';

/** What is wrong with an entry, in words. */
export function Fault({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles['fault']}>
      <ErrorIcon />
      <span>{children}</span>
    </span>
  );
}
