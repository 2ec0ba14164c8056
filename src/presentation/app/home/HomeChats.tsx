import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ChatMark } from '@/application/chat/conversations/WatchChatBadges';
import { chatPath } from '../../chat/chatPath';
import { Notice } from '../../kit/Notice';
import { steadyList } from '../../kit/steadyList';
import type { WaitingRequestsStore } from '../../notifications/WaitingRequestsStore';
import { ChatStatusBadges } from '../toolbar/ChatStatusBadges';
import { HomeCard } from './HomeCard';
import { appCount, appText } from '../appText';
import { useShellStores } from '../useShellStores';
import { patientNameText } from '../../kit/text/patientNameText';

/**
 * Unread chats, patients who wait and patients flagged high risk, from the chats of both generations and the waiting
 * requests. A list that is not known is never shown as empty.
 */
export const HomeChats = observer(function HomeChats() {
  const { access, chatBadges, notifications } = useShellStores();
  const answersRequests = access.verdict('chat:view-requests') === 'allow';
  const { unread, waiting, flagged, undecided } = chatBadges;
  const atLeast = chatBadges.phase !== 'known';
  const { requests } = notifications;
  return (
    <>
      {undecided.length > 0 && (
        <HomeCard id="home-undecided" title={appText('home.undecided')} count={undecided.length} atLeast={atLeast}>
          <p className="home-first">{appText('home.undecidedHint')}</p>
          <Known none="" chats={undecided} />
        </HomeCard>
      )}
      <HomeCard id="home-unread" title={appText('home.unread')} count={unread.length} atLeast={atLeast}>
        <Known none={appText('home.unreadNone')} chats={unread} />
      </HomeCard>
      <HomeCard id="home-waiting" title={appText('home.waiting')} count={waiting.length} atLeast={atLeast}>
        <Known none={appText('home.waitingNone')} chats={waiting} />
      </HomeCard>
      <HomeCard
        id="home-flagged"
        title={appText('home.flagged')}
        count={flagged.length + requests.flagged}
        atLeast={atLeast || (answersRequests && requests.state !== 'live')}
      >
        <Known none={appText('home.flaggedNone')} chats={flagged} />
        {answersRequests && <PendingRequests state={requests.state} />}
        {requests.flagged > 0 && (
          <p className="home-first">
            <Link to={requests.link}>{appCount('home.flaggedRequests', requests.flagged)}</Link>
          </p>
        )}
        <p className="home-scope">{appText('home.flaggedScope')}</p>
      </HomeCard>
    </>
  );
});

/** Those who ask for a chat count among the flagged: it is said that they are not known. */
function PendingRequests({ state }: Pick<WaitingRequestsStore, 'state'>) {
  if (state === 'live') return null;
  return <p>{appText(state === 'unknown' ? 'home.requestsLoading' : 'home.requestsUnknown')}</p>;
}

interface KnownProps {
  readonly none: string;
  readonly chats: readonly ChatMark[];
}

const Known = observer(function Known({ none, chats }: KnownProps) {
  const { chatBadges } = useShellStores();
  const shown = chatBadges.steady.arrange(chats, ({ chatSessionId }) => chatSessionId, none);
  return (
    <>
      {(chatBadges.phase === 'failed' || chatBadges.phase === 'partial') && (
        <Notice
          intent="warning"
          action={<Button size="small" text={appText('home.retry')} onClick={() => chatBadges.reload()} />}
        >
          {appText(chatBadges.phase === 'failed' ? 'home.unreadFailed' : 'home.unreadPartial')}
        </Notice>
      )}
      {chats.length > 0 && (
        <ul
          className="home-list"
          {...steadyList(
            chatBadges.steady,
            shown.map(({ chatSessionId }) => chatSessionId),
          )}
        >
          {shown.map(chat => (
            <li key={chat.chatSessionId}>
              <Link to={chatPath(chat)}>
                <bdi className="tabs-name">{patientNameText(chat.patientName)}</bdi>
                <ChatStatusBadges chat={chat} now={chatBadges.now} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {chats.length === 0 && chatBadges.phase === 'known' && <p>{none}</p>}
      {chatBadges.isPending && <p>{appText('home.unreadLoading')}</p>}
    </>
  );
});
