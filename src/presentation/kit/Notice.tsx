import { ErrorIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly intent: 'danger' | 'success' | 'warning';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const icons = { danger: ErrorIcon, success: TickCircleIcon, warning: WarningSignIcon };

/**
 * A message with an icon, a word and a colour. Put it into a live region if it can appear without an act of the user.
 */
export function Notice({ intent, children, action }: NoticeProps) {
  const Icon = icons[intent];
  return (
    <div className={`notice notice-${intent}`}>
      <Icon />
      <p>{children}</p>
      {action}
    </div>
  );
}
