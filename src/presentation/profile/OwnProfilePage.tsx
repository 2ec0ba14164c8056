import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LoadNotice } from '../kit/LoadNotice';
import type { LoadedPart } from '../kit/LoadedPart';
import { useStore } from '../kit/useStore';
import { NamesPanel } from '../account/NamesPanel';
import { BiographyPanel } from './BiographyPanel';
import './profile.css';
import type { OwnProfileStores } from './OwnProfileStores';
import { OwnDrivePanel } from '../drive/OwnDrivePanel';
import { PreviewPanel } from './PreviewPanel';
import { profileText } from './profileText';
import { SeenWeeksPanel } from './SeenWeeksPanel';
import { WeekPanel } from './WeekPanel';
import { ZonePanel } from './ZonePanel';

interface OwnProfilePageProps {
  readonly stores: OwnProfileStores;
  readonly hasDrive: boolean;
}

/** What patients and colleagues see of a therapist, and when the therapist works. */
export const OwnProfilePage = observer(function OwnProfilePage({ stores, hasDrive }: OwnProfilePageProps) {
  const store = useStore(() => stores.profile());
  const [weeks] = useState(() => stores.weeks(store));
  return (
    <div className="profile">
      <header>
        <h1>{profileText('title')}</h1>
        <p>{profileText('lead')}</p>
      </header>
      <div className="profile-columns">
        <div className="profile-column">
          <Part part={store.ownNames} />
          {store.names.isOpen && <NamesPanel form={store.names} />}
          <Part part={store.seen} />
          {store.biography.isOpen && <BiographyPanel form={store.biography} />}
          <Part part={store.zone} />
          {store.timeZone.isOpen && <ZonePanel store={store} />}
          {hasDrive && <OwnDrivePanel create={() => stores.drive()} />}
        </div>
        <div className="profile-column">
          <Part part={store.hours} />
          {store.week.isOpen && <WeekPanel store={store} />}
          {store.seen.known !== undefined && <PreviewPanel seen={store.seen.known} isUnsaved={store.isUnsaved} />}
        </div>
      </div>
      {store.week.isOpen && <SeenWeeksPanel weeks={weeks} zone={store.week.form.mine.timeZone} />}
    </div>
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
