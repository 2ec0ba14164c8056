import { Spinner, Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useStore } from '../../kit/useStore';
import type { PatientStores } from '../PatientStores';
import { PrintedPage } from '../print/PrintedPage';
import type { ProfilePageProps } from '../profile/ProfilePageProps';
import { useAccessLost } from '../useAccessLost';
import { MoodMeter } from './MoodMeter';
import { Notice } from '../../kit/Notice';
import { patientScoresText } from './patientScoresText';

/** The patient's time zone is unknown, so no day can be named. */
function NoZoneNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice intent="danger" action={<Button text={patientScoresText('retry')} onClick={onRetry} />}>
      {patientScoresText('noZone')}
    </Notice>
  );
}

/** The page of a profile that shows mood and scores, by the patient's calendar. */
export const MoodMeterPage = observer(function MoodMeterPage({
  patientId,
  stores,
  profile,
}: ProfilePageProps<'scores'>) {
  const zone = profile.details?.timeZone;
  if (zone !== undefined)
    return (
      <PrintedPage page="mood-meter" profile={profile}>
        <Loaded key={patientId} patientId={patientId} zone={zone} stores={stores} onLost={profile.handleAccessLost} />
      </PrintedPage>
    );
  return profile.profile.details.status === 'couldNotCheck' ? (
    <NoZoneNotice onRetry={() => profile.reload('details')} />
  ) : (
    <Spinner />
  );
});

interface LoadedProps {
  readonly patientId: string;
  readonly zone: string;
  readonly stores: Pick<PatientStores, 'scores'>;
  readonly onLost: () => void;
}

const Loaded = observer(function Loaded({ patientId, zone, stores, onLost }: LoadedProps) {
  const store = useStore(() => stores.scores(patientId, zone));
  useAccessLost(store.isLost, onLost);
  return <MoodMeter store={store} />;
});
