import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { ArrangedPatient } from '@/domain/patients/list/arrangePatients';
import { chatPath } from '../../chat/chatPath';
import { Downloaded } from '../../kit/Downloaded';
import { Panel } from '../../kit/layout/Panel';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import { patientNameText } from '../../kit/text/patientNameText';
import { useLooking } from '../../kit/useAttention';
import { useStore } from '../../kit/useStore';
import { fullName } from '../../patients/fullName';
import type { AssignedPatientStores } from '../../patients/list/AssignedPatientStores';
import type { HomePatientsStore } from '../../patients/list/HomePatientsStore';
import { Signs } from '../../patients/list/Signs';
import { patientFailureText, patientsCount, patientsText } from '../../patients/patientsText';
import { patientTime } from '../../patients/patientTime';
import styles from './NeedsYouNow.module.css';
import { routes } from '../routes/routes';

interface ArrangedProps {
  readonly arranged: ArrangedPatient;
  /** True if the row shows how long the patient has waited. */
  readonly isWaitShown: boolean;
}

/** The loaded part of Home about assigned patients: their store, and how to show them. */
export interface HomePatientsPart {
  readonly store: HomePatientsStore;
  readonly Signs: ComponentType<ArrangedProps>;
  readonly Today: ComponentType;
  readonly Updated: ComponentType;
}

interface HomePatientsProps {
  readonly load: () => Promise<AssignedPatientStores>;
  readonly onLoaded: (part: HomePatientsPart | undefined) => void;
}

/** Loads the assigned patients for Home, and says what is not known about them. */
export function HomePatients({ load, onLoaded }: HomePatientsProps) {
  return (
    <Downloaded load={load} fallback={null}>
      {stores => <AssignedPatients stores={stores} onLoaded={onLoaded} />}
    </Downloaded>
  );
}

interface AssignedPatientsProps extends Pick<HomePatientsProps, 'onLoaded'> {
  readonly stores: AssignedPatientStores;
}

const AssignedPatients = observer(function AssignedPatients({ stores, onLoaded }: AssignedPatientsProps) {
  const store = useStore(() => stores.home());
  useLooking(store);
  useEffect(() => {
    onLoaded({
      store,
      Signs: observer(({ arranged, isWaitShown }: ArrangedProps) => (
        <Signs
          row={arranged}
          highRisk={arranged.patient.highRisk}
          now={store.now}
          asOf={store.list.asOf}
          isCertain={store.isCertain}
          saidElsewhere={isWaitShown ? ['unread', 'appointmentToday'] : ['appointmentToday']}
        />
      )),
      Today: () => <Today store={store} />,
      Updated: () => <Updated store={store} />,
    });
    return () => onLoaded(undefined);
  }, [store, onLoaded]);
  return <Doubt store={store} />;
});

/** Warns about a failed call, an outdated list, and patients who are not loaded. */
const Doubt = observer(function Doubt({ store }: { readonly store: HomePatientsStore }) {
  const { status, failure, patients, total, asOf, unreadable } = store.list;
  const why = failure === undefined ? '' : patientFailureText(failure);
  const retry = (
    <PendingButton
      quiet
      size="small"
      text={patientsText('retry')}
      awaiting={store.refreshing}
      onClick={() => store.reload()}
    />
  );
  return (
    <>
      {status === 'couldNotCheck' && (
        <Notice intent="warning" action={retry}>
          {patientsText(patients.length === 0 ? 'list.failed' : 'list.partial', { why })}
        </Notice>
      )}
      {unreadable > 0 && <Notice intent="warning">{patientsCount('list.unreadable', unreadable)}</Notice>}
      {store.isStale && asOf !== null && !store.refreshing && (
        <Notice intent="warning" action={retry}>
          {patientsText('list.stale', { time: patientTime.full(asOf) })}
        </Notice>
      )}
      {status === 'first' && total !== null && (
        <Notice intent="warning">{patientsText('home.first', { count: patients.length, total })}</Notice>
      )}
    </>
  );
});

const Updated = observer(function Updated({ store }: { readonly store: HomePatientsStore }) {
  const { asOf } = store.list;
  if (asOf === null) return null;
  return <span className={styles['updated']}>{patientsText('list.asOf', { time: patientTime.clock(asOf) })}</span>;
});

/** Today's appointments, by the reader's clock. */
const Today = observer(function Today({ store }: { readonly store: HomePatientsStore }) {
  const { appointments } = store;
  return (
    <Panel title={patientsText('home.today')} count={appointments.length} flush>
      {appointments.length === 0 && store.areAppointmentsCertain && (
        <p className={styles['none']}>{patientsText('home.noAppointments')}</p>
      )}
      {!store.areAppointmentsCertain && <p className={styles['none']}>{patientsText('home.appointmentsUnknown')}</p>}
      <ul className={styles['rows']}>
        {appointments.map(({ patient, start, sharesTime }) => (
          <li key={patient.id} className={styles['appointment']}>
            <time>{patientTime.clock(start)}</time>
            <div>
              <Link to={routes.profileAppointments.to({ patientId: patient.id })}>
                <bdi>{patientNameText(fullName(patient))}</bdi>
              </Link>
              {sharesTime && <span className={styles['clash']}>{patientsText('home.sameTime')}</span>}
            </div>
            {patient.activeChat !== null && (
              <Link className="bp6-button bp6-outlined bp6-small" to={chatPath(patient.activeChat)}>
                {patientsText('list.openChat')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
});
