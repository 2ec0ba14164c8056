import { Button } from '@blueprintjs/core';
import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { NavLink } from 'react-router-dom';
import type { MenuSection } from '@/domain/access/MenuSection';
import type { AccessStore } from './AccessStore';
import { accessText } from './accessText';
import { linkIcons } from './linkIcons';

interface SideMenuProps {
  readonly access: AccessStore;
  /** Groups that are folded away. */
  readonly folded: readonly string[];
  readonly onFold: (group: string) => void;
  readonly onLeave?: () => void;
}

/** The links that the person's scopes allow, by group. */
export const SideMenu = observer(function SideMenu({ access, folded, onFold, onLeave }: SideMenuProps) {
  return (
    <nav className="access-menu" aria-label={accessText('menu')}>
      {access.sections?.map(section => (
        <Section key={section.group} section={section} open={!folded.includes(section.group)} onFold={onFold} onLeave={onLeave} />
      ))}
      {access.scopes.status === 'unknown' && <Skeleton />}
      {access.scopes.status === 'couldNotCheck' && (
        <div className="access-trouble" role="alert">
          <p>{accessText('couldNotCheck')}</p>
          <Button size="small" text={accessText('tryAgain')} onClick={() => access.retry()} />
        </div>
      )}
    </nav>
  );
});

interface SectionProps {
  readonly section: MenuSection;
  readonly open: boolean;
  readonly onFold: (group: string) => void;
  readonly onLeave: (() => void) | undefined;
}

function Section({ section: { group, links }, open, onFold, onLeave }: SectionProps) {
  return (
    <section className="access-section">
      {/* The one link of everybody needs no heading. */}
      <h2 hidden={group === 'general'}>
        <button type="button" aria-expanded={open} onClick={() => onFold(group)}>
          <span>{accessText(`groups.${group}`)}</span>
          {open ? <ChevronDownIcon size={12} /> : <ChevronRightIcon size={12} />}
        </button>
      </h2>
      <ul hidden={!open && group !== 'general'}>
        {links.map(({ id, path }) => {
          const Icon = linkIcons[id];
          return (
            <li key={id}>
              <NavLink to={path} className="access-link" end={path !== '/therapist/go-chat/all'} {...(onLeave === undefined ? {} : { onClick: onLeave })}>
                <Icon size={16} />
                <span>{accessText(`links.${id}`)}</span>
              </NavLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Skeleton() {
  return (
    <div className="access-skeleton" role="status">
      <span className="visually-hidden">{accessText('loading')}</span>
      {[70, 55, 80, 60, 75].map(width => (
        <span key={width} className={`access-skeleton-row access-skeleton-${width}`} aria-hidden="true" />
      ))}
    </div>
  );
}
