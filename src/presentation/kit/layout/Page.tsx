import type { ReactNode } from 'react';
import styles from './layout.module.css';

interface PageProps {
  readonly children: ReactNode;
  /** Id of the heading that names the page for screen readers. */
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
  /** The side column: at the right, or after the rest below 1200 px. */
  readonly side: ReactNode;
  readonly sideLabel?: string;
  /** Puts the side column before the rest below 1200 px. */
  readonly sideFirst?: boolean;
  /** Keeps the side column in view while the page scrolls. */
  readonly sideSticky?: boolean;
}

/** A page with a 320 px side column. */
export function Columns({ children, side, sideLabel, sideFirst = false, sideSticky = false }: ColumnsProps) {
  const classes = [styles['columns'], sideFirst && styles['sideFirst'], sideSticky && styles['sideSticky']];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <div className={styles['column']}>{children}</div>
      <aside className={styles['column']} aria-label={sideLabel}>
        {side}
      </aside>
    </div>
  );
}
