import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Columns, Page } from '../../kit/layout/Page';
import { PageTabs } from '../../kit/layout/PageTabs';
import { useLooking } from '../../kit/useAttention';
import { useStore } from '../../kit/useStore';
import { UnreadableRecordsNotice } from '../drafts/UnreadableRecordsNotice';
import { FlagDialog } from '../risk/FlagDialog';
import type { PatientStores } from '../PatientStores';
import { patientsText } from '../patientsText';
import { ProfileHeader } from './ProfileHeader';
import type { ProfilePageName } from './ProfilePageName';
import { ProfileSide } from './ProfileSide';
import type { ProfileStore } from './ProfileStore';
import styles from './Profile.module.css';
import { anyProfilePage } from '../../app/routes/routes';

interface ProfileFrameProps {
  readonly patientId: string;
  readonly pages: readonly ProfilePageName[];
  readonly stores: Pick<PatientStores, 'profile' | 'unreadable'>;
  readonly canChat: boolean;
  readonly children: (profile: ProfileStore) => ReactNode;
}

/**
 * The frame of each page of a profile: the patient's header, the links to the other pages, and the facts at the side.
 */
export const ProfileFrame = observer(function ProfileFrame({
  patientId,
  pages,
  stores,
  canChat,
  children,
}: ProfileFrameProps) {
  const store = useStore(() => stores.profile(patientId));
  useLooking(store);
  return (
    <Page className={styles['frame'] ?? ''}>
      <ProfileHeader store={store} canChat={canChat}>
        <PageTabs label={patientsText('profile.pages')}>
          {pages.map(page => (
            <NavLink key={page} to={anyProfilePage.to({ patientId, '*': page })}>
              {patientsText(`profile.page.${page}`)}
            </NavLink>
          ))}
        </PageTabs>
      </ProfileHeader>
      <UnreadableRecordsNotice make={() => stores.unreadable()} />
      <Columns sideFirst sideLabel={patientsText('profile.side')} side={store.hasSide && <ProfileSide store={store} />}>
        {children(store)}
      </Columns>
      <FlagDialog flag={store.flag} />
    </Page>
  );
});
