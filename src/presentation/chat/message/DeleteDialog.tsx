import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { chatText } from '../chatText';
import type { TimelineStore } from '../timeline/TimelineStore';

/** Asks before a message is taken back. */
export const DeleteDialog = observer(function DeleteDialog({ store }: { readonly store: TimelineStore }) {
  const { deleting } = store.edits;
  const isOpen = deleting !== undefined;
  const text = deleting === undefined ? undefined : store.messageOf(deleting)?.text;
  // A dialog costs as much as several messages, and most chats never need it.
  const [wasOpen, setWasOpen] = useState(isOpen);
  // The words stay while the dialog fades.
  const [last, setLast] = useState('');
  if (isOpen && !wasOpen) setWasOpen(true);
  if (text !== undefined && text !== last) setLast(text);
  if (!isOpen && !wasOpen) return null;
  return (
    <Dialog isOpen={isOpen} title={chatText('delete.title')} onClose={() => store.edits.cancelDelete()} role="alertdialog">
      <DialogBody>
        <blockquote className="chat-deleting" dir="auto">
          {last}
        </blockquote>
        <p>{chatText('delete.text')}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={chatText('delete.cancel')} autoFocus onClick={() => store.edits.cancelDelete()} />
            <Button intent="danger" text={chatText('delete.confirm')} onClick={() => store.edits.confirmDelete()} />
          </>
        }
      />
    </Dialog>
  );
});
