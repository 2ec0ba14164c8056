import type { ReactNode } from 'react';
import styles from './NoticeSlot.module.css';

/** Holds live regions, which must be in the page before they have a message. It takes no space while they are empty. */
export function NoticeSlot({ children }: { readonly children: ReactNode }) {
  return <div className={styles['slot']}>{children}</div>;
}
