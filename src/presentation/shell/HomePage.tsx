import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { accessText } from '../access/accessText';
import { linkIcons } from '../access/linkIcons';
import { shellText } from './shellText';
import { useShellStores } from './useShellStores';

/** Keeps the heading of the specification; beneath it the ways that this person's scopes open. */
export const HomePage = observer(function HomePage() {
  const { access } = useShellStores();
  const links = access.sections?.flatMap(section => section.links).filter(({ id }) => id !== 'home') ?? [];
  return (
    <div className="shell-page">
      <h1>{shellText('home.title')}</h1>
      <p className="shell-lead">{shellText('home.lead')}</p>
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
