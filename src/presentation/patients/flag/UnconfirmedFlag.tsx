import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../shared/Notice';
import { patientsText } from '../patientsText';
import type { Flaggable, PatientFlag } from './PatientFlag';

interface UnconfirmedFlagProps {
  readonly flag: PatientFlag;
  readonly patient: Flaggable;
}

/** A change whose answer was lost: nobody knows, until it is finished or given up. */
export const UnconfirmedFlag = observer(function UnconfirmedFlag({ flag, patient }: UnconfirmedFlagProps) {
  const { id, name } = patient;
  return (
    <div role="alert">
      {flag.shown(patient).sign === 'unconfirmed' && (
        <Notice
          intent="warning"
          action={
            <>
              <Button size="small" text={patientsText('flag.finish')} disabled={flag.busy} onClick={() => void flag.finish(id, name)} />
              <Button size="small" variant="minimal" text={patientsText('flag.abandon')} disabled={flag.busy} onClick={() => void flag.abandon(id)} />
            </>
          }
        >
          {patientsText('flag.unconfirmed', { name })}
        </Notice>
      )}
    </div>
  );
});
