import { IssueIcon, PinIcon, TimeIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import type { EmergencySign } from '@/domain/chat/requests/AcceptedRequest';
import { chatPath } from '../chatPath';
import { chatText, countText } from '../chatText';
import { chatTime } from '../chatTime';
import type { PatientAlarm } from './PatientAlarmsContext';
import type { ConversationsStore } from './ConversationsStore';
import { LevelTag } from '../../kit/levels/LevelTag';
import { Avatar } from '../../kit/people/Avatar';
import { patientInitials } from '../../kit/text/initialsOf';
import { PresenceDot } from '../../presence/PresenceDot';
import { patientNameText } from '../../kit/text/patientNameText';
import { writtenText } from '../../kit/text/writtenText';

interface ConversationRowProps {
  readonly store: ConversationsStore;
  readonly session: ChatSession;
  /** The list named in the address; opening a chat keeps it. */
  readonly list: string | undefined;
  readonly isOpen: boolean;
  /** True for the one row that Tab reaches. */
  readonly isTabStop: boolean;
}

/** One conversation of the list: the patient, the last message, and its badges. */
export const ConversationRow = observer(function ConversationRow({
  store,
  session,
  list,
  isOpen,
  isTabStop,
}: ConversationRowProps) {
  const { unread, pinned, generation } = session;
  const name = store.nameOf(session);
  const emergency = store.emergencyOf(session);
  const wait = store.waitTextOf(session);
  const lastAt = store.lastAtOf(session);
  const undecided = store.undecidedCountOf(session);
  const unsent = store.unsentCountOf(session) - undecided;
  // The open chat shows its draft itself, and every keystroke would render the row.
  const draft = isOpen ? '' : store.draftOf(session);
  return (
    <Link
      className="chat-conversation"
      to={chatPath(session, list)}
      aria-current={isOpen ? 'page' : undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      <Avatar initials={patientInitials(session.patient)} person={session.patient.userId} size={40}>
        <PresenceDot sign={store.presenceOf(session)} />
      </Avatar>
      <span className="chat-who">
        <bdi className={unread > 0 ? 'chat-name chat-name-unread' : 'chat-name'}>{patientNameText(name)}</bdi>
        {store.isMixed && (
          <abbr className="chat-generation" title={chatText(`list.${generation}`)}>
            {chatText(`list.${generation}Sign`)}
          </abbr>
        )}
        {pinned && <PinIcon size={12} title={chatText('list.pinnedSign')} />}
      </span>
      <span className="chat-when">{lastAt !== undefined && chatTime.inList(lastAt, store.now)}</span>
      <span className="chat-last">
        {draft !== '' && unread === 0 ? (
          <>
            <span className="chat-draft">{chatText('list.draftIs')}</span> <bdi>{writtenText(draft)}</bdi>
          </>
        ) : (
          <LastLine session={session} me={store.me} />
        )}
      </span>
      {unread > 0 && (
        <span className="chat-count" aria-label={countText('list.unreadCount', unread)}>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      <RowBadges
        draft={draft}
        emergency={emergency}
        session={session}
        alarm={store.alarmOf(session)}
        undecided={undecided}
        unsent={unsent}
        wait={wait}
        isOverdue={store.isOverdue(session)}
      />
    </Link>
  );
});

interface RowBadgesProps {
  readonly session: ChatSession;
  readonly emergency: EmergencySign | undefined;
  /** The patient's most pressing alarm other than the high-risk flag. */
  readonly alarm: PatientAlarm | undefined;
  readonly undecided: number;
  readonly unsent: number;
  readonly draft: string;
  /** The waiting time of the patient, as text. */
  readonly wait: string | undefined;
  /** True if the patient has waited for too long. */
  readonly isOverdue: boolean;
}

/** The conversation's needs, most pressing first. */
function RowBadges({ session, emergency, alarm, undecided, unsent, draft, wait, isOverdue }: RowBadgesProps) {
  const { highRisk, unread, couldNotRead = [] } = session;
  const isHiddenDraft = draft !== '' && unread > 0;
  const isIncomplete = couldNotRead.length > 0;
  if (!(emergency || highRisk || alarm || isIncomplete || undecided > 0 || unsent > 0 || isHiddenDraft || wait))
    return null;
  return (
    <span className="chat-signs">
      {emergency && (
        <LevelTag level="alarm" icon={<IssueIcon size={12} />}>
          {chatText(`list.${emergency}`)}
        </LevelTag>
      )}
      {highRisk && <LevelTag level="alarm">{chatText('list.highRisk')}</LevelTag>}
      {alarm && <Alarm alarm={alarm} isFlagged={highRisk} />}
      {isIncomplete && <LevelTag level="watch">{chatText(unreadableTextKey(couldNotRead))}</LevelTag>}
      {undecided > 0 && (
        <span className="chat-undecided-sign">
          <TimeIcon size={12} /> {countText('held.count', undecided)}
        </span>
      )}
      {unsent > 0 && <span className="chat-unsent">{countText('list.unsent', unsent)}</span>}
      {isHiddenDraft && <span className="chat-draft">{chatText('list.draft')}</span>}
      {wait && isOverdue && (
        <LongWait isAlarm={emergency !== undefined || highRisk || alarm !== undefined}>{wait}</LongWait>
      )}
      {wait && !isOverdue && <span className="chat-waiting">{wait}</span>}
    </span>
  );
}

/** Shows one alarm and counts the others; next to the high-risk flag it only counts, because the row is narrow. */
function Alarm({ alarm: { first, more }, isFlagged }: { readonly alarm: PatientAlarm; readonly isFlagged: boolean }) {
  const others = more + Number(isFlagged);
  return (
    <>
      {!isFlagged && <LevelTag level="alarm">{first}</LevelTag>}
      {others > 0 && (
        <span className="chat-more-alarms" title={isFlagged ? first : undefined}>
          +{others}
        </span>
      )}
    </>
  );
}

/** In a row with an alarm, the waiting time is part of it and has no tag of its own. */
const LongWait = ({ isAlarm, children }: { readonly isAlarm: boolean; readonly children: string }) =>
  isAlarm ? <span className="chat-waiting-alarm">{children}</span> : <LevelTag level="watch">{children}</LevelTag>;

const unreadableTextKey = (parts: readonly string[]) =>
  parts.includes('highRisk') ? 'list.unreadFlag' : 'list.unreadPart';

function LastLine({
  session: { lastMessage, couldNotRead },
  me,
}: {
  readonly session: ChatSession;
  readonly me: string | undefined;
}) {
  if (lastMessage === undefined)
    return chatText(couldNotRead?.includes('lastMessage') ? 'list.unreadMessage' : 'list.noMessages');
  if (lastMessage.deleted) return chatText('list.deleted');
  return (
    <>
      {lastMessage.sender === me && chatText('list.you')}
      <bdi>{writtenText(lastMessage.text)}</bdi>
    </>
  );
}
