import { observer } from 'mobx-react-lite';
import { profilePath } from '../profilePath';
import type { ProfilePageProps } from '../profile/ProfilePageProps';
import { nameOf } from './nameOf';
import { PatientTimeline } from './PatientTimeline';

/** The page of a profile that shows the patient's history. Whether somebody may write is known once the details are: until then nothing can be. */
export const TimelinePage = observer(function TimelinePage({ patientId, stores, profile }: ProfilePageProps) {
  const { details } = profile;
  return (
    <PatientTimeline
      key={patientId}
      open={() => stores.timeline(patientId)}
      name={nameOf(details)}
      access={details === undefined ? 'unknown' : details.onlyReads ? 'reads' : 'writes'}
      recordPath={profilePath(patientId, 'record')}
    />
  );
});
