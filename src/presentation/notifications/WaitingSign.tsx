import { IssueIcon, TimeIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { notificationCount } from './notificationCount';
import type { NotificationsStore } from './NotificationsStore';

/** Stays, and grows, while somebody waits for an answer to a chat request. */
export const WaitingSign = observer(function WaitingSign({ store }: { readonly store: NotificationsStore }) {
  const { waiting, level, minutes } = store.sign;
  const Icon = level === 'late' || level === 'presses' ? IssueIcon : TimeIcon;
  return (
    <>
      <span className="visually-hidden" role="status">
        {waiting > 0 && notificationCount('sign.new', waiting)}
      </span>
      {waiting > 0 && (
        <Link className={`alert-sign alert-sign-${level}`} to={store.signLink}>
          <Icon />
          <span>{level === 'new' ? notificationCount('sign.new', waiting) : notificationCount('sign.since', waiting, { minutes })}</span>
        </Link>
      )}
    </>
  );
});
