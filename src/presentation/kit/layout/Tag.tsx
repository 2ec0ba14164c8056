import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface TagProps {
  readonly intent?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  readonly title?: string;
  readonly children: ReactNode;
}

/** A tag that shows a state in a word or two. */
export function Tag({ intent = 'neutral', title, children }: TagProps) {
  return (
    <span className={`${styles['tag']} ${styles[`tag-${intent}`]}`} title={title}>
      {children}
    </span>
  );
}
