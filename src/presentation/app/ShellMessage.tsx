import type { ReactElement, ReactNode } from 'react';
import { MessageCard } from '../kit/MessageCard';

interface ShellMessageProps {
  /** An icon of 40 px. */
  readonly icon?: ReactElement;
  readonly title: string;
  readonly text?: ReactNode;
  /** Actions that the user can take. */
  readonly children?: ReactNode;
  /** More content of the page, below the message. */
  readonly more?: ReactNode;
}

/** A page inside the shell with a single message. */
export function ShellMessage({ more, ...message }: ShellMessageProps) {
  return (
    <div className="shell-page">
      <MessageCard {...message} />
      {more}
    </div>
  );
}
