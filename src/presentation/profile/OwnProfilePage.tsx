import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SaveBar } from '../kit/forms/SaveBar';
import { Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { LoadNotice } from '../kit/LoadNotice';
import type { LoadedPart } from '../kit/LoadedPart';
import { useStore } from '../kit/useStore';
import { NamesPanel } from '../account/NamesPanel';
import { BiographyPanel } from './BiographyPanel';
import './profile.css';
import type { OwnProfileStore } from './OwnProfileStore';
import type { OwnProfileStores } from './OwnProfileStores';
import { OwnDrivePanel } from '../drive/OwnDrivePanel';
import { PreviewPanel } from './PreviewPanel';
import { profileText } from './profileText';
import { PatientFacingWeeksPanel } from './PatientFacingWeeksPanel';
import { WeekPanel } from './WeekPanel';
import { ZonePanel } from './ZonePanel';

interface OwnProfilePageProps {
  readonly stores: OwnProfileStores;
  readonly hasDrive: boolean;
}

/** The signed-in therapist's profile as patients and colleagues see it, and their weekly hours. */
export const OwnProfilePage = observer(function OwnProfilePage({ stores, hasDrive }: OwnProfilePageProps) {
  const store = useStore(() => stores.profile());
  const [weeks] = useState(() => stores.weeks(store));
  return (
    <Page labelledBy="own-profile-title">
      <PageHeader id="own-profile-title" title={profileText('title')} lead={profileText('lead')} />
      <div className="profile-columns">
        <div className="profile-column">
          <Part part={store.hours} />
          {store.week.isOpen && <WeekPanel store={store} />}
          {store.week.isOpen && <PatientFacingWeeksPanel weeks={weeks} zone={store.week.form.mine.timeZone} />}
        </div>
        <div className="profile-column">
          <Part part={store.ownNames} />
          {store.names.isOpen && <NamesPanel form={store.names} isSavedElsewhere />}
          <Part part={store.patientView} />
          {store.biography.isOpen && <BiographyPanel form={store.biography} />}
          <Part part={store.zone} />
          {store.timeZone.isOpen && <ZonePanel store={store} />}
          {hasDrive && <OwnDrivePanel create={() => stores.drive()} />}
          {store.patientView.known !== undefined && (
            <PreviewPanel seen={store.patientView.known} isUnsaved={store.isUnsaved} />
          )}
        </div>
      </div>
      <PageSaveBar store={store} />
    </Page>
  );
});

const PageSaveBar = observer(function PageSaveBar({ store }: { readonly store: OwnProfileStore }) {
  const { pending } = store;
  if (pending === undefined) return null;
  return (
    <SaveBar
      isPageWide
      save={profileText('save')}
      isDecided={pending.isDecided}
      isUnanswered={pending.isUnanswered}
      isBusy={pending.isBusy}
      isReady={pending.isReady}
      onSave={() => void store.save()}
      onCancel={pending.canDiscard ? () => store.discard() : undefined}
    />
  );
});

const Part = ({ part }: { readonly part: Pick<LoadedPart<unknown>, 'state' | 'load'> }) => (
  <LoadNotice
    part={part}
    texts={{
      loading: profileText('loading'),
      retry: profileText('retry'),
      failed: why => profileText('failed', { why }),
      stale: (time, why) => profileText('stale', { time, why }),
    }}
  />
);
