import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { OrphanedMessage as Message } from '@/application/chat/messages/WatchOrphanedMessages';
import { Notice } from '../../kit/Notice';
import { chatText, countText } from '../chatText';
import { copyText } from '../../kit/copyText';
import { orphanedName } from './orphanedName';
import { OrphanedDraftList } from './OrphanedDraftList';
import { UnreadableTexts } from './UnreadableTexts';
import type { OrphanedStore } from './OrphanedStore';

/**
 * Messages that were to be sent in chats that are no longer listed. Each can be copied, and discarded once it was
 * refused. The drafts are below them.
 */
export const OrphanedMessages = observer(function OrphanedMessages({ store }: { readonly store: OrphanedStore }) {
  const { list } = store;
  return (
    <div className="chat-orphaned-all">
      <div role="alert">
        {list.length > 0 && <Notice intent="danger">{countText('orphaned.title', list.length)}</Notice>}
      </div>
      {list.length > 0 && (
        <ul className="chat-orphaned" aria-label={chatText('orphaned.label')}>
          {list.map(entry => (
            <OrphanedMessage
              key={entry.id}
              entry={entry}
              isDiscarded={store.discarded.has(entry.id)}
              onDiscard={() => store.discard(entry.id)}
              onUndo={() => store.undo(entry.id)}
            />
          ))}
        </ul>
      )}
      <OrphanedDraftList store={store} />
      <UnreadableTexts store={store.unreadable} />
    </div>
  );
});

interface OrphanedMessageProps {
  readonly entry: Message;
  /** The discard can still be undone. */
  readonly isDiscarded: boolean;
  readonly onDiscard: () => void;
  readonly onUndo: () => void;
}

function OrphanedMessage({
  entry: { kind, text, refusal, patientName },
  isDiscarded,
  onDiscard,
  onUndo,
}: OrphanedMessageProps) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => setCopied(await copyText(text));
  return (
    <li>
      <bdi className="chat-name-unread">{orphanedName(patientName)}</bdi>
      <p className="chat-orphaned-text" dir="auto">
        {kind === 'delete' ? chatText('orphaned.delete') : text}
      </p>
      <p className="chat-hint">{chatText(refusal === undefined ? 'message.waiting' : `refusal.${refusal}`)}</p>
      <div className="chat-bar-actions">
        {kind !== 'delete' && (
          <Button
            size="small"
            text={chatText(copied ? 'composer.copied' : 'message.copy')}
            onClick={() => void copy()}
          />
        )}
        {isDiscarded && <span role="status">{chatText('message.discarded')}</span>}
        {isDiscarded && (
          <Button size="small" intent="primary" variant="minimal" text={chatText('message.undo')} onClick={onUndo} />
        )}
        {refusal !== undefined && !isDiscarded && (
          <Button size="small" variant="minimal" text={chatText('message.discard')} onClick={onDiscard} />
        )}
      </div>
    </li>
  );
}
