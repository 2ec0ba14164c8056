import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { chatText } from '../chatText';
import type { TimelineStore } from '../timeline/TimelineStore';

/** Asks before a message is taken back. */
export const DeleteDialog = observer(function DeleteDialog({ store }: { readonly store: TimelineStore }) {
  const isOpen = store.edits.deleting !== undefined;
  // A dialog costs as much as several messages, and most chats never need it.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && !wasOpen) return null;
  return (
    <Dialog isOpen={isOpen} title={chatText('delete.title')} onClose={() => store.edits.cancelDelete()} role="alertdialog">
      <DialogBody>{chatText('delete.text')}</DialogBody>
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
