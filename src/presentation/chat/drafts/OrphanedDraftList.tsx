import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import type { OrphanedDraftEntry } from '@/application/drafts/OrphanedDrafts';
import { Notice } from '../../kit/Notice';
import { chatText, countText } from '../chatText';
import { copyText } from '../../kit/copyText';
import { DiscardDraftDialog } from './DiscardDraftDialog';
import { orphanedName } from './orphanedName';
import type { OrphanedStore } from './OrphanedStore';

/**
 * Text that was typed and never sent in chats that are no longer listed. It can be copied or discarded, and is never
 * sent from here.
 */
export const OrphanedDraftList = observer(function OrphanedDraftList({ store }: { readonly store: OrphanedStore }) {
  const { drafts } = store;
  const pane = useRef<HTMLDivElement>(null);
  const asker = useRef<HTMLElement>(null);
  // The button that opened the dialog may have disappeared with its draft.
  const goBack = useCallback(() => {
    const target =
      asker.current?.isConnected === true ? asker.current : (pane.current?.querySelector('button') ?? pane.current);
    target?.focus();
  }, []);
  const ask = (draft: OrphanedDraftEntry, button: HTMLElement): void => {
    asker.current = button;
    store.askToDiscard(draft.id);
  };
  return (
    <div ref={pane} className="chat-orphaned-drafts" tabIndex={-1}>
      <div role="status">
        {drafts.length > 0 && <Notice intent="warning">{countText('orphaned.drafts', drafts.length)}</Notice>}
      </div>
      {drafts.length > 0 && (
        <ul className="chat-orphaned" aria-label={chatText('orphaned.draftsLabel')}>
          {drafts.map(draft => (
            <Draft key={draft.id} draft={draft} onDiscard={button => ask(draft, button)} />
          ))}
        </ul>
      )}
      <DiscardDraftDialog
        patientName={store.asked?.patientName}
        onCancel={() => store.cancelDiscard()}
        onDiscard={() => store.discardAsked()}
        onClosed={goBack}
      />
    </div>
  );
});

function Draft({
  draft: { kind, text, patientName },
  onDiscard,
}: {
  readonly draft: OrphanedDraftEntry;
  readonly onDiscard: (button: HTMLElement) => void;
}) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => setCopied(await copyText(text));
  const name = orphanedName(patientName);
  return (
    <li>
      <bdi className="chat-name-unread">{name}</bdi>
      <p className="chat-orphaned-text" dir="auto">
        {text}
      </p>
      <p className="chat-hint">{chatText(`orphaned.${kind}`)}</p>
      <div className="chat-bar-actions">
        <Button
          size="small"
          text={chatText(copied ? 'composer.copied' : 'message.copy')}
          aria-label={chatText(copied ? 'orphaned.copiedDraft' : 'orphaned.copyDraft', { name })}
          onClick={() => void copy()}
        />
        <Button
          size="small"
          variant="minimal"
          text={chatText('message.discard')}
          aria-label={chatText('orphaned.discardDraft', { name })}
          onClick={event => onDiscard(event.currentTarget)}
        />
      </div>
    </li>
  );
}
