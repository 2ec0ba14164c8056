import { IssueIcon, TimeIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { notificationCount } from './notificationCount';
import type { NotificationsStore } from './NotificationsStore';
import { notificationText } from './notificationText';

/** Stays, and grows, while somebody waits for an answer to a chat request. */
export const WaitingSign = observer(function WaitingSign({ store }: { readonly store: NotificationsStore }) {
  const { waiting, level, minutes } = store.sign;
  const Icon = level === 'late' || level === 'presses' ? IssueIcon : TimeIcon;
  const words = level === 'new' ? notificationCount('sign.new', waiting) : notificationCount('sign.since', waiting, { minutes });
  return (
    <>
      <span className="visually-hidden" role="status">
        {waiting > 0 && notificationCount('sign.new', waiting)}
      </span>
      {waiting > 0 && (
        <Link className={`alert-sign alert-sign-${level}`} to={store.signLink} aria-label={words} title={words}>
          <Icon />
          <span className="alert-sign-short">{level === 'new' ? notificationText('sign.short', { count: waiting }) : notificationText('sign.shortSince', { count: waiting, minutes })}</span>
          <span className="alert-sign-tiny">{level === 'new' ? notificationText('sign.tiny') : notificationText('sign.tinySince', { minutes })}</span>
        </Link>
      )}
    </>
  );
});
