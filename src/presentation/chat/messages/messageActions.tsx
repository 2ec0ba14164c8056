import type { ChatMessage } from '@/domain/chat/messages/ChatMessage';
import { changesOf } from './changesOf';
import { chatText } from '../chatText';
import { copyText } from '../../kit/copyText';
import type { TimelineStore } from '../timeline/TimelineStore';

interface MessageActionsProps {
  readonly store: TimelineStore;
  readonly message: ChatMessage;
  /** Tab stops at the actions of the row the keyboard is on, not at those of every row. */
  readonly reachable: boolean;
  /** Begins an answer; undefined while answers are off. */
  readonly onReply: ((message: ChatMessage) => void) | undefined;
}

interface OfferedAct {
  readonly act: 'copy' | 'reply' | 'edit' | 'discard' | 'delete';
  readonly label: string;
  readonly run: () => void;
}

/** The acts on a message, visible under the pointer and on the focused row. They are part of the row. */
export function messageActions({ store, message, reachable, onReply }: MessageActionsProps) {
  return (
    <div className="chat-actions" role="group" aria-label={chatText('message.actions')}>
      {actsOf(store, message, onReply).map(({ act, label, run }) => (
        <button
          key={act}
          type="button"
          className={`chat-action chat-act-${act}`}
          aria-label={label}
          title={label}
          tabIndex={reachable ? 0 : -1}
          onClick={run}
        />
      ))}
    </div>
  );
}

function actsOf(
  store: TimelineStore,
  message: ChatMessage,
  onReply: MessageActionsProps['onReply'],
): readonly OfferedAct[] {
  const { hasFailedToSend, timeId, meta } = message;
  const changes = changesOf(message);
  const acts: OfferedAct[] = [{ act: 'copy', label: chatText('message.copy'), run: () => void copyText(message.text) }];
  if (onReply !== undefined && meta.sent)
    acts.push({ act: 'reply', label: chatText('reply.start'), run: () => onReply(message) });
  if (changes.includes('edit'))
    acts.push({ act: 'edit', label: chatText('message.edit'), run: () => store.edits.edit(timeId) });
  // A refused message is discarded next to the reason of its refusal.
  if (changes.includes('discard') && !hasFailedToSend)
    acts.push({
      act: 'discard',
      label: chatText('message.discard'),
      run: () => store.unsentActs.discard(message, store.entryOf(message)),
    });
  if (changes.includes('delete'))
    acts.push({ act: 'delete', label: chatText('message.delete'), run: () => store.edits.askToDelete(timeId) });
  return acts;
}
