import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { fullName } from '../../patients/fullName';
import type { HomePatientsStore } from '../../patients/list/HomePatientsStore';
import { Reasons } from '../../patients/list/Reasons';
import '../../patients/patients.css';
import { patientFailureText, patientsCount, patientsText } from '../../patients/patientsText';
import type { PatientStores } from '../../patients/PatientStores';
import { patientTime } from '../../patients/patientTime';
import { PATIENTS_PATH, profilePath } from '../../patients/profilePath';
import { Downloaded } from '../../kit/Downloaded';
import { PendingButton } from '../../kit/PendingButton';
import { Notice } from '../../kit/Notice';
import { useLooking } from '../../kit/useAttention';
import { steadyList } from '../../kit/steadyList';
import { useStore } from '../../kit/useStore';
import { HomeCard } from './HomeCard';
import { patientNameText } from '../../kit/text/patientNameText';

type HomeStores = Pick<PatientStores, 'home'>;

interface HomeRiskProps {
  readonly load: () => Promise<HomeStores>;
}

/**
 * The assigned patients in need, with or without a chat, in the words of General Risk. It says so when patients were
 * not checked.
 */
export function HomeRisk({ load }: HomeRiskProps) {
  return (
    <Downloaded load={load} fallback={<Spinner size={24} aria-label={patientsText('list.loading')} />}>
      {stores => <PatientsInNeed stores={stores} />}
    </Downloaded>
  );
}

const PatientsInNeed = observer(function PatientsInNeed({ stores }: { readonly stores: HomeStores }) {
  const store = useStore(() => stores.home());
  useLooking(store);
  return (
    <HomeCard
      id="home-assigned"
      title={patientsText('list.title')}
      count={store.needing.length}
      atLeast={store.list.status !== 'complete' || store.list.unreadable > 0}
    >
      <Doubt store={store} />
      <Sum store={store} />
      {store.rows.length > 0 && (
        <ul
          className="home-list home-patients"
          {...steadyList(
            store.steady,
            store.rows.map(({ patient }) => patient.id),
          )}
        >
          {store.rows.map(row => (
            <li key={row.patient.id}>
              <Link to={profilePath(row.patient.id, 'timeline')}>
                <bdi className="tabs-name">{patientNameText(fullName(row.patient))}</bdi>
              </Link>
              <Reasons row={row} highRisk={row.patient.highRisk} now={store.now} isCertain={store.isCertain} />
            </li>
          ))}
        </ul>
      )}
      {store.more > 0 && <p>{patientsCount('home.more', store.more)}</p>}
      <p className="home-scope">
        <Link to={PATIENTS_PATH}>{patientsText('home.all')}</Link>
      </p>
    </HomeCard>
  );
});

/** What is not known: a call that failed, a list that grows old, patients beyond the first. */
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
      {store.isStale && asOf !== null && (
        <Notice intent="warning">{patientsText('list.stale', { time: patientTime.full(asOf) })}</Notice>
      )}
      {status === 'first' && total !== null && (
        <Notice intent="warning">{patientsText('home.first', { count: patients.length, total })}</Notice>
      )}
    </>
  );
});

/** How many are flagged among how many; it never says "none" of patients who were not checked. */
const Sum = observer(function Sum({
  store: { list, flagged, areFlagsKnown, needing, isCertain },
}: {
  readonly store: HomePatientsStore;
}) {
  const { status, patients } = list;
  if (status === 'loading') return <p>{patientsText('list.loading')}</p>;
  if (patients.length === 0) return isCertain && <p>{patientsText('list.empty')}</p>;
  return (
    <>
      <p>
        {patientsText(areFlagsKnown && list.unreadable === 0 ? 'home.flagged' : 'home.flaggedAtLeast', {
          flagged,
          among: patientsCount('list.count', patients.length),
        })}
      </p>
      {needing.length === 0 && <p>{patientsText(isCertain ? 'list.nothingToday' : 'list.notAllChecked')}</p>}
    </>
  );
});
