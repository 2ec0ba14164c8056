import type { ReactNode } from 'react';
import styles from './NoticeSlot.module.css';

/** Room for live regions, which are in the page before they say anything: none while they are empty. */
export function NoticeSlot({ children }: { readonly children: ReactNode }) {
  return <div className={styles['slot']}>{children}</div>;
}
