import { Button } from '@blueprintjs/core';
import { ErrorIcon, TimeIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ChatMessage } from '@/domain/chat/ChatMessage';
import { chatText } from './chatText';
import { countText } from './countText';
import { minutesOld } from './minutesOld';
import type { TimelineRow } from './TimelineRow';
import type { TimelineStore } from './TimelineStore';

interface MessageStateProps {
  readonly store: TimelineStore;
  readonly row: TimelineRow;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What became of an own message; a refused one waits here for its author's decision. */
export function MessageState({ store, row, now }: MessageStateProps) {
  const { message, hasBeenRead } = row;
  if (message.hasFailedToSend || message.isPending) return <UnsentState store={store} message={message} now={now} />;
  if (message.meta.owner !== 'You' || message.deleted) return null;
  return hasBeenRead ? <span className="chat-read">{chatText('message.read')}</span> : <span>{chatText('message.sent')}</span>;
}

interface UnsentProps {
  readonly store: TimelineStore;
  readonly message: ChatMessage;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const UnsentState = observer(function UnsentState({ store, message, now }: UnsentProps) {
  const isChange = message.meta.sent;
  if (message.hasFailedToSend) {
    return (
      <span className="chat-refusal">
        <span className="chat-refused">
          <ErrorIcon size={12} /> {chatText(isChange ? 'message.notSaved' : 'message.notSent')}
        </span>
        <Cause store={store} message={message} />
        <Age store={store} message={message} now={now} />
        <Button variant="minimal" size="small" intent="primary" text={chatText('message.retry')} onClick={() => store.retry()} />
        <Button variant="minimal" size="small" text={chatText(isChange ? 'message.discardChange' : 'message.discard')} onClick={() => store.discard(message)} />
      </span>
    );
  }
  return (
    <span className="chat-refusal">
      <span>{chatText(store.delayed ? 'message.waiting' : isChange ? 'message.saving' : 'message.sending')}</span>
      <Age store={store} message={message} now={now} />
    </span>
  );
});

function Cause({ store, message }: Omit<UnsentProps, 'now'>) {
  const refusal = store.entryOf(message)?.refusal;
  return refusal === undefined ? null : <span>{chatText(`refusal.${refusal}`)}</span>;
}

/** What was written long ago may not be right any more. */
function Age({ store, message, now }: UnsentProps) {
  const minutes = minutesOld(store.entryOf(message)?.keptAt, now);
  if (minutes === null) return null;
  return (
    <span className="chat-old">
      <TimeIcon size={12} /> {countText('message.old', minutes)}
    </span>
  );
}
