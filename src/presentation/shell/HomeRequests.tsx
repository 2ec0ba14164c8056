import { Link } from 'react-router-dom';
import { accessText } from '../access/accessText';
import { HomeCard } from './HomeCard';
import { shellText } from './shellText';

/** Requests are not counted yet, and that is not none. */
export function HomeRequests() {
  return (
    <HomeCard id="home-requests" title={shellText('home.requests')}>
      <p>{shellText('home.requestsUnknown')}</p>
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
}
