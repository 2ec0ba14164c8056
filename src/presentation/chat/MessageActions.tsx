import { DuplicateIcon, EditIcon, TrashIcon } from '@blueprintjs/icons';
import type { ReactElement } from 'react';
import type { ChatMessage } from '@/domain/chat/ChatMessage';
import { chatText } from './chatText';
import { copyText } from './copyText';
import type { TimelineStore } from './TimelineStore';

interface MessageActionsProps {
  readonly store: TimelineStore;
  readonly message: ChatMessage;
  /** Tab stops at the actions of the row the keyboard is on, not at those of every row. */
  readonly reachable: boolean;
}

/** What can be done with a message; seen under the pointer and on the row that has the focus. */
export function MessageActions({ store, message, reachable }: MessageActionsProps) {
  const changeable = !message.meta.readOnly && message.meta.sent;
  const tabIndex = reachable ? 0 : -1;
  return (
    <div className="chat-actions" role="group" aria-label={chatText('message.actions')}>
      <Action label={chatText('message.copy')} icon={<DuplicateIcon size={14} />} tabIndex={tabIndex} onClick={() => void copyText(message.text)} />
      {changeable && <Action label={chatText('message.edit')} icon={<EditIcon size={14} />} tabIndex={tabIndex} onClick={() => store.edit(message.timeId)} />}
      {message.isPending && !message.meta.sent && message.outboxId !== undefined && (
        <Action label={chatText('message.discard')} icon={<TrashIcon size={14} />} tabIndex={tabIndex} onClick={() => store.discard(message)} />
      )}
      {changeable && (
        <Action label={chatText('message.delete')} icon={<TrashIcon size={14} />} tabIndex={tabIndex} onClick={() => store.askToDelete(message.timeId)} />
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
