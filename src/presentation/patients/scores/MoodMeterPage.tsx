import { Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useStore } from '../../shared/useStore';
import type { ProfilePageProps } from '../profile/ProfilePageProps';
import type { PatientStores } from '../PatientStores';
import { MoodMeter } from './MoodMeter';
import { NoZoneNotice } from './NoZoneNotice';

/** The page of a profile that shows mood and scores, by the patient's calendar. */
export const MoodMeterPage = observer(function MoodMeterPage({ patientId, stores, profile }: ProfilePageProps) {
  const zone = profile.details?.timeZone;
  if (zone !== undefined) return <Loaded key={patientId} patientId={patientId} zone={zone} stores={stores} />;
  return profile.profile.details.status === 'couldNotCheck' ? <NoZoneNotice onRetry={() => profile.reload('details')} /> : <Spinner />;
});

function Loaded({ patientId, zone, stores }: { readonly patientId: string; readonly zone: string; readonly stores: PatientStores }) {
  return <MoodMeter store={useStore(() => stores.scores(patientId, zone))} />;
}
