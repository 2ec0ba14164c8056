import { observer } from 'mobx-react-lite';
import { PatientAlarmsContext, type PatientAlarmsProps } from '../../chat/conversations/PatientAlarmsContext';
import { ChatActsContext } from '../../chat/acts/ChatActStores';
import { ChatArea } from '../../chat/ChatArea';
import { chatActsText } from '../../chat/acts/chatActsText';
import { PatientSignsContext, type PatientSignsProps } from '../../chat/patientPanel/PatientSignsContext';
import { ProfileLinkContext } from '../../chat/patientPanel/ProfileLinkContext';
import { loadOnDemand } from '../../kit/loadOnDemand';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { useShellStores } from '../useShellStores';
import { routes } from './routes';

const toProfile = (patientId: string): string => routes.profileTimeline.to({ patientId });

/** Downloaded when a patient's panel first opens, because reading and writing messages comes first. */
const PatientSigns = loadOnDemand<PatientSignsProps>(
  async () => {
    const [{ PatientSigns: Part }] = await Promise.all([import('./PatientSigns'), textCatalogue.add('patients')]);
    return Part;
  },
  () => <p>{chatActsText('risk.checking')}</p>,
);

/** Downloaded separately, so that the list of chats does not wait for it. */
const PatientAlarms = loadOnDemand<PatientAlarmsProps>(
  async () => {
    const [{ PatientAlarms: Part }] = await Promise.all([import('./PatientAlarms'), textCatalogue.add('patients')]);
    return Part;
  },
  () => null,
);

/** The V2 chat inside the shell. */
export const ChatPage = observer(function ChatPage() {
  const { chat, chatActs, access, notifications } = useShellStores();
  const seesPatients = access.verdict('therapist:list-patients') === 'allow';
  return (
    <ChatActsContext.Provider value={chatActs}>
      <ProfileLinkContext.Provider value={seesPatients ? toProfile : undefined}>
        <PatientSignsContext.Provider value={seesPatients ? PatientSigns : undefined}>
          <PatientAlarmsContext.Provider value={seesPatients ? PatientAlarms : undefined}>
            <ChatArea
              stores={chat}
              {...(access.verdict('chat:view-requests') === 'allow' && { requests: notifications.requests })}
            />
          </PatientAlarmsContext.Provider>
        </PatientSignsContext.Provider>
      </ProfileLinkContext.Provider>
    </ChatActsContext.Provider>
  );
});
