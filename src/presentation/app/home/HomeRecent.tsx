import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { patientNameText } from '../../kit/text/patientNameText';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';
import { HomeCard } from './HomeCard';

/** The pages that are open in tabs, so that work continues where it was left. */
export const HomeRecent = observer(function HomeRecent() {
  const { tabs } = useShellStores();
  const open = tabs.shown.filter(({ url }) => url !== '/home');
  return (
    <HomeCard id="home-recent" title={appText('home.recent')}>
      {open.length === 0 ? (
        <p>{appText('home.recentNone')}</p>
      ) : (
        <ul className="home-list">
          {open.map(({ url, name, patientName, userName = patientName, organisationName: subject = userName }) => (
            <li key={url}>
              <Link to={url}>
                {name}
                {subject !== undefined && <bdi className="tabs-name">{patientNameText(subject)}</bdi>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HomeCard>
  );
});
