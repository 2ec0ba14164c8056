import { Button, PopoverNext, PopupKind } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import { focusPopoverBody, PopoverBody } from '../kit/PopoverBody';
import { notificationCount, notificationText } from './notificationText';

interface AlertButtonProps {
  readonly name: string;
  readonly icon: ReactElement;
  /** Empty when nothing is unread, undefined when that is not known. */
  readonly badge: string | undefined;
  readonly content: ReactElement;
}

/** A button of the toolbar with the number of unread things on it, and their menu. */
export function AlertButton({ name, icon, badge, content }: AlertButtonProps) {
  return (
    <PopoverNext
      placement="bottom-end"
      content={<PopoverBody>{content}</PopoverBody>}
      popupKind={PopupKind.DIALOG}
      shouldReturnFocusOnClose
      onOpened={focusPopoverBody}
    >
      <Button
        className="alert-button"
        variant="minimal"
        icon={<IconWithBadge icon={icon} badge={badge} />}
        aria-label={labelOf(name, badge)}
        title={labelOf(name, badge)}
      />
    </PopoverNext>
  );
}

function IconWithBadge({ icon, badge }: Pick<AlertButtonProps, 'icon' | 'badge'>) {
  const look = badge === undefined ? 'alert-badge alert-badge-unknown' : 'alert-badge';
  return (
    <span className="alert-icon">
      {icon}
      {badge !== '' && <span className={look}>{badge ?? notificationText('button.unknownMark')}</span>}
    </span>
  );
}

function labelOf(name: string, badge: string | undefined): string {
  if (badge === undefined) return notificationText('button.unknown', { name });
  return badge === '' ? name : notificationCount('button.unread', Number.parseInt(badge, 10), { name, text: badge });
}
