import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { fullName } from '../patients/fullName';
import { PatientsArea } from '../patients/PatientsArea';
import { PROFILE_PAGES } from '../patients/profile/ProfilePageName';
import type { ProfilePageProps } from '../patients/profile/ProfilePageProps';
import { ProfileFrame } from '../patients/profile/ProfileFrame';
import type { ProfileStore } from '../patients/profile/ProfileStore';
import { useShellStores } from './useShellStores';

interface ProfilePageInShellProps {
  readonly Content: ComponentType<ProfilePageProps>;
}

/** One page of a patient's profile inside the shell. */
export const ProfilePage = observer(function ProfilePage({ Content }: ProfilePageInShellProps) {
  const { patients, access } = useShellStores();
  const { patientId = '', appointmentId } = useParams();
  const mayChat = access.verdict('chat:view-active-chats') === 'allow';
  return (
    <PatientsArea load={patients}>
      {stores => (
        <ProfileFrame key={patientId} patientId={patientId} pages={PROFILE_PAGES} stores={stores} mayChat={mayChat}>
          {profile => (
            <NamesItsTabs profile={profile}>
              <Content patientId={patientId} stores={stores} profile={profile} {...(appointmentId !== undefined && { appointmentId })} />
            </NamesItsTabs>
          )}
        </ProfileFrame>
      )}
    </PatientsArea>
  );
});

/** Two profiles that are open are told apart by whose they are. */
const NamesItsTabs = observer(function NamesItsTabs({ profile, children }: { readonly profile: ProfileStore; readonly children: ReactNode }) {
  const { tabs } = useShellStores();
  const { details } = profile;
  const name = details && fullName(details);
  useEffect(() => {
    if (name !== undefined) tabs.learnName(profile.patientId, name);
  }, [tabs, profile, name]);
  return children;
});
