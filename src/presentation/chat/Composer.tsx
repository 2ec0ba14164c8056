import { Button } from '@blueprintjs/core';
import { SendMessageIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { chatText } from './chatText';
import { ComposerBarNotice } from './ComposerBarNotice';
import type { ComposerStore } from './ComposerStore';
import { countText } from './countText';
import { Notice } from '../shared/Notice';
import { sendFailureText } from './sendFailureText';

interface ComposerProps {
  readonly store: ComposerStore;
  readonly patientName: string;
  /** Goes to the newest own message to change it; false when there is none. */
  readonly onEditLast: () => boolean;
  readonly onSent: () => void;
}

/** The box at the foot of a conversation. It says to whom it writes, beside the button that sends. */
export const Composer = observer(function Composer({ store, patientName, onEditLast, onSent }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { bar, failure } = store;
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const send = (): void => {
    if (!store.canSend) return;
    store.send();
    field.current?.focus();
    onSent();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowUp' && store.draft === '' && onEditLast()) event.preventDefault();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="chat-composer"
      onSubmit={event => {
        event.preventDefault();
        send();
      }}
    >
      {bar !== undefined && <ComposerBarNotice store={store} bar={bar} />}
      {store.refused && (
        <Notice intent="danger" action={<Button variant="minimal" size="small" text={chatText('error.dismiss')} onClick={() => store.dismissRefusal()} />}>
          {chatText('error.unknown')}
        </Notice>
      )}
      <textarea
        ref={field}
        className="chat-input"
        dir="auto"
        rows={2}
        aria-label={chatText('composer.label', { name: patientName })}
        aria-describedby="chat-composer-complaint"
        aria-invalid={failure !== undefined}
        placeholder={chatText('composer.placeholder', { name: patientName })}
        readOnly={bar !== undefined}
        value={store.draft}
        onChange={event => store.edit(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p className="chat-complaint" id="chat-composer-complaint" role="alert">
        {failure !== undefined && sendFailureText(failure)}
      </p>
      <div className="chat-send">
        <Length left={store.charactersLeft} />
        <span className="chat-destination">
          {chatText('composer.to')} <bdi>{patientName}</bdi>
        </span>
        <Button type="submit" intent="primary" icon={<SendMessageIcon />} text={chatText('composer.send')} disabled={!store.canSend} />
      </div>
    </form>
  );
});

function Length({ left }: { readonly left: number | undefined }) {
  if (left === undefined) return <span className="chat-hint chat-keys">{chatText('composer.hint')}</span>;
  return left < 0 ? <strong className="chat-over">{countText('composer.over', -left)}</strong> : <span className="chat-hint">{countText('composer.left', left)}</span>;
}
