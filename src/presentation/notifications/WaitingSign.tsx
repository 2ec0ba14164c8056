import { HelpIcon, IssueIcon, TimeIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { RequestSignState } from '@/domain/notifications/requestSign.rule';
import { routes } from '../app/routes/routes';
import { notificationCount, notificationText, waitingWords } from './notificationText';
import type { WaitingRequestsStore } from './WaitingRequestsStore';
import './notifications.css';

/** A sign that stays, and grows, while a chat request waits. It says so if it is unknown whether one is waiting. */
export const WaitingSign = observer(function WaitingSign({ store }: { readonly store: WaitingRequestsStore }) {
  const { waiting, emergencies } = store.sign;
  return (
    <>
      <span className="visually-hidden" role="status">
        {waiting > 0 &&
          (emergencies > 0 ? notificationCount('sign.emergency', emergencies) : notificationCount('sign.new', waiting))}
      </span>
      {waiting > 0 && <Waiting store={store} />}
      {waiting === 0 && store.state === 'failed' && (
        <Link
          className="alert-sign"
          to={routes.home.pattern}
          aria-label={notificationText('sign.unknown')}
          title={notificationText('sign.unknown')}
        >
          <HelpIcon />
          <span className="alert-sign-short">{notificationText('sign.shortUnknown')}</span>
          <span className="alert-sign-tiny">{notificationText('sign.tinyUnknown')}</span>
        </Link>
      )}
    </>
  );
});

const Waiting = observer(function Waiting({ store }: { readonly store: WaitingRequestsStore }) {
  const { level } = store.sign;
  const Icon = level === 'overdue' || level === 'urgent' ? IssueIcon : TimeIcon;
  const words = waitingWords(store.sign);
  return (
    <Link className={`alert-sign alert-sign-${level}`} to={store.link} aria-label={words} title={words}>
      <Icon />
      <span className="alert-sign-short">{shortWords(store.sign)}</span>
      <span className="alert-sign-tiny">{tinyWords(store.sign)}</span>
    </Link>
  );
});

function shortWords({ waiting, emergencies, level, minutes }: RequestSignState): string {
  if (emergencies > 0) return notificationText('sign.shortEmergency', { count: waiting });
  return level === 'new'
    ? notificationText('sign.short', { count: waiting })
    : notificationText('sign.shortSince', { count: waiting, minutes });
}

function tinyWords({ waiting, emergencies, level, minutes }: RequestSignState): string {
  if (emergencies > 0) return notificationText('sign.tinyEmergency');
  return level === 'new'
    ? notificationText('sign.tiny', { count: waiting })
    : notificationText('sign.tinySince', { count: waiting, minutes });
}
