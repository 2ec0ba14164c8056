import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { accessText } from '../../access/accessText';
import { waitingWords } from '../../notifications/notificationText';
import { Notice } from '../../kit/Notice';
import { HomeCard } from './HomeCard';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';

/** Who waits for a therapist, in both generations. What is not known is not none. */
export const HomeRequests = observer(function HomeRequests() {
  const { requests } = useShellStores().notifications;
  const { waiting } = requests.sign;
  const { state } = requests;
  return (
    <HomeCard id="home-requests" title={appText('home.requests')} count={waiting} atLeast={state !== 'live'}>
      {(state === 'failed' || state === 'delayed') && (
        <Notice
          intent="warning"
          action={<Button size="small" text={appText('home.retry')} onClick={() => requests.recheck()} />}
        >
          {appText('home.requestsUnknown')}
        </Notice>
      )}
      {waiting > 0 && (
        <p className="home-first">
          <Link to={requests.link}>{waitingWords(requests.sign)}</Link>
        </p>
      )}
      {waiting === 0 && state === 'live' && <p>{appText('home.requestsNone')}</p>}
      {state === 'unknown' && <p>{appText('home.requestsLoading')}</p>}
      <ul className="home-links">
        <li>
          <Link to="/therapist/chat-requests">{accessText('links.chatRequestsV1')}</Link>
        </li>
        <li>
          <Link to="/therapist/go-chat-requests">{accessText('links.chatRequestsV2')}</Link>
        </li>
      </ul>
    </HomeCard>
  );
});
