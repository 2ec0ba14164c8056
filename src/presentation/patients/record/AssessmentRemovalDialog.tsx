import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { PendingButton } from '../../kit/PendingButton';
import { Notice } from '../../kit/Notice';
import { AssessmentCard } from './AssessmentCard';
import type { AssessmentsStore } from './AssessmentsStore';
import { patientRecordText, recordFailureText } from './patientRecordText';
import { DashboardDialog } from '../../kit/overlays/DashboardDialog';

interface AssessmentRemovalDialogProps {
  readonly store: AssessmentsStore;
  readonly name: string;
}

/** Asks before a risk assessment is deleted, and shows which one. */
export const AssessmentRemovalDialog = observer(function AssessmentRemovalDialog({
  store,
  name,
}: AssessmentRemovalDialogProps) {
  const { removing, readBefore } = store;
  return (
    <DashboardDialog
      role="alertdialog"
      width="long"
      isOpen={removing !== undefined}
      title={patientRecordText('risk.removeTitle')}
      onClose={() => store.cancel()}
    >
      <DialogBody>
        {/* It has nothing focusable inside and may be longer than the screen, so it takes the focus to be scrolled. */}
        <div className="assessment-form" role="group" aria-label={patientRecordText('risk.removeTitle')} tabIndex={0}>
          <p>{patientRecordText('risk.removeText', { name })}</p>
          <div role="alert">
            {readBefore !== undefined && <Notice intent="warning">{patientRecordText('risk.removeChanged')}</Notice>}
            {store.failure !== undefined && <Notice intent="danger">{recordFailureText(store.failure)}</Notice>}
          </div>
          {readBefore !== undefined && removing !== undefined && removing.value !== readBefore && (
            <>
              <h3>{patientRecordText('risk.removeRead')}</h3>
              <AssessmentCard assessment={readBefore} />
              <h3>{patientRecordText('risk.removeNow')}</h3>
            </>
          )}
          {removing !== undefined && <AssessmentCard assessment={removing.value} />}
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button autoFocus text={patientRecordText('risk.cancel')} onClick={() => store.cancel()} />
            <PendingButton
              intent="danger"
              text={patientRecordText('risk.confirmRemove')}
              awaiting={store.busy}
              onClick={() => void store.remove()}
            />
          </>
        }
      />
    </DashboardDialog>
  );
});
