import { observer } from 'mobx-react-lite';
import { ChatActsContext } from '../../chat/acts/ChatActStores';
import { ChatArea } from '../../chat/ChatArea';
import { ProfileLinkContext } from '../../chat/patientPanel/ProfileLinkContext';
import { profilePath } from '../../patients/profilePath';
import { useShellStores } from '../useShellStores';

const toProfile = (patientId: string): string => profilePath(patientId, 'timeline');

/** The V2 chat inside the shell. */
export const ChatPage = observer(function ChatPage() {
  const { chat, chatActs, access, notifications } = useShellStores();
  return (
    <ChatActsContext.Provider value={chatActs}>
      <ProfileLinkContext.Provider
        value={access.verdict('therapist:list-patients') === 'allow' ? toProfile : undefined}
      >
        <ChatArea
          stores={chat}
          {...(access.verdict('chat:view-requests') === 'allow' && { requests: notifications.requests })}
        />
      </ProfileLinkContext.Provider>
    </ChatActsContext.Provider>
  );
});
