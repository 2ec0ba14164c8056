import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { StrandedMessage as Message } from '@/application/chat/drafts/WatchStrandedMessages';
import { Notice } from '../../kit/Notice';
import { chatText } from '../chatText';
import { copyText } from '../copyText';
import { countText } from '../countText';
import { strandedName } from './strandedName';
import { StrandedDrafts } from './StrandedDrafts';
import { UnreadableTexts } from './UnreadableTexts';
import type { StrandedStore } from './StrandedStore';

/** What was to be sent in chats that are not listed any more: each can be copied, and given up once it was refused. Below it what was only typed there. */
export const StrandedMessages = observer(function StrandedMessages({ store }: { readonly store: StrandedStore }) {
  const { list } = store;
  return (
    <div className="chat-stranded-all">
      <div role="alert">{list.length > 0 && <Notice intent="danger">{countText('stranded.title', list.length)}</Notice>}</div>
      {list.length > 0 && (
        <ul className="chat-stranded" aria-label={chatText('stranded.label')}>
          {list.map(entry => (
            <StrandedMessage key={entry.id} entry={entry} isDiscarded={store.discarded.has(entry.id)} onDiscard={() => store.discard(entry.id)} onUndo={() => store.undo(entry.id)} />
          ))}
        </ul>
      )}
      <StrandedDrafts store={store} />
      <UnreadableTexts store={store.unreadable} />
    </div>
  );
});

interface StrandedMessageProps {
  readonly entry: Message;
  /** It can still be taken back. */
  readonly isDiscarded: boolean;
  readonly onDiscard: () => void;
  readonly onUndo: () => void;
}

function StrandedMessage({ entry: { kind, text, refusal, patientName }, isDiscarded, onDiscard, onUndo }: StrandedMessageProps) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => setCopied(await copyText(text));
  return (
    <li>
      <bdi className="chat-name-unread">{strandedName(patientName)}</bdi>
      <p className="chat-stranded-text" dir="auto">
        {kind === 'delete' ? chatText('stranded.delete') : text}
      </p>
      <p className="chat-hint">{chatText(refusal === undefined ? 'message.waiting' : `refusal.${refusal}`)}</p>
      <div className="chat-bar-actions">
        {kind !== 'delete' && <Button size="small" text={chatText(copied ? 'composer.copied' : 'message.copy')} onClick={() => void copy()} />}
        {isDiscarded && <span role="status">{chatText('message.discarded')}</span>}
        {isDiscarded && <Button size="small" intent="primary" variant="minimal" text={chatText('message.undo')} onClick={onUndo} />}
        {refusal !== undefined && !isDiscarded && <Button size="small" variant="minimal" text={chatText('message.discard')} onClick={onDiscard} />}
      </div>
    </li>
  );
}
