import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Notice } from '../../kit/Notice';
import { chatPath } from '../chatPath';
import { chatText, countText } from '../chatText';
import type { ConversationsStore } from './ConversationsStore';

interface HeldMessageNoticeProps {
  readonly store: ConversationsStore;
  /** The list named in the address; opening a chat keeps it. */
  readonly list: string | undefined;
}

/** Lists by patient the messages that wait for a decision of their author, whatever the filter of the list. */
export const HeldMessageNotice = observer(function HeldMessageNotice({ store, list }: HeldMessageNoticeProps) {
  const { undecided } = store;
  const count = undecided.reduce((sum, session) => sum + store.undecidedCountOf(session), 0);
  return (
    <div className="chat-undecided">
      <div role="alert">{count > 0 && <Notice intent="warning">{countText('held.notice', count)}</Notice>}</div>
      {count > 0 && (
        <ul className="chat-undecided-list" aria-label={chatText('held.list')}>
          {undecided.map(session => (
            <li key={session.channelId}>
              <Link to={chatPath(session, list)}>
                <bdi>{countText('held.open', store.undecidedCountOf(session), { name: store.nameOf(session) })}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
