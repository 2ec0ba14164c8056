import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface PageProps {
  readonly children: ReactNode;
  /** Names the page for screen readers: the id of its heading. */
  readonly labelledBy?: string;
  readonly className?: string;
}

/** The frame of a page: its padding, its maximum width, and the gaps between its parts. */
export function Page({ children, labelledBy, className = '' }: PageProps) {
  return (
    <section className={`${styles['page']} ${className}`.trim()} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}

interface ColumnsProps {
  readonly children: ReactNode;
  /** At the right, below 1200 px after the rest. */
  readonly side: ReactNode;
  readonly sideLabel?: string;
  /** Below 1200 px before the rest. */
  readonly sideFirst?: boolean;
  /** Beside the rest it stays in view. */
  readonly sideSticky?: boolean;
}

/** A page with a 320 px side column. */
export function Columns({ children, side, sideLabel, sideFirst = false, sideSticky = false }: ColumnsProps) {
  const look = [styles['columns'], sideFirst && styles['sideFirst'], sideSticky && styles['sideSticky']];
  return (
    <div className={look.filter(Boolean).join(' ')}>
      <div className={styles['column']}>{children}</div>
      <aside className={styles['column']} aria-label={sideLabel}>
        {side}
      </aside>
    </div>
  );
}
