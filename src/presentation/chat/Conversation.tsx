import { Button } from '@blueprintjs/core';
import { ArrowLeftIcon, IssueIcon, PersonIcon, SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { LevelTag } from '../kit/levels/LevelTag';
import { WhyTag } from '../kit/levels/WhyTag';
import { chatSignReason } from './chatSignReason';
import { AreaBoundary } from '../app/AreaBoundary';
import { patientInitials } from '../kit/text/initialsOf';
import { Avatar } from '../kit/people/Avatar';
import { useStore } from '../kit/useStore';
import { useStores } from '../app/useStores';
import { authorName } from './authorName';
import { ChatActs } from './acts/ChatActs';
import { chatListPath } from './chatPath';
import type { ChatStores } from './ChatStores';
import { chatText } from './chatText';
import { Composer } from './composer/Composer';
import type { PatientAlarm } from './conversations/PatientAlarmsContext';
import type { ConversationsStore } from './conversations/ConversationsStore';
import { PatientPanel } from './patientPanel/PatientPanel';
import { PresenceDot } from '../presence/PresenceDot';
import { TimelineFind } from './timeline/find/TimelineFind';
import { TimelinePane } from './timeline/TimelinePane';
import { patientNameText } from '../kit/text/patientNameText';

interface ConversationProps {
  readonly stores: ChatStores;
  readonly conversations: ConversationsStore;
  readonly session: ChatSession;
  /** The list that the address names. */
  readonly list: string | undefined;
}

/**
 * One conversation: its messages, its composer and its patient. Mounted separately for each patient, so that their data
 * cannot mix.
 */
export const Conversation = observer(function Conversation({
  stores,
  conversations,
  session,
  list,
}: ConversationProps) {
  const { channelId } = session;
  const { report } = useStores();
  const participants = useStore(() => stores.participants(channelId));
  const [phrases] = useState(() => stores.readyPhrases());
  const composer = useStore(() => stores.composer(channelId));
  const conflictingDrafts = useStore(() => stores.conflictingDraftList(channelId));
  const cached = useStore(() => stores.cachedPage(channelId));
  const timeline = useStore(() => stores.timeline(channelId));
  const [find] = useState(() => new TimelineFind(timeline));
  const [panelShown, showPanel] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  const panelButton = useFocusBack(panelShown, back);
  const findButton = useFocusBack(find.shown);
  const toEnd = useRef<() => void>(() => undefined);
  const name = conversations.nameOf(session);
  const author = conversations.authorOf(session);
  const reply = (message: ChatMessage): void => {
    composer.answer({
      timeId: message.timeId,
      author: authorName(message, author, timeline.nameOf(message.uuid)),
      text: message.text,
    });
  };
  const presence = conversations.presenceOf(session);
  return (
    <>
      <section
        className={`chat-conversation-pane${panelShown ? ' chat-behind' : ''}`}
        aria-label={chatText('timeline.label', { name })}
      >
        <ConversationHead
          conversations={conversations}
          session={session}
          list={list}
          hasDraft={composer.hasDraft}
          find={find}
          findRef={findButton}
          panelRef={panelButton}
          onPanel={() => showPanel(true)}
        />
        <TimelinePane
          store={timeline}
          cached={cached}
          patientName={name}
          patientAuthor={author}
          now={conversations.now}
          find={find}
          onReply={reply}
          toEnd={toEnd}
        />
        <Composer
          store={composer}
          phrases={phrases}
          conflictingDrafts={conflictingDrafts}
          patientName={name}
          onEditLast={() => timeline.edits.editLast()}
          onSent={() => toEnd.current()}
        />
      </section>
      <div className={`chat-panel-pane${panelShown ? ' chat-in-front' : ''}`}>
        <AreaBoundary area="patient panel" report={report}>
          <PatientPanel
            session={session}
            name={name}
            presence={presence}
            participants={participants}
            backRef={back}
            onBack={() => showPanel(false)}
          />
        </AreaBoundary>
      </div>
    </>
  );
});

/**
 * For the button that opens something: when that closes with the focus inside, the focus returns to the button. If it
 * replaces the rest, the focus goes to `first`.
 */
function useFocusBack(isOpen: boolean, first?: RefObject<HTMLElement | null>): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const { current } = button;
    first?.current?.focus();
    return () => {
      if (first !== undefined || document.activeElement === document.body) current?.focus();
    };
  }, [isOpen, first]);
  return button;
}

interface ConversationHeadProps extends Pick<ConversationProps, 'conversations' | 'session' | 'list'> {
  readonly hasDraft: boolean;
  readonly find: TimelineFind;
  readonly findRef: RefObject<HTMLButtonElement | null>;
  readonly panelRef: RefObject<HTMLButtonElement | null>;
  readonly onPanel: () => void;
}

interface AlarmInPanelProps {
  readonly alarm: PatientAlarm;
  readonly onPanel: () => void;
}

/** Shows the patient's most serious alarm while the patient's pane is not visible, and opens that pane. */
const AlarmInPanel = ({ alarm: { first, more }, onPanel }: AlarmInPanelProps) => (
  <button type="button" className="chat-risk-in-panel chat-head-alarm" onClick={onPanel}>
    <LevelTag level="alarm">{first}</LevelTag>
    {more > 0 && <span>+{more}</span>}
  </button>
);

/** The patient's name, and the acts of the chat. */
const ConversationHead = observer(function ConversationHead({
  conversations,
  session,
  list,
  hasDraft,
  find,
  findRef,
  panelRef,
  onPanel,
}: ConversationHeadProps) {
  const navigate = useNavigate();
  const emergency = conversations.emergencyOf(session);
  const alarm = conversations.alarmOf(session);
  const wait = conversations.waitTextOf(session);
  return (
    <header className="chat-head">
      <Button
        className="chat-back"
        variant="minimal"
        icon={<ArrowLeftIcon />}
        aria-label={chatText('connection.back')}
        onClick={() => void navigate(chatListPath(list))}
      />
      <span className="chat-head-avatar">
        <Avatar initials={patientInitials(session.patient)} person={session.patient.userId} />
      </span>
      <div className="chat-head-who">
        <h2>
          <bdi>{patientNameText(conversations.nameOf(session))}</bdi>
        </h2>
        <PresenceDot sign={conversations.presenceOf(session)} />
        {emergency && (
          <WhyTag
            level="alarm"
            icon={<IssueIcon size={12} />}
            reason={chatSignReason(emergency, session, conversations.now)}
          />
        )}
        {session.highRisk && (
          <WhyTag
            level="alarm"
            className="chat-risk-in-panel"
            reason={chatSignReason('highRisk', session, conversations.now)}
          />
        )}
        {alarm && <AlarmInPanel alarm={alarm} onPanel={onPanel} />}
        <p className="chat-head-facts">
          <abbr title={chatText(`list.${session.generation}`)}>{chatText(`list.${session.generation}Sign`)}</abbr>
          {wait !== undefined && <span>{wait}</span>}
        </p>
      </div>
      <ChatActs session={session} unsent={conversations.unsentCountOf(session)} hasDraft={hasDraft} />
      <Button
        ref={findRef}
        className="chat-find-button"
        variant="minimal"
        icon={<SearchIcon />}
        aria-label={chatText('find.open')}
        title={chatText('find.open')}
        aria-expanded={find.shown}
        onClick={() => (find.shown ? find.hide() : find.show())}
      />
      <Button
        ref={panelRef}
        className="chat-panel-button"
        variant="minimal"
        icon={<PersonIcon />}
        aria-label={chatText('panel.show')}
        onClick={onPanel}
      />
    </header>
  );
});
