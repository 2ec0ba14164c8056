import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { chatText } from './chatText';
import type { TimelineStore } from './TimelineStore';

/** Asks before a message is taken back. */
export const DeleteDialog = observer(function DeleteDialog({ store }: { readonly store: TimelineStore }) {
  return (
    <Dialog isOpen={store.edits.deleting !== undefined} title={chatText('delete.title')} onClose={() => store.edits.cancelDelete()} role="alertdialog">
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
