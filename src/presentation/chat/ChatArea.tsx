import { Button } from '@blueprintjs/core';
import { ArrowLeftIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { createElement, useContext, useEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { ChatSession } from '@/domain/chat/conversations/ChatSession';
import { AreaBoundary } from '../app/AreaBoundary';
import { useStore } from '../kit/useStore';
import { useStores } from '../app/useStores';
import './chat.css';
import { chatText } from './chatText';
import { ConnectionNotices } from './startUp/ConnectionNotices';
import { Conversation } from './Conversation';
import { chatListPath, chatPath } from './chatPath';
import { PatientAlarmsContext } from './conversations/PatientAlarmsContext';
import { ConversationList, type ListedRequests } from './conversations/ConversationList';
import type { ConversationsStore } from './conversations/ConversationsStore';
import type { ChatStores } from './ChatStores';
import { DiagnosticsDialog } from './startUp/DiagnosticsDialog';
import { StartUpChecklist } from './startUp/StartUpChecklist';
import { TimelineSkeleton } from './TimelineSkeleton';
import { useLooking } from '../kit/useAttention';

interface ChatAreaProps {
  readonly stores: ChatStores;
  /** The waiting requests; absent for users who do not answer requests. */
  readonly requests?: ListedRequests;
}

/**
 * The chats of both generations: conversations, messages and patient side by side; one at a time on a narrow screen.
 */
export const ChatArea = observer(function ChatArea({ stores, requests }: ChatAreaProps) {
  const { report } = useStores();
  const connection = useStore(() => stores.connection());
  const diagnostics = useStore(() => stores.diagnostics());
  const conversations = useStore(() => stores.conversations());
  const orphaned = useStore(() => stores.orphaned());
  // From the address with which this area was opened, even while another page is in front.
  const { list, chatSessionId } = useParams();
  useEffect(() => {
    conversations.applyAddress(list);
  }, [list, conversations]);
  useEffect(() => {
    conversations.opened(chatSessionId);
  }, [chatSessionId, conversations]);
  useLooking(conversations);
  const alarms = useContext(PatientAlarmsContext);
  return (
    <div className="chat-area">
      <AreaBoundary area="alarms of patients" report={report} className="visually-hidden">
        {alarms && createElement(alarms, { onAlarms: conversations.learnAlarms })}
      </AreaBoundary>
      <div className={`chat-panes${chatSessionId === undefined ? '' : ' chat-panes-open'}`}>
        <h1 className="visually-hidden">{chatText(list === undefined ? 'pageTitle.v1' : 'pageTitle.v2')}</h1>
        <ConnectionNotices store={connection} />
        <DiagnosticsDialog store={diagnostics} />
        {connection.checklist === undefined ? (
          <>
            <AreaBoundary area="chat list" report={report} className="chat-list">
              <ConversationList
                store={conversations}
                orphaned={orphaned}
                list={list}
                openChatSession={chatSessionId}
                requests={requests}
                onDetails={() => diagnostics.show()}
              />
            </AreaBoundary>
            <AreaBoundary
              area="conversation"
              place={chatSessionId ?? ''}
              report={report}
              className="chat-conversation-pane"
            >
              <Open stores={stores} conversations={conversations} list={list} chatSessionId={chatSessionId} />
            </AreaBoundary>
          </>
        ) : (
          <StartUpChecklist store={connection} onDetails={() => diagnostics.show()} />
        )}
      </div>
    </div>
  );
});

interface OpenProps {
  readonly stores: ChatStores;
  readonly conversations: ConversationsStore;
  readonly list: string | undefined;
  readonly chatSessionId: string | undefined;
}

const Open = observer(function Open({ stores, conversations, list, chatSessionId }: OpenProps) {
  if (chatSessionId === undefined && conversations.all.length === 0)
    return <section className="chat-conversation-pane chat-words" />;
  if (chatSessionId === undefined) return <Choose conversations={conversations} list={list} />;
  const session = conversations.byChatSession(chatSessionId);
  if (session !== undefined)
    return (
      <Conversation
        key={session.channelId}
        stores={stores}
        conversations={conversations}
        session={session}
        list={list}
      />
    );
  if (conversations.phase === 'known')
    return (
      <NotListed
        key={chatSessionId}
        stores={stores}
        list={list}
        chatSessionId={chatSessionId}
        isOut={conversations.isOutOf(chatSessionId)}
      />
    );
  if (conversations.phase === 'partial') return <NotListedWords list={list} text={chatText('list.partial')} />;
  return <ComingChat />;
});

/** Offers the most pressing chat while none is open. It does not change under the pointer or the focus. */
const Choose = observer(function Choose({ conversations, list }: Pick<OpenProps, 'conversations' | 'list'>) {
  const [held, hold] = useState<ChatSession | undefined>();
  const first = held ?? conversations.firstInNeed;
  if (first === undefined) return <Words title={chatText('timeline.choose')} text={chatText('timeline.chooseHint')} />;
  const name = conversations.nameOf(first);
  return (
    <Words title={chatText('timeline.choose')} text={chatText('timeline.firstInNeed', { name })}>
      <Link
        className="bp6-button bp6-intent-primary"
        to={chatPath(first, list)}
        onPointerEnter={() => hold(first)}
        onPointerLeave={() => hold(undefined)}
        onFocus={() => hold(first)}
        onBlur={() => hold(undefined)}
      >
        <span className="bp6-button-text">{chatText('timeline.openFirst')}</span>
      </Link>
    </Words>
  );
});

interface NotListedProps {
  readonly stores: ChatStores;
  /** Undefined in the V1 area. */
  readonly list: string | undefined;
  readonly chatSessionId: string;
  readonly isOut: boolean;
}

const NotListed = observer(function NotListed({ stores, list, chatSessionId, isOut }: NotListedProps) {
  const missing = useStore(() => stores.missingChat(chatSessionId, list === undefined ? 'v1' : 'v2'));
  if (!isOut && !missing.isMissing) return <ComingChat />;
  return <NotListedWords list={list} text={chatText(isOut ? 'bar.notInChat' : 'timeline.notListedHint')} />;
});

/** On a narrow screen, the list with the orphaned drafts is a separate page. */
function NotListedWords({ list, text }: { readonly list: string | undefined; readonly text: string }) {
  const navigate = useNavigate();
  return (
    <Words title={chatText('timeline.notListed')} text={text}>
      <Button
        className="chat-back"
        icon={<ArrowLeftIcon />}
        text={chatText('connection.back')}
        onClick={() => void navigate(chatListPath(list))}
      />
    </Words>
  );
}

function ComingChat() {
  return (
    <section className="chat-conversation-pane">
      <TimelineSkeleton label={chatText('timeline.loading')} />
    </section>
  );
}

function Words({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  return (
    <section className="chat-conversation-pane chat-words">
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}
