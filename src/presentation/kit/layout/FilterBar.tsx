import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface FilterBarProps {
  readonly search?: ReactNode;
  readonly children?: ReactNode;
  /** The number and the age of the rows, shown at the right. */
  readonly state?: ReactNode;
}

export function FilterBar({ search, children, state }: FilterBarProps) {
  return (
    <div className={styles['filterBar']}>
      {search !== undefined && <div className={styles['filterSearch']}>{search}</div>}
      {children}
      {state !== undefined && <div className={styles['filterState']}>{state}</div>}
    </div>
  );
}
