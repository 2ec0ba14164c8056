import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface StackProps {
  readonly children: ReactNode;
  /** Gap between the parts in px; 16 by default in a stack, 8 in a row. */
  readonly gap?: 4 | 8 | 12 | 16 | 20;
}

/** Arranges parts below each other. */
export function Stack({ children, gap = 16 }: StackProps) {
  return <div className={`${styles['stack']} ${styles[`gap${gap}`]}`}>{children}</div>;
}

/** Arranges parts side by side, wrapping onto further lines. */
export function Row({ children, gap = 8 }: StackProps) {
  return <div className={`${styles['row']} ${styles[`gap${gap}`]}`}>{children}</div>;
}

/** The buttons of a form on a page; the primary one comes first. */
export function Actions({ children }: Pick<StackProps, 'children'>) {
  return <div className={`${styles['row']} ${styles['gap8']}`}>{children}</div>;
}
