import { observer } from 'mobx-react-lite';
import { HomeAdministration } from './HomeAdministration';
import { HomeChats } from './HomeChats';
import { HomeLinksCards } from './HomeLinksCards';
import { HomeRequests } from './HomeRequests';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';
import { Spinner } from '@blueprintjs/core';
import './home.css';
import { AreaBoundary } from '../../kit/AreaBoundary';
import { loadOnDemand } from '../../kit/loadOnDemand';
import { textCatalogue } from '../../kit/text/textCatalogue';
import { useStores } from '../../kit/useStores';

const HomeRisk = loadOnDemand(
  async () => {
    const [{ HomeRisk: Card }] = await Promise.all([import('./HomeRisk'), textCatalogue.add('patients')]);
    return Card;
  },
  () => <Spinner size={24} aria-label={appText('loadingPage')} />,
);

/** The person's patients, downloaded after the rest of the page. */
function HomePatients() {
  const { report } = useStores();
  const { patients } = useShellStores();
  return (
    <AreaBoundary area="assigned patients" report={report}>
      <HomeRisk load={patients} />
    </AreaBoundary>
  );
}

/** The heading of the specification, what needs this person now, and the pages that their scopes open. */
export const HomePage = observer(function HomePage() {
  const { access } = useShellStores();
  return (
    <div className="shell-page">
      <h1>{appText('home.title')}</h1>
      <div className="home-needs">
        {access.verdict('chat:view-requests') === 'allow' && <HomeRequests />}
        {access.verdict('chat:view-active-chats') === 'allow' && <HomeChats />}
        {access.verdict('therapist:list-patients') === 'allow' && <HomePatients />}
      </div>
      <HomeAdministration />
      <HomeLinksCards />
    </div>
  );
});
