import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { accessText } from '../../access/accessText';
import { linkPath } from '../../access/currentLink';
import { linkIcons } from '../../access/linkIcons';
import { Panel } from '../../kit/layout/Panel';
import { appText } from '../appText';
import { useShellStores } from '../useShellStores';
import styles from './HomeLinksCards.module.css';
import { homeLinks } from './homeLinks';

/** The pages that the user may open, by menu group, each with a line about its purpose. */
export const HomeLinksCards = observer(function HomeLinksCards() {
  const { access } = useShellStores();
  if (access.sections === undefined) return null;
  return (
    <Panel flush title={appText('home.go')}>
      <div className={styles['groups']}>
        {homeLinks(access.sections).map(({ group, links }) => (
          <section key={group} aria-labelledby={`home-${group}`}>
            <h3 id={`home-${group}`}>{accessText(`groups.${group}`)}</h3>
            <ul>
              {links.map(({ id }) => {
                const Icon = linkIcons[id];
                return (
                  <li key={id}>
                    <Icon size={16} />
                    <Link to={linkPath(id)}>{accessText(`links.${id}`)}</Link>
                    <p>{accessText(`purposes.${id}`)}</p>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
});
