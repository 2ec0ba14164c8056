import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { fullName } from '../../patients/fullName';
import { PatientsArea } from '../../patients/PatientsArea';
import { type ProfilePageName, PROFILE_PAGES } from '../../patients/profile/ProfilePageName';
import type { ProfilePageProps } from '../../patients/profile/ProfilePageProps';
import { ProfileFrame } from '../../patients/profile/ProfileFrame';
import type { ProfileStore } from '../../patients/profile/ProfileStore';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';
import type { FeatureFlag } from '@/domain/access/featureFlags';

interface ProfilePageInShellProps {
  readonly page: ProfilePageName;
  readonly Content: ComponentType<ProfilePageProps>;
}

/** One page of a patient's profile inside the shell. */
export const ProfilePage = observer(function ProfilePage({ page, Content }: ProfilePageInShellProps) {
  const { patients, access, flags } = useShellStores();
  const pages = pagesSwitchedOn(flag => flags.isOn(flag));
  const { patientId = '', appointmentId } = useParams();
  const canChat = access.verdict('chat:view-active-chats') === 'allow';
  return (
    <PatientsArea load={patients}>
      {stores => (
        <ProfileFrame key={patientId} patientId={patientId} pages={pages} stores={stores} canChat={canChat}>
          {profile => (
            <NamesItsTabs profile={profile}>
              {pages.includes(page) ? (
                <Content
                  patientId={patientId}
                  stores={stores}
                  profile={profile}
                  hasDrive={flags.isOn('isGoogleDriveEnabled')}
                  hasRecord={pages.includes('record')}
                  {...(appointmentId !== undefined && { appointmentId })}
                />
              ) : (
                <p role="status">{appText('pages.switchedOff')}</p>
              )}
            </NamesItsTabs>
          )}
        </ProfileFrame>
      )}
    </PatientsArea>
  );
});

/** Names the tabs of a profile after its patient, since several may be open. */
const NamesItsTabs = observer(function NamesItsTabs({
  profile,
  children,
}: {
  readonly profile: ProfileStore;
  readonly children: ReactNode;
}) {
  const { tabs } = useShellStores();
  const { details } = profile;
  const name = details && fullName(details);
  useEffect(() => {
    if (name !== undefined) tabs.learnName({ kind: 'patient', id: profile.patientId }, name);
  }, [tabs, profile, name]);
  return children;
});

/** The pages of a profile that remote configuration can switch off (D2 §3). */
const pageFlags: Partial<Readonly<Record<ProfilePageName, FeatureFlag>>> = {
  record: 'isPatientRecordEnabled',
  appointment: 'isAppointmentMomentsEnabled',
};

/** The pages of a profile that are switched on, in the order of its navigation. */
export function pagesSwitchedOn(isOn: (flag: FeatureFlag) => boolean): readonly ProfilePageName[] {
  return PROFILE_PAGES.filter(page => {
    const flag = pageFlags[page];
    return flag === undefined || isOn(flag);
  });
}
