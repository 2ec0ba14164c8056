import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PrintedPage } from '../print/PrintedPage';
import type { ProfilePageProps } from '../profile/ProfilePageProps';
import { nameOf } from '../timeline/nameOf';
import { AssessmentsSection } from './AssessmentsSection';
import './record.css';
import { RecordSection } from './RecordSection';
import { SharingSection } from './SharingSection';

/** The page of a profile that shows the record, the risk assessments and the sharing of data. */
export const RecordPage = observer(function RecordPage({ patientId, stores, profile }: ProfilePageProps<'record'>) {
  const [parts] = useState(() => stores.record(patientId));
  const { details } = profile;
  const mayWrite = details?.onlyReads === false;
  return (
    <PrintedPage page="record" profile={profile}>
      <div className="record-page">
        <RecordSection
          open={() => parts.record()}
          onlyReads={!mayWrite}
          isLost={profile.isLost}
          onLost={profile.handleAccessLost}
        />
        <AssessmentsSection
          stores={parts}
          name={nameOf(details)}
          onlyReads={!mayWrite}
          onChanged={() => profile.reload('riskAssessments')}
          isLost={profile.isLost}
          onLost={profile.handleAccessLost}
        />
        {mayWrite && <SharingSection open={() => parts.sharing()} name={nameOf(details)} />}
      </div>
    </PrintedPage>
  );
});
