import { ErrorIcon, TickCircleIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly intent: 'danger' | 'success';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A message with a shape, a word and a colour. Put it into a live region when it appears by itself. */
export function Notice({ intent, children, action }: NoticeProps) {
  return (
    <div className={`notice notice-${intent}`}>
      {intent === 'danger' ? <ErrorIcon /> : <TickCircleIcon />}
      <p>{children}</p>
      {action}
    </div>
  );
}
