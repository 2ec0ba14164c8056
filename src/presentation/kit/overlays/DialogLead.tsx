import type { ReactElement, ReactNode } from 'react';
import styles from './DialogLead.module.css';

interface DialogLeadProps {
  /** An icon of 20 px. */
  readonly icon: ReactElement;
  readonly text: ReactNode;
  /** The consequences, shown in smaller type. */
  readonly children?: ReactNode;
}

/** The question of a short dialog, with an icon beside it. */
export function DialogLead({ icon, text, children }: DialogLeadProps) {
  return (
    <div className={styles['lead']}>
      <span className={styles['tile']}>{icon}</span>
      <div>
        <p className={styles['text']}>{text}</p>
        {children}
      </div>
    </div>
  );
}
