import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { chatText } from '../chatText';
import { orphanedName } from './orphanedName';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

interface DiscardDraftDialogProps {
  /**
   * The patient whose draft is about to be discarded; empty where the name is not known, undefined while the dialog is
   * closed.
   */
  readonly patientName: string | undefined;
  readonly onCancel: () => void;
  readonly onDiscard: () => void;
  readonly onClosed: () => void;
}

/** Asks before the only copy of a text is discarded. */
export function DiscardDraftDialog({ patientName, onCancel: onKeep, onDiscard, onClosed }: DiscardDraftDialogProps) {
  // The name stays while the dialog fades.
  const [last, setLast] = useState(patientName);
  if (patientName !== undefined && patientName !== last) setLast(patientName);
  if (last === undefined) return null;
  return (
    <DashboardDialog
      isOpen={patientName !== undefined}
      title={chatText('orphaned.discardTitle')}
      onClose={onKeep}
      onClosed={onClosed}
      role="alertdialog"
    >
      <DialogBody>{chatText('orphaned.discardText', { name: orphanedName(last) })}</DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={chatText('orphaned.discardKeep')} autoFocus onClick={onKeep} />
            <Button intent="danger" text={chatText('message.discard')} onClick={onDiscard} />
          </>
        }
      />
    </DashboardDialog>
  );
}
