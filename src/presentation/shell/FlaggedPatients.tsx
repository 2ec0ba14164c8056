import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { fullName } from '../patients/fullName';
import { patientsText } from '../patients/patientsText';
import type { PatientStores } from '../patients/PatientStores';
import { PATIENTS_PATH, profilePath } from '../patients/profilePath';
import { Notice } from '../shared/Notice';
import { useStore } from '../shared/useStore';
import { HomeCard } from './HomeCard';

interface FlaggedPatientsProps {
  readonly load: () => Promise<PatientStores>;
}

/** More would hide the rest of the page; the list has them all. */
const MOST = 8;

/** Patients in one's care who are flagged high risk, with or without a chat. Who could not be loaded is never left out in silence. */
export const FlaggedPatients = observer(function FlaggedPatients({ load }: FlaggedPatientsProps) {
  const stores = use(load());
  const store = useStore(() => stores.list());
  const { status, patients } = store.list;
  const flagged = patients.filter(({ highRisk }) => highRisk);
  return (
    <HomeCard id="home-assigned" title={patientsText('home.title')} count={flagged.length}>
      {status === 'couldNotCheck' && (
        <Notice intent="warning" action={<Button size="small" text={patientsText('retry')} disabled={store.refreshing} onClick={() => store.reload()} />}>
          {patientsText(patients.length === 0 ? 'home.failed' : 'home.partial')}
        </Notice>
      )}
      {status === 'loading' && <p>{patientsText('home.loading')}</p>}
      {status === 'complete' && flagged.length === 0 && <p>{patientsText('home.none')}</p>}
      {flagged.length > 0 && (
        <ul className="home-list">
          {flagged.slice(0, MOST).map(patient => (
            <li key={patient.id}>
              <Link to={profilePath(patient.id, 'timeline')}>
                <bdi className="tabs-name">{fullName(patient)}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="home-scope">
        <Link to={PATIENTS_PATH}>{patientsText('home.all')}</Link>
      </p>
    </HomeCard>
  );
});
