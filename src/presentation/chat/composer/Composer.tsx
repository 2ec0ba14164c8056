import { Button } from '@blueprintjs/core';
import { CitationIcon, SendMessageIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, RefObject } from 'react';
import { chatText, countText } from '../chatText';
import { ComposerNotices, ReplyPreview } from './ComposerNotices';
import type { ComposerStore } from './ComposerStore';
import { PastedNamesDialog } from './PastedNamesDialog';
import { ReadyPhrasesDialog } from './ReadyPhrasesDialog';
import type { ReadyPhrasesStore } from './ReadyPhrasesStore';
import { sendFailureText } from './sendFailureText';
import { ongoingTyping, useComposerField } from './useComposerField';
import { ConflictingDraftList } from '../drafts/ConflictingDraftList';
import type { ConflictingDraftsStore } from '../drafts/ConflictingDraftsStore';
import { patientNameText } from '../../kit/text/patientNameText';
import { privateField } from '../../kit/privateField';

interface ComposerProps {
  readonly store: ComposerStore;
  readonly phrases: ReadyPhrasesStore;
  /** Text typed for this patient in other windows. */
  readonly conflictingDrafts: ConflictingDraftsStore;
  readonly patientName: string;
  /** Opens the user's newest message for editing; returns false if there is none. */
  readonly onEditLast: () => boolean;
  readonly onSent: () => void;
}

/** The field at the bottom of a conversation. It names the recipient next to the Send button. */
export const Composer = observer(function Composer({
  store,
  phrases,
  conflictingDrafts,
  patientName,
  onEditLast,
  onSent,
}: ComposerProps) {
  const field = useComposerField(store, phrases);
  const finish = (isSubmitted: boolean): void => {
    field.focus();
    if (isSubmitted) onSent();
  };
  const send = (): void => {
    if (store.canSend) finish(store.send());
  };
  return (
    <>
      <form
        className="chat-composer"
        onSubmit={event => {
          event.preventDefault();
          send();
        }}
      >
        <ComposerNotices store={store} />
        <ReplyPreview store={store} />
        <ConflictingDraftList
          store={conflictingDrafts}
          patientName={patientName}
          isReadOnly={store.isReadOnly}
          onPutIn={field.paste}
          onAsked={field.focus}
        />
        <MessageBox
          store={store}
          patientName={patientName}
          fieldRef={field.ref}
          onEditLast={onEditLast}
          onSend={send}
        />
        <SendRow store={store} patientName={patientName} onPhrases={() => phrases.show()} />
      </form>
      <PastedNamesDialog pasted={store.pasted} onSend={() => finish(store.sendAsked())} />
      <ReadyPhrasesDialog store={phrases} onChoose={field.insert} onClosed={field.goOn} />
    </>
  );
});

interface MessageBoxProps extends Pick<ComposerProps, 'store' | 'patientName' | 'onEditLast'> {
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
  readonly onSend: () => void;
}

/** Enter sends, Shift+Enter starts a new line, and the up arrow in an empty field edits the last message. */
const MessageBox = observer(function MessageBox({ store, patientName, fieldRef, onEditLast, onSend }: MessageBoxProps) {
  const { bar, failure } = store;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) ongoingTyping.end();
    if (event.key === 'ArrowUp' && store.draft === '' && onEditLast()) event.preventDefault();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    onSend();
  };
  return (
    <>
      <textarea
        {...privateField}
        ref={fieldRef}
        className="chat-input"
        dir="auto"
        rows={2}
        aria-label={chatText('composer.label', { name: patientName })}
        aria-describedby={bar === undefined ? 'chat-composer-complaint' : 'chat-composer-bar chat-composer-complaint'}
        aria-invalid={failure !== undefined}
        placeholder={chatText('composer.placeholder', { name: patientName })}
        readOnly={store.isReadOnly}
        value={store.draft}
        onChange={event => {
          ongoingTyping.begin(store.channelId);
          store.edit(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={event => {
          if (event.relatedTarget !== null) ongoingTyping.end();
          store.leave();
        }}
        onPaste={event => store.pasted.addPasted(event.clipboardData.getData('text'))}
        onDrop={event => store.pasted.addPasted(event.dataTransfer.getData('text'))}
      />
      <p className="chat-complaint" id="chat-composer-complaint" role="alert">
        {failure !== undefined && sendFailureText(failure)}
      </p>
    </>
  );
});

interface SendRowProps extends Pick<ComposerProps, 'store' | 'patientName'> {
  readonly onPhrases: () => void;
}

const SendRow = observer(function SendRow({ store, patientName, onPhrases }: SendRowProps) {
  return (
    <div className="chat-send">
      <Button
        variant="minimal"
        icon={<CitationIcon />}
        aria-label={chatText('phrases.open')}
        title={chatText('phrases.open')}
        disabled={store.isReadOnly}
        onClick={onPhrases}
      />
      <Length left={store.charactersLeft} />
      <span className="chat-destination">
        {chatText('composer.to')} <bdi>{patientNameText(patientName)}</bdi>
      </span>
      <Button
        type="submit"
        intent="primary"
        icon={<SendMessageIcon />}
        text={chatText('composer.send')}
        disabled={!store.canSend}
      />
    </div>
  );
});

function Length({ left }: { readonly left: number | undefined }) {
  if (left === undefined) return <span className="chat-hint chat-keys">{chatText('composer.hint')}</span>;
  return left < 0 ? (
    <strong className="chat-over">{countText('composer.over', -left)}</strong>
  ) : (
    <span className="chat-hint">{countText('composer.left', left)}</span>
  );
}
