import type { ReactElement, ReactNode } from 'react';
import styles from './MessageCard.module.css';

interface MessageCardProps {
  /** 40 px. */
  readonly icon?: ReactElement;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** It replaces something else, so a screen reader announces it. */
  readonly isAlert?: boolean;
  /** The acts: buttons and links in a row. */
  readonly children?: ReactNode;
}

/** The one message of a page, in a card. */
export function MessageCard({ icon, title, text, isAlert = false, children }: MessageCardProps) {
  return (
    <div className={styles['card']} {...(isAlert && { role: 'alert' })}>
      {icon}
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}
