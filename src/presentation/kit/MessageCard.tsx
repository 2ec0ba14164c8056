import type { ReactElement, ReactNode } from 'react';
import styles from './MessageCard.module.css';

interface MessageCardProps {
  /** An icon of 40 px. */
  readonly icon?: ReactElement;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** True if the card replaces other content, so that a screen reader announces it. */
  readonly isAlert?: boolean;
  /** Buttons and links, shown in a row. */
  readonly children?: ReactNode;
}

/** A card with the only message of a page. */
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
