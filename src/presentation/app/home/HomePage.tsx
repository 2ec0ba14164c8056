import { observer } from 'mobx-react-lite';
import { HomeChats } from './HomeChats';
import { HomeDeletions } from './HomeDeletions';
import { HomeLinksCards } from './HomeLinksCards';
import { HomeRecent } from './HomeRecent';
import { HomeRequests } from './HomeRequests';
import { HomeService } from './HomeService';
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

/** For those who get an email about each request. */
function HomeDeletionRequests() {
  const { report } = useStores();
  const { organisations } = useShellStores();
  return (
    <AreaBoundary area="deletion requests" report={report}>
      <HomeDeletions load={organisations} />
    </AreaBoundary>
  );
}

/** The heading of the specification, what needs this person now, and the pages that their scopes open. */
export const HomePage = observer(function HomePage() {
  const { access } = useShellStores();
  const hasNoChats = access.verdict('chat:view-active-chats') === 'deny';
  return (
    <div className="shell-page">
      <h1>{appText('home.title')}</h1>
      <div className="home-needs">
        {access.verdict('chat:view-requests') === 'allow' && <HomeRequests />}
        {access.verdict('chat:view-active-chats') === 'allow' && <HomeChats />}
        {access.verdict('therapist:list-patients') === 'allow' && <HomePatients />}
        {access.verdict('organisations:edit-thrive') === 'allow' && <HomeDeletionRequests />}
        {hasNoChats && <HomeService />}
        {hasNoChats && <HomeRecent />}
      </div>
      <HomeLinksCards />
    </div>
  );
});
