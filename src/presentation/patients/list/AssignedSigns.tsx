import { observer } from 'mobx-react-lite';
import { LevelTag } from '../../kit/levels/LevelTag';
import { PendingButton } from '../../kit/PendingButton';
import { useLooking } from '../../kit/useAttention';
import { useStore } from '../../kit/useStore';
import { patientsText } from '../patientsText';
import type { AssignedPatientStores } from './AssignedPatientStores';
import { Signs } from './Signs';

interface AssignedSignsProps {
  readonly stores: AssignedPatientStores;
  readonly patientId: string;
  /**
   * The flag as known to the caller: true if it is shown there, false if it was removed there, undefined if another
   * list says that there is none. The newer of two lists counts.
   */
  readonly flag: boolean | undefined;
}

/**
 * Shows why a patient needs their therapist, or that this is unknown: only assigned patients have signs other than the
 * flag.
 */
export const AssignedSigns = observer(function AssignedSigns({ stores, patientId, flag }: AssignedSignsProps) {
  const store = useStore(() => stores.home());
  useLooking(store);
  const row = store.arranged.find(({ patient }) => patient.id === patientId);
  const isListed = flag === undefined && row?.patient.highRisk === true;
  const off = flag !== true && !isListed && <p>{patientsText('flag.off')}</p>;
  if (row !== undefined)
    return (
      <>
        {(row.signs.length > 0 || flag !== true) && (
          <Signs
            row={row}
            highRisk={isListed}
            now={store.now}
            asOf={store.list.asOf}
            isCertain={store.isCertain && flag !== true}
            saidElsewhere={['unread']}
            most={Infinity}
          />
        )}
        {off}
      </>
    );
  return (
    <>
      {off}
      {store.list.status === 'loading' ? (
        <p>{patientsText('signs.checking')}</p>
      ) : store.isCertain ? (
        <p>{patientsText('signs.notAssigned')}</p>
      ) : (
        <div role="alert">
          <LevelTag level="watch">{patientsText('signs.couldNotCheck')}</LevelTag>{' '}
          <PendingButton
            quiet
            size="small"
            text={patientsText('retry')}
            awaiting={store.refreshing}
            onClick={() => store.reload()}
          />
        </div>
      )}
    </>
  );
});
