import type { ReactElement, ReactNode } from 'react';
import styles from './layout.module.css';

interface EmptyStateProps {
  /** An icon of 40 px. */
  readonly icon: ReactElement;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** True if an empty list is good news, because there is nothing to do. */
  readonly good?: boolean;
}

/** Shown instead of a list that was loaded and is empty. */
export function EmptyState({ icon, title, text, action, good = false }: EmptyStateProps) {
  return (
    <div className={good ? `${styles['empty']} ${styles['good']}` : styles['empty']}>
      {icon}
      <p className={styles['emptyTitle']}>{title}</p>
      {text !== undefined && <p>{text}</p>}
      {action}
    </div>
  );
}
