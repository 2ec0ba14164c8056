import type { ReactNode } from 'react';
import styles from './NoticeSlot.module.css';

/**
 * A slot for live regions, which are in the page before they have a message. It takes no space while they are empty.
 */
export function NoticeSlot({ children }: { readonly children: ReactNode }) {
  return <div className={styles['slot']}>{children}</div>;
}
