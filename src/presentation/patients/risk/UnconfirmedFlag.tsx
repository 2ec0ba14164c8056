import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import { patientsText } from '../patientsText';
import type { FlagChanges } from './FlagChanges';
import type { Flaggable } from './Flaggable';
import { flagFailureText } from './flagFailureText';

interface UnconfirmedFlagProps {
  readonly changes: FlagChanges;
  readonly patient: Flaggable;
}

/**
 * A change whose answer was lost: its outcome is unknown until it is retried or cancelled. Shows when the retry was
 * refused.
 */
export const UnconfirmedFlag = observer(function UnconfirmedFlag({ changes, patient }: UnconfirmedFlagProps) {
  const { id, name } = patient;
  const failure = changes.failureOf(id);
  return (
    <div role="alert">
      {changes.shown(patient).sign === 'unconfirmed' && (
        <Notice
          intent="warning"
          action={
            <>
              <PendingButton
                quiet
                size="small"
                text={patientsText('flag.finish')}
                awaiting={changes.busy}
                onClick={() => void changes.finish(id, name)}
              />
              <PendingButton
                quiet
                size="small"
                variant="minimal"
                text={patientsText('flag.abandon')}
                awaiting={changes.busy}
                onClick={() => void changes.abandon(id, name)}
              />
            </>
          }
        >
          {patientsText('flag.unconfirmed', { name })}
        </Notice>
      )}
      {failure !== undefined && <Notice intent="danger">{flagFailureText(failure)}</Notice>}
    </div>
  );
});
