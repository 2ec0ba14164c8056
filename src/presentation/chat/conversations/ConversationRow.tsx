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
  /** The list that the address names: opening a chat stays in it. */
  readonly list: string | undefined;
  readonly isOpen: boolean;
  /** Tab reaches this row of the list. */
  readonly isStop: boolean;
}

/** One conversation of the list: the patient, the last message, and what waits. */
export const ConversationRow = observer(function ConversationRow({
  store,
  session,
  list,
  isOpen,
  isStop,
}: ConversationRowProps) {
  const { unread, pinned, generation } = session;
  const name = store.nameOf(session);
  const emergency = store.emergencyOf(session);
  const wait = store.waitTextOf(session);
  const lastAt = store.lastAtOf(session);
  const undecided = store.undecidedIn(session);
  const unsent = store.unsentIn(session) - undecided;
  // The open chat shows its draft itself, and every keystroke would render the row.
  const draft = isOpen ? '' : store.draftIn(session);
  return (
    <Link
      className="chat-conversation"
      to={chatPath(session, list)}
      aria-current={isOpen ? 'page' : undefined}
      tabIndex={isStop ? 0 : -1}
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
      <Signs
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

interface SignsProps {
  readonly session: ChatSession;
  readonly emergency: EmergencySign | undefined;
  /** An alarm of the patient, besides the flag. */
  readonly alarm: PatientAlarm | undefined;
  readonly undecided: number;
  readonly unsent: number;
  readonly draft: string;
  /** For how long the patient has waited, in words. */
  readonly wait: string | undefined;
  /** They have waited for too long. */
  readonly isOverdue: boolean;
}

/** The needs of the conversation, most pressing first. */
function Signs({ session, emergency, alarm, undecided, unsent, draft, wait, isOverdue }: SignsProps) {
  const { highRisk, unread, couldNotRead = [] } = session;
  const isHiddenDraft = draft !== '' && unread > 0;
  const isOdd = couldNotRead.length > 0;
  if (!(emergency || highRisk || alarm || isOdd || undecided > 0 || unsent > 0 || isHiddenDraft || wait)) return null;
  return (
    <span className="chat-signs">
      {emergency && (
        <LevelTag level="alarm" icon={<IssueIcon size={12} />}>
          {chatText(`list.${emergency}`)}
        </LevelTag>
      )}
      {highRisk && <LevelTag level="alarm">{chatText('list.highRisk')}</LevelTag>}
      {alarm && <Alarm alarm={alarm} isCounted={highRisk} />}
      {isOdd && <LevelTag level="watch">{chatText(unreadWord(couldNotRead))}</LevelTag>}
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

/** In a narrow row one alarm is written out; behind the flag the others are counted. */
function Alarm({ alarm: { first, more }, isCounted }: { readonly alarm: PatientAlarm; readonly isCounted: boolean }) {
  const others = more + Number(isCounted);
  return (
    <>
      {!isCounted && <LevelTag level="alarm">{first}</LevelTag>}
      {others > 0 && (
        <span className="chat-more-alarms" title={isCounted ? first : undefined}>
          +{others}
        </span>
      )}
    </>
  );
}

/** As loud as the rest of the row. */
const LongWait = ({ isAlarm, children }: { readonly isAlarm: boolean; readonly children: string }) =>
  isAlarm ? <span className="chat-waiting-alarm">{children}</span> : <LevelTag level="watch">{children}</LevelTag>;

const unreadWord = (parts: readonly string[]) => (parts.includes('highRisk') ? 'list.unreadFlag' : 'list.unreadPart');

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
