import { Button } from '@blueprintjs/core';
import { DownloadIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ChatLog, LoggedChat, LoggedMessage } from '@/domain/chat/conversations/ChatLog';
import { Page } from '../../kit/layout/Page';
import { PageHeader } from '../../kit/layout/PageHeader';
import { Notice } from '../../kit/Notice';
import './chatLog.css';
import { chatLogText } from './chatLogText';
import type { ChatLogStore } from './ChatLogStore';
import { FindPatientForm } from '../FindPatientForm';
import { chatTime } from '../chatTime';
import { writtenText } from '../../kit/text/writtenText';

/** Finds the V1 chats of one patient, shows them and exports them as a file. */
export const ChatLogView = observer(function ChatLogView({ store }: { readonly store: ChatLogStore }) {
  return (
    <Page className="chat-log">
      <PageHeader title={chatLogText('title')} lead={chatLogText('hint')} />
      <FindPatientForm
        label={chatLogText('label')}
        query={store.query}
        onType={query => store.type(query)}
        findLabel={chatLogText('find')}
        isFinding={store.finding}
        onFind={() => void store.find()}
      />
      <div role="alert">
        {store.failure !== undefined && <Notice intent="danger">{chatLogText(`failure.${store.failure.kind}`)}</Notice>}
      </div>
      <div role="status">{store.finding && <p>{chatLogText('finding')}</p>}</div>
      {store.found !== undefined && (
        <Found log={store.found} name={store.patientName} onDownload={() => store.download()} />
      )}
    </Page>
  );
});

interface FoundProps {
  readonly log: ChatLog;
  readonly name: string;
  readonly onDownload: () => void;
}

function Found({ log: { chats, isWhole }, name, onDownload }: FoundProps) {
  return (
    <section aria-labelledby="chat-log-found">
      <h2 id="chat-log-found">{chatLogText('heading', { name })}</h2>
      {!isWhole && <Notice intent="warning">{chatLogText('incomplete')}</Notice>}
      {chats.length === 0 ? (
        isWhole && <p>{chatLogText('none')}</p>
      ) : (
        <Button icon={<DownloadIcon />} text={chatLogText('download')} onClick={onDownload} />
      )}
      {chats.map(chat => (
        <Chat key={chat.chatSessionId} chat={chat} />
      ))}
    </section>
  );
}

function Chat({ chat: { messages } }: { readonly chat: LoggedChat }) {
  const first = messages[0];
  return (
    <>
      {first !== undefined && <h3>{chatLogText('chat', { day: chatTime.inFull(first.timeId) })}</h3>}
      <ol className="chat-log-messages">
        {messages.map(message => (
          <Message key={String(message.timeId)} message={message} />
        ))}
      </ol>
    </>
  );
}

function Message({ message: { timeId, role, name, text, edited, deleted } }: { readonly message: LoggedMessage }) {
  return (
    <li>
      <time dateTime={chatTime.iso(timeId)}>{chatTime.inFull(timeId)}</time>{' '}
      <strong>
        <bdi>{writtenText(name || chatLogText(`role.${role}`))}</bdi>
      </strong>
      <p>
        {deleted ? chatLogText('deleted') : <bdi>{writtenText(text)}</bdi>}{' '}
        {edited && <small>{chatLogText('edited')}</small>}
      </p>
    </li>
  );
}
