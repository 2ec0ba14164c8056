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
  /** As it is to be shown: what the server confirmed last. */
  readonly highRisk: boolean;
}

/** Why one patient needs their therapist, or that it is not known: only assigned patients have signs beside the flag. */
export const AssignedSigns = observer(function AssignedSigns({ stores, patientId, highRisk }: AssignedSignsProps) {
  const store = useStore(() => stores.home());
  useLooking(store);
  const row = store.arranged.find(({ patient }) => patient.id === patientId);
  if (row !== undefined)
    return (
      <Signs
        row={row}
        highRisk={highRisk}
        now={store.now}
        asOf={store.list.asOf}
        isCertain={store.isCertain}
        saidElsewhere={['unread']}
        most={Infinity}
      />
    );
  return (
    <>
      {highRisk && <LevelTag level="alarm">{patientsText('flag.on')}</LevelTag>}
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
