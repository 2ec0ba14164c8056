import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { chatText } from '../chatText';
import { sendFailureText } from '../composer/sendFailureText';
import type { TimelineStore } from '../timeline/TimelineStore';
import { privateField } from '../../kit/privateField';

/** Edits one of the user's own messages in place. Escape cancels the edit. */
export const MessageEditor = observer(function MessageEditor({ store }: { readonly store: TimelineStore }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { edits } = store;
  const { editing, wanted } = edits;
  useEffect(() => {
    const { current } = field;
    const isBack = document.activeElement === current?.closest('.chat-rows');
    if (current === null || (!edits.consumeFocus() && !isBack)) return;
    current.focus({ preventScroll: isBack });
    current.setSelectionRange(current.value.length, current.value.length);
  }, [edits, wanted]);
  // Runs before it unmounts, because afterwards it is not known whether it had the focus. The list remembers it for a
  // field that is out of view.
  useLayoutEffect(() => {
    const { current } = field;
    const [row, list] = ['[data-row]', '.chat-rows'].map(place => current?.closest<HTMLElement>(place));
    return () => {
      if (document.activeElement === current)
        (edits.editing === undefined ? row : list)?.focus({ preventScroll: true });
    };
  }, [edits]);
  if (editing === undefined) return null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      store.edits.cancelEdit();
      event.stopPropagation();
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    store.edits.saveEdit();
  };
  return (
    <form
      className="chat-editor"
      onSubmit={event => {
        event.preventDefault();
        store.edits.saveEdit();
      }}
    >
      <textarea
        {...privateField}
        ref={field}
        className="chat-input"
        dir="auto"
        rows={1}
        aria-label={chatText('message.editLabel')}
        aria-invalid={editing.failure !== undefined}
        value={editing.draft}
        onChange={event => store.edits.changeEdit(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={event => store.edits.pasted.addPasted(event.clipboardData.getData('text'))}
        onDrop={event => store.edits.pasted.addPasted(event.dataTransfer.getData('text'))}
      />
      {editing.failure !== undefined && (
        <p className="chat-complaint" role="alert">
          {sendFailureText(editing.failure)}
        </p>
      )}
      <div className="chat-editor-buttons">
        <Button
          type="submit"
          size="small"
          intent="primary"
          text={chatText(edits.sendsOnSave ? 'message.send' : 'message.save')}
        />
        <Button
          size="small"
          variant="minimal"
          text={chatText('message.cancel')}
          onClick={() => store.edits.cancelEdit()}
        />
      </div>
    </form>
  );
});
