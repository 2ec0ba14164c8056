import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../shared/Notice';
import { patientsText } from '../patientsText';
import type { PatientFlag } from './PatientFlag';

/** What became of the last change, and the way back for as long as there is one. */
export const FlagUndo = observer(function FlagUndo({ flag }: { readonly flag: PatientFlag }) {
  const { done } = flag;
  return (
    <>
      <div className="patient-undo">
        <div role="status">
          {done !== undefined && <Notice intent="success">{patientsText(done.order.highRisk ? 'flag.doneSet' : 'flag.doneRemoved', { name: done.name })}</Notice>}
        </div>
        {/* Outside of the status: its seconds are not read out one by one. */}
        {done !== undefined && (
          <Button
            size="small"
            aria-label={patientsText('flag.undo')}
            text={patientsText('flag.undoLeft', { seconds: flag.secondsLeft })}
            disabled={flag.busy}
            onClick={() => void flag.undo()}
          />
        )}
      </div>
      <div role="alert">{flag.undoFailed && <Notice intent="danger">{patientsText('flag.undoFailed')}</Notice>}</div>
    </>
  );
});
