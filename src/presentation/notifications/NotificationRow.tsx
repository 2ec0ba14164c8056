import { Classes } from '@blueprintjs/core';
import {
  ChatIcon,
  FollowerIcon,
  IssueIcon,
  NewPersonIcon,
  PersonIcon,
  StarIcon,
  UpdatedIcon,
} from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import { isSameDay } from '../kit/time/daysBetween';
import { writtenText } from '../kit/text/writtenText';
import { dateFormat } from '../kit/time/dateFormat';
import type { ShownNotification } from './NotificationsStore';
import { notificationText, wordsOf } from './notificationText';

/**
 * Formats the time of sending: the time if it was today, otherwise date and time. Both arguments are in milliseconds
 * since 1970.
 */
const notificationTime = (sentAt: number, now: number): string =>
  isSameDay(sentAt, now) ? dateFormat.clock(sentAt) : dateFormat.short(sentAt);

interface NotificationRowProps {
  readonly item: ShownNotification;
  /** The current time, in milliseconds since 1970. */
  readonly now: number;
  readonly onOpen: () => void;
}

const icons = {
  emergency: IssueIcon,
  request: ChatIcon,
  handover: FollowerIcon,
  invite: NewPersonIcon,
  lead: StarIcon,
  patient: PersonIcon,
  upgrade: UpdatedIcon,
};

export function NotificationRow({ item: { notification, display, link }, now, onOpen }: NotificationRowProps) {
  const { sentAt, readAt } = notification;
  const { title, message } = wordsOf(notification, display.wording);
  const Icon = icons[display.sign];
  const unread = readAt === null;
  return (
    <li>
      <Link
        className={`alert-row ${Classes.POPOVER_DISMISS} ${unread ? 'alert-row-unread' : ''}`}
        to={link}
        onClick={onOpen}
      >
        <Icon className="alert-row-icon" />
        <span className="alert-row-text">
          <strong>{title}</strong>
          <bdi>{writtenText(message)}</bdi>
        </span>
        <span className="alert-row-side">
          <time dateTime={new Date(sentAt).toISOString()}>{notificationTime(sentAt, now)}</time>
          {unread && <span className="alert-row-mark">{notificationText('menu.unread')}</span>}
        </span>
      </Link>
    </li>
  );
}
