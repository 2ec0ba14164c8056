import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface StackProps {
  readonly children: ReactNode;
  /** Room between the parts: 4, 8, 12, 16 or 20 px. */
  readonly gap?: 4 | 8 | 12 | 16 | 20;
}

/** Parts below each other. */
export function Stack({ children, gap = 16 }: StackProps) {
  return <div className={`${styles['stack']} ${styles[`gap${gap}`]}`}>{children}</div>;
}

/** Parts side by side, wrapping onto further lines. */
export function Row({ children, gap = 8 }: StackProps) {
  return <div className={`${styles['row']} ${styles[`gap${gap}`]}`}>{children}</div>;
}

/** Buttons of a form on a page: the primary one first. */
export function Actions({ children }: Pick<StackProps, 'children'>) {
  return <div className={`${styles['row']} ${styles['gap8']}`}>{children}</div>;
}
