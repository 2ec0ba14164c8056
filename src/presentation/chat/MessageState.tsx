import { Button } from '@blueprintjs/core';
import { ErrorIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { chatText } from './chatText';
import type { TimelineRow } from './TimelineRow';
import type { TimelineStore } from './TimelineStore';

/** What became of an own message; a refused one waits here for its author's decision. */
export const MessageState = observer(function MessageState({ store, row }: { readonly store: TimelineStore; readonly row: TimelineRow }) {
  const { message, hasBeenRead } = row;
  const isChange = message.meta.sent;
  if (message.hasFailedToSend) {
    return (
      <span className="chat-refusal">
        <span className="chat-refused">
          <ErrorIcon size={12} /> {chatText(isChange ? 'message.notSaved' : 'message.notSent')}
        </span>
        <Button variant="minimal" size="small" intent="primary" text={chatText('message.retry')} onClick={() => store.retry()} />
        <Button variant="minimal" size="small" text={chatText(isChange ? 'message.discardChange' : 'message.discard')} onClick={() => store.discard(message)} />
      </span>
    );
  }
  if (message.isPending) return <span>{chatText(isChange ? 'message.saving' : 'message.sending')}</span>;
  if (message.meta.owner !== 'You' || message.deleted) return null;
  return hasBeenRead ? <span className="chat-read">{chatText('message.read')}</span> : <span>{chatText('message.sent')}</span>;
});
