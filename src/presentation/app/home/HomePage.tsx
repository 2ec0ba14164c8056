import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { accessText } from '../../access/accessText';
import { linkIcons } from '../../access/linkIcons';
import { HomeChats } from './HomeChats';
import { HomePatients } from './HomePatients';
import { HomeRequests } from './HomeRequests';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';

/** Keeps the heading of the specification; beneath it what needs this person now, and the ways that their scopes open. */
export const HomePage = observer(function HomePage() {
  const { access } = useShellStores();
  const links = access.sections?.flatMap(section => section.links).filter(({ id }) => id !== 'home') ?? [];
  return (
    <div className="shell-page">
      <h1>{appText('home.title')}</h1>
      <div className="home-needs">
        {access.verdict('chat:view-requests') === 'allow' && <HomeRequests />}
        {access.verdict('chat:view-active-chats') === 'allow' && <HomeChats />}
        {access.verdict('therapist:list-patients') === 'allow' && <HomePatients />}
      </div>
      <h2>{appText('home.go')}</h2>
      <ul className="shell-tiles">
        {links.map(({ id, path }) => {
          const Icon = linkIcons[id];
          return (
            <li key={id}>
              <Link to={path}>
                <Icon size={20} />
                <span>{accessText(`links.${id}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
});
