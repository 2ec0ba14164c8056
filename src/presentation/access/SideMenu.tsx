import { Button } from '@blueprintjs/core';
import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import type { MenuSection } from '@/domain/access/menuSections';
import type { AccessStore } from './AccessStore';
import { accessText } from './accessText';
import { currentLink, linkPath } from './currentLink';
import { linkIcons } from './linkIcons';

type LinkId = keyof typeof linkIcons;

export type LinkCounts = Readonly<Partial<Record<LinkId, number>>>;

interface SideMenuProps {
  readonly access: AccessStore;
  /** Names of the groups that are folded. */
  readonly folded: readonly string[];
  readonly onFold: (group: string) => void;
  readonly onLeave?: () => void;
  /** The number of unread messages or waiting requests beside each link. */
  readonly counts: LinkCounts;
  /** True if the page already says that the scopes could not be checked. */
  readonly saidOnPage: boolean;
}

/** The side menu: the links that the user's scopes allow, by group. */
export const SideMenu = observer(function SideMenu({
  access,
  folded,
  onFold,
  onLeave,
  counts,
  saidOnPage,
}: SideMenuProps) {
  const { pathname } = useLocation();
  const current = currentLink(pathname, access.sections?.flatMap(({ links }) => [...links]) ?? []);
  return (
    <nav className="access-menu" aria-label={accessText('menu')}>
      {access.sections?.map(section => (
        <Section
          key={section.group}
          section={section}
          current={current}
          open={!folded.includes(section.group)}
          onFold={onFold}
          onLeave={onLeave}
          counts={counts}
        />
      ))}
      {access.scopes.status === 'unknown' && <Skeleton />}
      {access.scopes.status === 'couldNotCheck' && (
        <div className="access-failure" role={saidOnPage ? undefined : 'alert'}>
          <p>{accessText(saidOnPage ? 'noticeElsewhere' : 'couldNotCheck')}</p>
          {!saidOnPage && <Button size="small" text={accessText('tryAgain')} onClick={() => access.retry()} />}
        </div>
      )}
    </nav>
  );
});

interface SectionProps {
  readonly section: MenuSection;
  /** Id of the link that belongs to the current page. */
  readonly current: LinkId | undefined;
  readonly open: boolean;
  readonly onFold: (group: string) => void;
  readonly onLeave: (() => void) | undefined;
  readonly counts: LinkCounts;
}

function Section({ section: { group, links }, current, open, onFold, onLeave, counts }: SectionProps) {
  // A group with a single link needs no name. Names are not headings, because those belong to the page.
  const hasName = links.length > 1;
  return (
    <section className="access-section">
      {hasName && (
        <button type="button" className="access-group" aria-expanded={open} onClick={() => onFold(group)}>
          <span>{accessText(`groups.${group}`)}</span>
          {open ? <ChevronDownIcon size={12} /> : <ChevronRightIcon size={12} />}
        </button>
      )}
      <ul hidden={!open && hasName} aria-label={accessText(`groups.${group}`)}>
        {links.map(({ id }) => {
          const Icon = linkIcons[id];
          return (
            <li key={id}>
              <Link
                to={linkPath(id)}
                className="access-link"
                aria-current={current === id ? 'page' : undefined}
                {...(onLeave === undefined ? {} : { onClick: onLeave })}
              >
                <Icon size={16} />
                <span className="access-label">{accessText(`links.${id}`)}</span>
                <Count of={counts[id]} words={requestLists.includes(id) ? 'waiting' : 'unread'} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Links whose count is the number of waiting patients rather than of unread messages. */
const requestLists: readonly LinkId[] = ['chatRequestsV1', 'chatRequestsV2'];

function Count({ of, words }: { readonly of: number | undefined; readonly words: 'waiting' | 'unread' }) {
  if (of === undefined || of === 0) return null;
  return (
    <span className="access-count">
      <span aria-hidden>{of > 99 ? '99+' : of}</span>
      <span className="visually-hidden">{accessText(words, { count: of })}</span>
    </span>
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
