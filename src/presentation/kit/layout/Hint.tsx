import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface HintProps {
  readonly children: ReactNode;
  readonly id?: string;
}

/** A sentence in secondary type. */
export function Hint({ children, id }: HintProps) {
  return (
    <p className={styles['hint']} id={id}>
      {children}
    </p>
  );
}
