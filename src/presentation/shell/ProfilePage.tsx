import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { PatientsArea } from '../patients/PatientsArea';
import { PROFILE_PAGES } from '../patients/profile/ProfilePageName';
import type { ProfilePageProps } from '../patients/profile/ProfilePageProps';
import { ProfileFrame } from '../patients/profile/ProfileFrame';
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
          {profile => <Content patientId={patientId} stores={stores} profile={profile} {...(appointmentId !== undefined && { appointmentId })} />}
        </ProfileFrame>
      )}
    </PatientsArea>
  );
});
