import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { accessText } from '../../access/accessText';
import { linkIcons } from '../../access/linkIcons';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';
import { HomeCard } from './HomeCard';
import { homeLinks } from './homeLinks';

/** The pages that the user may open, by menu group, each with a line on its purpose. */
export const HomeLinksCards = observer(function HomeLinksCards() {
  const { access } = useShellStores();
  if (access.sections === undefined) return null;
  const { sections, notBuilt } = homeLinks(access.sections);
  return (
    <>
      <h2>{appText('home.go')}</h2>
      <div className="home-needs">
        {sections.map(({ group, links }) => (
          <HomeCard key={group} id={`home-${group}`} title={accessText(`groups.${group}`)}>
            <ul className="home-ways">
              {links.map(({ id, path }) => {
                const Icon = linkIcons[id];
                return (
                  <li key={id}>
                    <Icon size={16} />
                    <div>
                      <Link to={path}>{accessText(`links.${id}`)}</Link>
                      <p>{accessText(`purposes.${id}`)}</p>
                    </div>
                  </li>
                );
              })}
            </ul>
          </HomeCard>
        ))}
      </div>
      {notBuilt.length > 0 && (
        <HomeCard id="home-not-built" title={appText('home.notBuilt')}>
          <p>{appText('home.notBuiltHint')}</p>
          <ul className="home-ways home-ways-wide">
            {notBuilt.map(({ id }) => {
              const Icon = linkIcons[id];
              return (
                <li key={id}>
                  <Icon size={16} />
                  <div>
                    {accessText(`links.${id}`)}
                    <p>{accessText(`purposes.${id}`)}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        </HomeCard>
      )}
    </>
  );
});
