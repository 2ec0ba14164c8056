import { HeartIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import type { TimeId } from '@/domain/chat/messages/TimeId';
import { authorName } from '../authorName';
import { chatText } from '../chatText';
import { chatTime } from '../chatTime';
import { GapIndicator } from '../timeline/rows/GapIndicator';
import { Avatar } from '../../kit/people/Avatar';
import { initialsOf } from '../../kit/text/initialsOf';
import { messageActions } from './messageActions';
import { MessageEditor } from './MessageEditor';
import { messageState } from './messageState';
import { messageContent } from './messageContent';
import { ReplyQuote } from './ReplyQuote';
import { useStores } from '../../app/useStores';
import type { VisibleMessages } from '../timeline/scroll/VisibleMessages';
import type { TimelineRow } from '../timeline/rows/TimelineRow';
import type { TimelineStore } from '../timeline/TimelineStore';
import { writtenText } from '../../kit/text/writtenText';

interface MessageRowProps {
  readonly store: TimelineStore;
  readonly timeId: TimeId;
  readonly patientName: string;
  readonly patientAuthor: string;
  /** Milliseconds since 1970, for "Today". */
  readonly now: number;
  readonly seen: VisibleMessages;
  /** True if this row has the keyboard focus, so that its actions can be reached. */
  readonly current: boolean;
  /** Begins an answer to a message. */
  readonly onReply: (message: ChatMessage) => void;
}

/**
 * One message. It observes only its own row. Its parts are not components, because opening a chat renders many rows at
 * once.
 */
export const MessageRow = observer(function MessageRow({
  store,
  timeId,
  patientName,
  patientAuthor,
  now,
  seen,
  current,
  onReply,
}: MessageRowProps) {
  const end = useCallback((element: HTMLElement) => seen.watch(element, timeId), [seen, timeId]);
  const { report } = useStores();
  const row = store.row(timeId);
  if (row === undefined) return null;
  try {
    return wholeRow({ store, row, timeId, patientName, patientAuthor, now, current, onReply, end });
  } catch (error) {
    report(error, 'message');
    return plainRow(row, end);
  }
});

interface WholeRowProps extends Omit<MessageRowProps, 'seen'> {
  readonly row: TimelineRow;
  /** Tracks whether the end of the message is seen. */
  readonly end: (element: HTMLElement) => void;
}

/** The plain form of a message that failed to render: its text and its time, without links and actions. */
function plainRow({ message }: TimelineRow, end: (element: HTMLElement) => void) {
  return (
    <article className="chat-message" data-copied-as={chatTime.inFull(message.timeId)}>
      <div className="chat-line">
        <div className="chat-bubble">
          <bdi className="chat-text">{message.deleted ? '' : writtenText(message.text)}</bdi>
        </div>
      </div>
      <footer className="chat-foot" ref={message.meta.owner === 'You' ? undefined : end}>
        <time>{chatTime.ofMessage(message.timeId)}</time>
      </footer>
    </article>
  );
}

function wholeRow({ store, row, timeId, patientName, patientAuthor, now, current, onReply, end }: WholeRowProps) {
  const { message, startsDay, startsRun, startsUnread, startsGap, isTarget } = row;
  const { owner, reply } = message.meta;
  const author = authorName(message, patientAuthor, store.nameOf(message.uuid));
  const inFull = chatTime.inFull(timeId);
  const isEdited = store.edits.editing?.timeId === timeId;
  return (
    <>
      {startsDay && (
        <div className="chat-day">
          <span>{chatTime.day(timeId, now)}</span>
        </div>
      )}
      {startsGap && <GapIndicator store={store} />}
      {startsUnread && <div className="chat-divider">{chatText('timeline.unread')}</div>}
      <article
        className={
          `chat-message chat-from-${owner.toLowerCase()}` +
          `${startsRun ? ' chat-starts-run' : ''}${isTarget ? ' chat-target' : ''}`
        }
        aria-label={`${author}, ${inFull}`}
        data-copied-as={copiedAs(message, store.nameOf(message.uuid) || author)}
      >
        {startsRun && owner !== 'You' && owner !== 'System' && (
          <span className="chat-avatar">
            <Avatar initials={initialsOf(author)} person={message.uuid} />
          </span>
        )}
        {startsRun && owner !== 'You' && owner !== 'System' && (
          <header className="chat-author">
            <bdi>{writtenText(author)}</bdi>
            {owner === 'Therapist' && <span className="chat-role">{chatText('owner.Therapist')}</span>}
          </header>
        )}
        {isEdited ? (
          <MessageEditor store={store} />
        ) : (
          <div className="chat-line">
            <div className={bubbleClass(message)}>
              {reply !== undefined && !message.deleted && (
                <ReplyQuote store={store} reply={reply} patientName={patientAuthor} reachable={current} />
              )}
              {message.deleted ? chatText('message.deleted') : messageContent(message.text, store.imageBase)}
            </div>
            {!message.deleted &&
              messageActions({ store, message, reachable: current, onReply: store.replyOn ? onReply : undefined })}
          </div>
        )}
        <footer className="chat-foot" ref={owner === 'You' ? undefined : end}>
          <time dateTime={chatTime.iso(timeId)} title={inFull}>
            {chatTime.ofMessage(timeId)}
          </time>
          {message.edited && <span>{chatText('message.edited')}</span>}
          {message.liked && (
            <span className="chat-liked">
              <HeartIcon size={12} /> {chatText('message.liked')}
            </span>
          )}
          {messageState({ store, row, now, patientName })}
        </footer>
      </article>
    </>
  );
}

/**
 * The line put before a message that is copied with others: author, time, and whether the patient has it in this form.
 */
function copiedAs({ timeId, edited, isPending, hasFailedToSend, meta }: ChatMessage, author: string): string {
  const failed = chatText(meta.sent ? 'message.notSaved' : 'message.notSent');
  // The answer to a pending message may be lost, so it is not called unsent.
  const pending = chatText(meta.sent ? 'message.saving' : 'message.sending');
  return [
    author,
    chatTime.inFull(timeId),
    ...(hasFailedToSend ? [failed] : []),
    ...(isPending && !hasFailedToSend ? [pending] : []),
    ...(edited ? [chatText('message.edited')] : []),
  ].join(', ');
}

function bubbleClass({ deleted, isPending, hasFailedToSend }: ChatMessage): string {
  return (
    `chat-bubble${deleted ? ' chat-deleted' : ''}` +
    `${isPending ? ' chat-pending' : ''}${hasFailedToSend ? ' chat-failed' : ''}`
  );
}
