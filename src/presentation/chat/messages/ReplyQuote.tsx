import { observer } from 'mobx-react-lite';
import type { MessageReply } from '@/domain/chat/messages/ChatMessage';
import { authorName } from '../authorName';
import { chatText } from '../chatText';
import type { TimelineStore } from '../timeline/TimelineStore';
import { writtenText } from '../../kit/text/writtenText';

interface ReplyQuoteProps {
  readonly store: TimelineStore;
  readonly reply: MessageReply;
  readonly patientName: string;
  readonly reachable: boolean;
}

/** The current text of the answered message, with a link to it. */
export const ReplyQuote = observer(function ReplyQuote({ store, reply, patientName, reachable }: ReplyQuoteProps) {
  const original = store.messageOf(reply.id);
  const author = original === undefined ? '' : authorName(original, patientName, store.nameOf(original.uuid));
  const text =
    original === undefined ? chatText('reply.notLoaded') : original.deleted ? chatText('reply.deleted') : original.text;
  return (
    <button
      type="button"
      className="chat-quote"
      tabIndex={reachable ? 0 : -1}
      title={chatText('reply.jump')}
      onClick={() => store.seek.seek(reply.id)}
    >
      {author !== '' && <strong>{writtenText(chatText('reply.original', { name: author }))}</strong>}
      <bdi>{writtenText(text)}</bdi>
    </button>
  );
});
