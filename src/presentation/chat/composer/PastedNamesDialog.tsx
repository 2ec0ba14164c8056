import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { chatText } from '../chatText';
import type { ComposerStore } from './ComposerStore';

interface PastedNamesDialogProps {
  readonly store: ComposerStore;
  readonly patientName: string;
  readonly onSend: () => void;
}

/** Asks whether pasted text that names somebody else is meant for this patient. */
export const PastedNamesDialog = observer(function PastedNamesDialog({ store, patientName, onSend }: PastedNamesDialogProps) {
  const names = store.foreignNames;
  return (
    <Dialog isOpen={names.length > 0} title={chatText('pasted.title', { name: patientName })} onClose={() => store.keepWriting()} role="alertdialog">
      <DialogBody>{chatText('pasted.text', { others: names.join(', '), name: patientName })}</DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={chatText('pasted.back')} autoFocus onClick={() => store.keepWriting()} />
            <Button intent="danger" text={chatText('pasted.send', { name: patientName })} onClick={onSend} />
          </>
        }
      />
    </Dialog>
  );
});
