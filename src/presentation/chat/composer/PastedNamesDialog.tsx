import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { chatText } from '../chatText';
import type { PasteReview } from './PasteReview';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

interface PastedNamesDialogProps {
  readonly pasted: PasteReview;
  readonly onSend: () => void;
}

/** Asks whether pasted text that names another patient is meant for this patient. */
export const PastedNamesDialog = observer(function PastedNamesDialog({ pasted, onSend }: PastedNamesDialogProps) {
  const { names, to: name } = pasted;
  return (
    <DashboardDialog
      isOpen={names.length > 0}
      title={chatText('pasted.title', { name })}
      onClose={() => pasted.close()}
      role="alertdialog"
    >
      <DialogBody>{chatText('pasted.text', { others: names.join(', '), name })}</DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={chatText('pasted.back')} autoFocus onClick={() => pasted.close()} />
            <Button intent="danger" text={chatText('pasted.send', { name })} onClick={onSend} />
          </>
        }
      />
    </DashboardDialog>
  );
});
