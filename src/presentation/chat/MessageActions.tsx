import { DuplicateIcon, EditIcon, KeyEnterIcon, TrashIcon } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import type { ChatMessage } from '@/domain/chat/ChatMessage';
import { changesOf } from './changesOf';
import { chatText } from './chatText';
import { copyText } from './copyText';
import type { TimelineStore } from './TimelineStore';

interface MessageActionsProps {
  readonly store: TimelineStore;
  readonly message: ChatMessage;
  /** Tab stops at the actions of the row the keyboard is on, not at those of every row. */
  readonly reachable: boolean;
  /** Begins an answer; undefined while answers are off. */
  readonly onReply: ((message: ChatMessage) => void) | undefined;
}

/** What can be done with a message; seen under the pointer and on the row that has the focus. */
export function MessageActions({ store, message, reachable, onReply }: MessageActionsProps) {
  const { hasFailedToSend, timeId, meta } = message;
  const changes = changesOf(message);
  const tabIndex = reachable ? 0 : -1;
  return (
    <div className="chat-actions" role="group" aria-label={chatText('message.actions')}>
      <Action label={chatText('message.copy')} icon={<DuplicateIcon size={14} />} tabIndex={tabIndex} onClick={() => void copyText(message.text)} />
      {onReply !== undefined && meta.sent && <Action label={chatText('reply.start')} icon={<KeyEnterIcon size={14} />} tabIndex={tabIndex} onClick={() => onReply(message)} />}
      {changes.includes('edit') && (
        <Action label={chatText('message.edit')} icon={<EditIcon size={14} />} tabIndex={tabIndex} onClick={() => store.edits.edit(timeId)} />
      )}
      {changes.includes('discard') && !hasFailedToSend && (
        <Action label={chatText('message.discard')} icon={<TrashIcon size={14} />} tabIndex={tabIndex} onClick={() => store.discard(message)} />
      )}
      {changes.includes('delete') && (
        <Action label={chatText('message.delete')} icon={<TrashIcon size={14} />} tabIndex={tabIndex} onClick={() => store.edits.askToDelete(timeId)} />
      )}
    </div>
  );
}

interface ActionProps {
  readonly label: string;
  readonly icon: ReactElement;
  readonly tabIndex: number;
  readonly onClick: () => void;
}

function Action({ label, icon, tabIndex, onClick }: ActionProps) {
  return (
    <button type="button" className="chat-action" aria-label={label} title={label} tabIndex={tabIndex} onClick={onClick}>
      {icon}
    </button>
  );
}
