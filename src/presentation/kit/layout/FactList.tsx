import type { ReactNode } from 'react';
import { writtenText } from '../text/writtenText';
import styles from './FactList.module.css';

/** A list of facts: names at the left, or above their values on narrow screens. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['frame']}>
      <dl className={styles['facts']}>{children}</dl>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  /** Below the value. */
  readonly note?: string | undefined;
}

export function Fact({ name, value, note }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{writtenText(value)}</bdi>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </dd>
    </div>
  );
}
