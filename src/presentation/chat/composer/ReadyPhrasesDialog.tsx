import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { CitationIcon, EditIcon, PlusIcon, TrashIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { PendingButton } from '../../kit/PendingButton';
import { EmptyState } from '../../kit/layout/EmptyState';
import { Notice } from '../../kit/Notice';
import { chatText } from '../chatText';
import { phraseHelp } from './useComposerField';
import type { ReadyPhrasesStore } from './ReadyPhrasesStore';
import { privateField } from '../../kit/privateField';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

interface ReadyPhrasesDialogProps {
  readonly store: ReadyPhrasesStore;
  readonly onChoose: (phrase: string) => void;
}

interface DialogProps extends ReadyPhrasesDialogProps {
  readonly onClosed: () => void;
}

/** The user's own phrases. Choosing one inserts it at the cursor; they are also written and removed here. */
export const ReadyPhrasesDialog = observer(function ReadyPhrasesDialog({ store, onChoose, onClosed }: DialogProps) {
  return (
    <DashboardDialog
      isOpen={store.shown}
      title={chatText('phrases.title')}
      onClose={() => store.hide()}
      onClosed={onClosed}
      className="chat-phrases"
    >
      <DialogBody>
        {store.phrases.length > 0 && <p className="chat-hint">{chatText('phrases.hint')}</p>}
        <div role="alert">
          {store.phase === 'failed' && (
            <Notice
              intent="danger"
              action={<Button size="small" text={chatText('phrases.retry')} onClick={() => void store.load()} />}
            >
              {chatText('phrases.loadFailed')}
            </Notice>
          )}
          {store.saving === 'failed' && <Notice intent="danger">{chatText('phrases.saveFailed')}</Notice>}
        </div>
        <div role="status">
          {store.phase === 'loading' && chatText('phrases.loading')}
          {store.phase === 'known' && store.phrases.length === 0 && store.editing === undefined && (
            <EmptyState
              icon={<CitationIcon size={40} />}
              title={chatText('phrases.empty')}
              text={chatText('phrases.emptyText')}
            />
          )}
        </div>
        <Removed store={store} />
        <PhraseList store={store} onChoose={onChoose} />
        <PhraseEditor store={store} />
        <FocusKept store={store} />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={chatText('phrases.close')} onClick={() => store.hide()} />
            {store.phase === 'known' && store.editing === undefined && store.phrases.length < phraseHelp.most && (
              <Button
                className="chat-phrase-add"
                intent={store.phrases.length === 0 ? 'primary' : 'none'}
                icon={<PlusIcon />}
                text={chatText('phrases.add')}
                onClick={() => store.write()}
              />
            )}
          </>
        }
      />
    </DashboardDialog>
  );
});

const PhraseList = observer(function PhraseList({ store, onChoose }: ReadyPhrasesDialogProps) {
  return (
    <ul className="chat-phrase-list">
      {store.phrases.map((phrase, at) => (
        <li key={phrase}>
          <button
            type="button"
            className="chat-phrase"
            data-current={phrase === store.current || undefined}
            onClick={() => onChoose(phrase)}
            autoFocus={at === 0}
          >
            <bdi>{phrase}</bdi>
          </button>
          <Button
            variant="minimal"
            size="small"
            icon={<EditIcon />}
            aria-label={chatText('phrases.edit', { phrase })}
            onClick={() => store.write(at)}
          />
          <Button
            variant="minimal"
            size="small"
            icon={<TrashIcon />}
            aria-label={chatText('phrases.remove', { phrase })}
            onClick={() => void store.remove(at)}
          />
        </li>
      ))}
    </ul>
  );
});

const PhraseEditor = observer(function PhraseEditor({ store }: { readonly store: ReadyPhrasesStore }) {
  const { editing } = store;
  if (editing === undefined) return null;
  return (
    <form
      className="chat-editor"
      onSubmit={event => {
        event.preventDefault();
        void store.save();
      }}
    >
      <textarea
        {...privateField}
        className="chat-input"
        dir="auto"
        rows={2}
        autoFocus
        maxLength={phraseHelp.longest}
        aria-label={chatText('phrases.field')}
        value={editing.text}
        onChange={event => store.change(event.currentTarget.value)}
      />
      <div className="chat-editor-buttons">
        <PendingButton
          type="submit"
          size="small"
          intent="primary"
          text={chatText('phrases.save')}
          awaiting={store.saving === 'yes'}
          disabled={!store.canSave}
        />
        <Button size="small" variant="minimal" text={chatText('phrases.cancel')} onClick={() => store.cancel()} />
      </div>
    </form>
  );
});

const Removed = observer(function Removed({ store }: { readonly store: ReadyPhrasesStore }) {
  const { removed } = store;
  return (
    <div role="status">
      {removed !== undefined && (
        <Notice
          intent="success"
          action={
            <PendingButton
              quiet
              size="small"
              autoFocus
              text={chatText('phrases.undo')}
              awaiting={store.saving === 'yes'}
              onClick={() => void store.undo()}
            />
          }
        >
          {chatText('phrases.removed', { phrase: removed.text })}
        </Notice>
      )}
    </div>
  );
});

/**
 * Keeps the focus in the dialog when the focused button disappears with its field or phrase. Otherwise no key would
 * reach the dialog.
 */
const FocusKept = observer(function FocusKept({ store }: { readonly store: ReadyPhrasesStore }) {
  const here = useRef<HTMLSpanElement>(null);
  const { phrases, editing, removed, current } = store;
  const isEditing = editing !== undefined;
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const dialog = here.current?.closest('[role="dialog"]');
    const goesOnAt = ['.chat-phrase[data-current]', '.chat-phrase-add', 'button'].map(place =>
      dialog?.querySelector<HTMLElement>(place),
    );
    goesOnAt.find(element => element instanceof HTMLElement)?.focus();
  }, [phrases, isEditing, removed, current]);
  return <span ref={here} hidden />;
});
