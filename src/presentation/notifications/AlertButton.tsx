import { Button } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import { focusPopoverBody, PopoverBody } from '../kit/PopoverBody';
import { notificationCount, notificationText } from './notificationText';
import { Popup } from '../kit/overlays/Popup';

interface AlertButtonProps {
  readonly name: string;
  readonly icon: ReactElement;
  /** The number on the button; empty if nothing is unread, undefined if that is unknown. */
  readonly badge: string | undefined;
  readonly content: ReactElement;
}

/** A button of the toolbar that shows how much is unread, and opens a menu. */
export function AlertButton({ name, icon, badge, content }: AlertButtonProps) {
  return (
    <Popup content={<PopoverBody>{content}</PopoverBody>} onOpened={focusPopoverBody}>
      <Button
        className="alert-button"
        variant="minimal"
        icon={<IconWithBadge icon={icon} badge={badge} />}
        aria-label={labelOf(name, badge)}
        title={labelOf(name, badge)}
      />
    </Popup>
  );
}

function IconWithBadge({ icon, badge }: Pick<AlertButtonProps, 'icon' | 'badge'>) {
  const className = badge === undefined ? 'alert-badge alert-badge-unknown' : 'alert-badge';
  return (
    <span className="alert-icon">
      {icon}
      {badge !== '' && <span className={className}>{badge ?? notificationText('button.unknownMark')}</span>}
    </span>
  );
}

function labelOf(name: string, badge: string | undefined): string {
  if (badge === undefined) return notificationText('button.unknown', { name });
  return badge === '' ? name : notificationCount('button.unread', Number.parseInt(badge, 10), { name, text: badge });
}
