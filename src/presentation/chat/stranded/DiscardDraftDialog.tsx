import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { chatText } from '../chatText';
import { strandedName } from './strandedName';
import type { StrandedStore } from './StrandedStore';

interface DiscardDraftDialogProps {
  readonly store: StrandedStore;
  /** The dialog has gone from the screen. */
  readonly onClosed: () => void;
}

/** Asks before a draft is given up whose chat has gone: nothing else holds its words. */
export const DiscardDraftDialog = observer(function DiscardDraftDialog({ store, onClosed }: DiscardDraftDialogProps) {
  const { asked } = store;
  // The words stay while the dialog fades.
  const [last, setLast] = useState(asked);
  if (asked !== undefined && asked !== last) setLast(asked);
  if (last === undefined) return null;
  return (
    <Dialog isOpen={asked !== undefined} title={chatText('stranded.discardTitle')} onClose={() => store.keep()} onClosed={onClosed} role="alertdialog">
      <DialogBody>{chatText('stranded.discardText', { name: strandedName(last.patientName) })}</DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={chatText('stranded.discardKeep')} autoFocus onClick={() => store.keep()} />
            <Button intent="danger" text={chatText('message.discard')} onClick={() => store.discardAsked()} />
          </>
        }
      />
    </Dialog>
  );
});
