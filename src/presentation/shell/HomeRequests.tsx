import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { accessText } from '../access/accessText';
import { notificationCount } from '../notifications/notificationCount';
import { HomeCard } from './HomeCard';
import { shellText } from './shellText';
import { useShellStores } from './useShellStores';

/** Requests as far as notifications tell of them; the lists have them all. What is not known is not none. */
export const HomeRequests = observer(function HomeRequests() {
  const { list } = useShellStores().notifications;
  const { waiting, level, minutes } = list.sign;
  const known = list.state.status === 'live';
  return (
    <HomeCard id="home-requests" title={shellText('home.requests')} count={waiting}>
      {waiting > 0 && (
        <p>
          <Link to={list.signLink}>{level === 'new' ? notificationCount('sign.new', waiting) : notificationCount('sign.since', waiting, { minutes })}</Link>
        </p>
      )}
      {waiting === 0 && known && <p>{shellText('home.requestsNone')}</p>}
      {!known && <p>{shellText('home.requestsUnknown')}</p>}
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
