import { useId, type ReactNode } from 'react';
import styles from './layout.module.css';

interface PanelProps {
  readonly title?: ReactNode;
  /** Number in a badge beside the title; hidden if it is 0. */
  readonly count?: number;
  /** Adds a `+` to the count, because there may be more. */
  readonly isAtLeast?: boolean;
  /** Buttons at the right of the title. */
  readonly actions?: ReactNode;
  /** A line below the content. */
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
  /** Removes the padding, so that rows reach the edges of the card. */
  readonly flush?: boolean;
}

/** A card with a heading. */
export function Panel({ title, count = 0, isAtLeast = false, actions, foot, children, flush = false }: PanelProps) {
  const id = useId();
  return (
    <section className={styles['panel']} {...(title !== undefined && { 'aria-labelledby': id })}>
      {(title !== undefined || actions !== undefined) && (
        <header className={styles['panelHead']}>
          {title !== undefined && <h2 id={id}>{title}</h2>}
          {count > 0 && <Count of={count} isAtLeast={isAtLeast} />}
          {actions !== undefined && <div className={styles['headActions']}>{actions}</div>}
        </header>
      )}
      <div className={flush ? styles['panelRows'] : styles['panelBody']}>{children}</div>
      {foot !== undefined && <footer className={styles['panelFoot']}>{foot}</footer>}
    </section>
  );
}

interface CountProps {
  readonly of: number;
  readonly isAtLeast?: boolean;
  /** `danger` is only for what has waited too long. */
  readonly intent?: 'neutral' | 'accent' | 'danger';
}

/** A number in a round badge. */
export function Count({ of, isAtLeast = false, intent = 'neutral' }: CountProps) {
  const text = of > 99 ? '99+' : `${of}${isAtLeast ? '+' : ''}`;
  return <span className={`${styles['count']} ${styles[`count-${intent}`]}`}>{text}</span>;
}
