import { Button } from '@blueprintjs/core';
import { ErrorIcon, TimeIcon } from '@blueprintjs/icons';
import type { ChatMessage } from '@/domain/chat/ChatMessage';
import { chatText } from '../chatText';
import { countText } from '../countText';
import { minutesOld } from './minutesOld';
import type { TimelineRow } from '../timeline/TimelineRow';
import type { TimelineStore } from '../timeline/TimelineStore';

interface MessageStateWish {
  readonly store: TimelineStore;
  readonly row: TimelineRow;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What became of an own message; a refused one waits here for its author's decision. A part of the row, which observes for it. */
export function messageState({ store, row, now }: MessageStateWish) {
  const { message, hasBeenRead } = row;
  if (message.hasFailedToSend || message.isPending) return unsentState({ store, message, now });
  if (message.meta.owner !== 'You' || message.deleted) return null;
  return hasBeenRead ? <span className="chat-read">{chatText('message.read')}</span> : <span>{chatText('message.sent')}</span>;
}

interface UnsentWish {
  readonly store: TimelineStore;
  readonly message: ChatMessage;
  /** Milliseconds since 1970. */
  readonly now: number;
}

function unsentState({ store, message, now }: UnsentWish) {
  const isChange = message.meta.sent;
  if (message.hasFailedToSend) {
    return (
      <span className="chat-refusal">
        <span className="chat-refused">
          <ErrorIcon size={12} /> {chatText(isChange ? 'message.notSaved' : 'message.notSent')}
        </span>
        {cause(store, message)}
        {age({ store, message, now })}
        <Button variant="minimal" size="small" intent="primary" text={chatText('message.retry')} onClick={() => store.retry()} />
        <Button variant="minimal" size="small" text={chatText(isChange ? 'message.discardChange' : 'message.discard')} onClick={() => store.discard(message)} />
      </span>
    );
  }
  return (
    <span className="chat-refusal">
      <span>{chatText(store.delayed ? 'message.waiting' : isChange ? 'message.saving' : 'message.sending')}</span>
      {age({ store, message, now })}
    </span>
  );
}

function cause(store: TimelineStore, message: ChatMessage) {
  const refusal = store.entryOf(message)?.refusal;
  return refusal === undefined ? null : <span>{chatText(`refusal.${refusal}`)}</span>;
}

/** What was written long ago may not be right any more. */
function age({ store, message, now }: UnsentWish) {
  const minutes = minutesOld(store.entryOf(message)?.keptAt, now);
  if (minutes === null) return null;
  return (
    <span className="chat-old">
      <TimeIcon size={12} /> {countText('message.old', minutes)}
    </span>
  );
}
