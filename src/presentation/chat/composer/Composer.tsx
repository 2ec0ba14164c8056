import { Button } from '@blueprintjs/core';
import { CitationIcon, CrossIcon, SendMessageIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { chatText, countText } from '../chatText';
import { BlockedReasonNotice } from './BlockedReasonNotice';
import type { ComposerStore } from './ComposerStore';
import { Notice } from '../../kit/Notice';
import { PastedNamesDialog } from './PastedNamesDialog';
import { phraseHelp } from './phraseHelp';
import { ReadyPhrasesDialog } from './ReadyPhrasesDialog';
import type { ReadyPhrasesStore } from './ReadyPhrasesStore';
import { sendFailureText } from './sendFailureText';
import { ConflictingDraftList } from '../drafts/ConflictingDraftList';
import type { ConflictingDraftsStore } from '../drafts/ConflictingDraftsStore';
import { writtenText } from '../../kit/text/writtenText';
import { privateField } from '../../kit/privateField';

/** The patient whose message is being typed, by channel, as long as whoever types does nothing else. */
let typesFor: string | undefined;

const endTyping = (): void => {
  typesFor = undefined;
};

/**
 * A chat can end under the hands of whoever types in it, and another patient's comes up in its place. Its box may not
 * take what was
 * meant for the first: it takes the focus only where somebody chose it, with the pointer, with a shortcut or by going
 * there.
 */
const typingIndicator = {
  type(channelId: string): void {
    typesFor = channelId;
    document.addEventListener('pointerdown', endTyping, { capture: true, once: true });
  },
  end: endTyping,
  areAt: (channelId: string): boolean => typesFor === undefined || typesFor === channelId,
};

interface ComposerProps {
  readonly store: ComposerStore;
  readonly phrases: ReadyPhrasesStore;
  /** What was typed for this patient in other windows. */
  readonly beside: ConflictingDraftsStore;
  readonly patientName: string;
  /** Goes to the newest own message to change it; false when there is none. */
  readonly onEditLast: () => boolean;
  readonly onSent: () => void;
}

/** The box at the foot of a conversation. It says to whom it writes, beside the button that sends. */
export const Composer = observer(function Composer({
  store,
  phrases,
  beside,
  patientName,
  onEditLast,
  onSent,
}: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** Where writing goes on once the phrases are closed. */
  const goesOnAt = useRef<number>(undefined);
  const { bar, failure } = store;
  const { channelId } = store;
  useEffect(() => {
    if (typingIndicator.areAt(channelId)) field.current?.focus({ preventScroll: true });
  }, [channelId]);

  const send = (): void => {
    if (store.canSend) finish(store.send());
  };
  const finish = (isHandedOver: boolean): void => {
    field.current?.focus();
    if (isHandedOver) onSent();
  };
  const insert = (phrase: string): void => {
    const { current } = field;
    const { draft, cursor } = phraseHelp.insert(store.draft, current?.selectionEnd ?? store.draft.length, phrase);
    goesOnAt.current = cursor;
    store.edit(draft);
    phrases.hide();
  };
  const goOn = (): void => {
    const { current: cursor } = goesOnAt;
    goesOnAt.current = undefined;
    if (cursor === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(cursor, cursor);
  };
  const putIn = (words: string): void => {
    store.pasted.note(words);
    flushSync(() => insert(words));
    goOn();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) typingIndicator.end();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowUp' && store.draft === '' && onEditLast()) event.preventDefault();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
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
        {bar !== undefined && <BlockedReasonNotice store={store} bar={bar} />}
        {store.refused && (
          <Notice
            intent="danger"
            action={
              <Button
                variant="minimal"
                size="small"
                text={chatText('error.dismiss')}
                onClick={() => store.dismissRefusal()}
              />
            }
          >
            {chatText('error.unknown')}
          </Notice>
        )}
        {store.heldMessages > 0 && (
          <div role="alert">
            <Notice intent="warning">{countText('composer.heldBack', store.heldMessages)}</Notice>
          </div>
        )}
        {store.lostChanges > 0 && (
          <div role="alert">
            <Notice intent="warning">{countText('composer.lostChanges', store.lostChanges)}</Notice>
          </div>
        )}
        {store.replyTo !== undefined && (
          <div className="chat-answering">
            <p>
              {chatText('reply.to', { name: store.replyTo.author })} <bdi>{writtenText(store.replyTo.text)}</bdi>
            </p>
            <Button
              variant="minimal"
              size="small"
              icon={<CrossIcon />}
              aria-label={chatText('reply.cancel')}
              onClick={() => store.answer(undefined)}
            />
          </div>
        )}
        <ConflictingDraftList
          store={beside}
          patientName={patientName}
          isReadOnly={store.isReadOnly}
          onPutIn={putIn}
          onAsked={() => field.current?.focus()}
        />
        <textarea
          {...privateField}
          ref={field}
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
            typingIndicator.type(channelId);
            store.edit(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={event => {
            if (event.relatedTarget !== null) typingIndicator.end();
            store.leave();
          }}
          onPaste={event => store.pasted.note(event.clipboardData.getData('text'))}
          onDrop={event => store.pasted.note(event.dataTransfer.getData('text'))}
        />
        <p className="chat-complaint" id="chat-composer-complaint" role="alert">
          {failure !== undefined && sendFailureText(failure)}
        </p>
        <div className="chat-send">
          <Button
            variant="minimal"
            icon={<CitationIcon />}
            aria-label={chatText('phrases.open')}
            title={chatText('phrases.open')}
            disabled={store.isReadOnly}
            onClick={() => phrases.show()}
          />
          <Length left={store.charactersLeft} />
          <span className="chat-destination">
            {chatText('composer.to')} <bdi>{writtenText(patientName)}</bdi>
          </span>
          <Button
            type="submit"
            intent="primary"
            icon={<SendMessageIcon />}
            text={chatText('composer.send')}
            disabled={!store.canSend}
          />
        </div>
      </form>
      <PastedNamesDialog pasted={store.pasted} onSend={() => finish(store.sendAsked())} />
      <ReadyPhrasesDialog store={phrases} onChoose={insert} onClosed={goOn} />
    </>
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
