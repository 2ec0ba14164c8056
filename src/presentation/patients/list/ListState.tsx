import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Notice } from '../../kit/Notice';
import { patientFailureText, patientsCount, patientsText } from '../patientsText';
import { patientTime } from '../patientTime';
import type { PatientListStore } from './PatientListStore';

/** The gaps in the list, and the explanation of an empty one. */
export const ListState = observer(function ListState({ store }: { readonly store: PatientListStore }) {
  return (
    <>
      <Failure store={store} />
      <NoPatients store={store} />
    </>
  );
});

const Failure = observer(function Failure({ store }: { readonly store: PatientListStore }) {
  const { status, failure, asOf, patients, unreadable } = store.list;
  const retry = (
    <Button size="small" text={patientsText('retry')} disabled={store.refreshing} onClick={() => store.reload()} />
  );
  const why = failure === undefined ? '' : patientFailureText(failure);
  return (
    <div role="alert">
      {status === 'couldNotCheck' && (
        <Notice intent="danger" action={retry}>
          {patientsText(patients.length === 0 ? 'list.failed' : 'list.partial', { why })}
        </Notice>
      )}
      {unreadable > 0 && (
        <Notice intent="warning" action={status === 'couldNotCheck' || store.isStale ? undefined : retry}>
          {patientsCount('list.unreadable', unreadable)}
        </Notice>
      )}
      {store.isStale && !store.refreshing && asOf !== null && (
        <Notice intent="warning" action={status === 'couldNotCheck' ? undefined : retry}>
          {patientsText('list.stale', { time: patientTime.full(asOf) })}
        </Notice>
      )}
    </div>
  );
});

/** The loaded part of the list, and its age. */
export const ListProgress = observer(function ListProgress({ store }: { readonly store: PatientListStore }) {
  return (
    <div role="status">
      <Progress store={store} />
    </div>
  );
});

const Progress = observer(function Progress({ store }: { readonly store: PatientListStore }) {
  const { status, patients, total, asOf } = store.list;
  if (total === null || asOf === null)
    return status === 'loading' && <Spinner size={24} aria-label={patientsText('list.loading')} />;
  if (status === 'loading') return patientsText('list.loaded', { loaded: patients.length, total });
  const found = store.found.length;
  // Patients who could not be loaded are not counted.
  const count = found === total ? patientsCount('list.count', total) : patientsText('list.found', { found, total });
  return `${count} · ${patientsText('list.asOf', { time: patientTime.clock(asOf) })}`;
});

const NoPatients = observer(function NoPatients({ store }: { readonly store: PatientListStore }) {
  const { status, patients, unreadable } = store.list;
  if (store.found.length > 0) return null;
  if (patients.length > 0) {
    return (
      <div className="patient-nobody">
        <p>
          {patientsText(status === 'complete' ? 'list.nothingFound' : 'list.nothingFoundYet', { query: store.query })}
        </p>
        <Button variant="minimal" text={patientsText('list.showAll')} onClick={() => store.search('')} />
      </div>
    );
  }
  // A list with unreadable patients is not empty.
  if (status !== 'complete' || unreadable > 0) return null;
  return (
    <div className="patient-nobody">
      <p>{patientsText('list.empty')}</p>
      <p>{patientsText('list.emptyHint')}</p>
    </div>
  );
});
