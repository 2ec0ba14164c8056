import { observer } from 'mobx-react-lite';
import { coverageDetails } from '../../presence/CoverageIndicator';
import { presenceText } from '../../presence/presenceText';
import { connectionText } from '../../serverStatus/connectionText';
import { serverStatusText } from '../../serverStatus/serverStatusText';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';
import { HomeCard } from './HomeCard';

/** How the service runs, for those who look after it. What could not be checked is not called fine. */
export const HomeService = observer(function HomeService() {
  const { serverStatus, presence } = useShellStores();
  const { status } = serverStatus.banner;
  const { cover } = presence.cover;
  return (
    <HomeCard id="home-service" title={appText('home.service')}>
      <dl className="home-facts">
        <dt>{appText('home.server')}</dt>
        <dd>
          {status.state === 'online' || status.state === 'unknown'
            ? appText(`home.serverIs.${status.state}`)
            : serverStatusText(status)}
        </dd>
        <dt>{connectionText('panel.title')}</dt>
        <dd>{connectionText(`panel.${serverStatus.links.summary}`)}</dd>
        {cover.indicator !== 'hidden' && (
          <>
            <dt>{presenceText('cover.label')}</dt>
            <dd>
              {presenceText(`cover.${cover.indicator}`)}
              {coverageDetails(cover).map(line => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </>
        )}
      </dl>
    </HomeCard>
  );
});
