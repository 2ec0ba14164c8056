import { useEffect, useRef, type ReactNode } from 'react';
import styles from './bulk.module.css';
import type { BulkStore } from './BulkStore';
import type { BulkWords } from './BulkWords';

export interface BulkViewProps {
  readonly store: BulkStore;
  readonly words: BulkWords;
}

/** A heading that gets the focus when its step begins, so that a screen reader reads on from there. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles['heading']}>
      {children}
    </h2>
  );
}
