import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import { patientsText } from '../patientsText';
import type { FlagChanges } from './FlagChanges';

interface FlagUndoProps {
  readonly changes: FlagChanges;
  /** The only patient whose change can be undone here; absent for all. */
  readonly only?: string;
}

/** The outcome of the last change, with an undo for as long as it is possible. */
export const FlagUndo = observer(function FlagUndo({ changes, only }: FlagUndoProps) {
  const isShown = (patientId: string | undefined): boolean =>
    patientId !== undefined && (only === undefined || only === patientId);
  const done = isShown(changes.done?.order.patientId) ? changes.done : undefined;
  return (
    <>
      <div className="patient-undo">
        <div role="status">
          {done !== undefined && (
            <Notice intent="success">
              {patientsText(done.order.highRisk ? 'flag.doneSet' : 'flag.doneRemoved', { name: done.name })}
            </Notice>
          )}
        </div>
        {/* Outside the status, so that its seconds are not announced one by one. */}
        {done !== undefined && (
          <PendingButton
            quiet
            size="small"
            aria-label={patientsText('flag.undo')}
            text={patientsText('flag.undoLeft', { seconds: changes.secondsLeft })}
            awaiting={changes.busy}
            onClick={() => void changes.undo()}
          />
        )}
      </div>
      <div role="alert">
        {isShown(changes.undoFailedOf) && <Notice intent="danger">{patientsText('flag.undoFailed')}</Notice>}
      </div>
    </>
  );
});
