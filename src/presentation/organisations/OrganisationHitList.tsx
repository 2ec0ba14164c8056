import { Button } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OrganisationHits } from '@/application/organisations/SearchOrganisations';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { EmptyState } from '../kit/layout/EmptyState';
import { Notice } from '../kit/Notice';
import { OrganisationCells, OrganisationColumns } from './OrganisationCells';
import styles from './OrganisationHitList.module.css';
import list from './OrganisationList.module.css';
import type { OrganisationSearchStore } from './OrganisationSearchStore';
import { organisationFailureText, organisationsCount, organisationsText } from './organisationsText';
import { routes } from '../app/routes/routes';

interface OrganisationHitListProps {
  readonly store: OrganisationSearchStore;
  /** The acts on a hit other than opening it. */
  readonly act?: (row: OrganisationRow) => ReactNode;
  /** The page that the name of a hit opens; its overview by default. */
  readonly pathOf?: (organisationId: string) => string;
  /** A line below the hits. */
  readonly foot?: ReactNode;
}

/** The results of a search, each organisation with its path, and the parts that could not be loaded. */
export const OrganisationHitList = observer(function OrganisationHitList(props: OrganisationHitListProps) {
  const { store, act, pathOf = organisationId => routes.organisation.to({ organisationId }), foot } = props;
  const { hits, failure } = store;
  return (
    <>
      {failure !== undefined && (
        <div role="alert">
          <Notice
            intent="danger"
            action={<Button text={organisationsText('retry')} onClick={() => void store.search()} />}
          >
            {organisationsText('hits.failed', { why: organisationFailureText(failure) })}
          </Notice>
        </div>
      )}
      {hits !== undefined && hits.unreadable > 0 && (
        <Notice intent="warning">{organisationsCount('unreadable', hits.unreadable)}</Notice>
      )}
      {hits !== undefined && (
        <div className={act === undefined ? list['list'] : `${list['list']} ${list['hits']}`}>
          {hits.rows.length === 0 ? <NoHits /> : <OrganisationColumns />}
          <ul className={styles['hits']} aria-label={organisationsText('hits.title')}>
            {hits.rows.map(row => (
              <Hit key={row.id} row={row} to={pathOf(row.id)} act={act?.(row)} />
            ))}
          </ul>
          {foot !== undefined && hits.rows.length > 0 && <div className={list['foot']}>{foot}</div>}
        </div>
      )}
    </>
  );
});

/** The number of organisations found, or a note that the search is running. */
export const OrganisationHitCount = observer(function OrganisationHitCount({
  store: { hits, searching },
}: Pick<OrganisationHitListProps, 'store'>) {
  return <span role="status">{searching ? organisationsText('hits.searching') : hits && countText(hits)}</span>;
});

function NoHits() {
  return (
    <EmptyState
      icon={<SearchIcon size={40} />}
      title={organisationsText('hits.noneTitle')}
      text={organisationsText('hits.noneHint')}
    />
  );
}

interface HitProps {
  readonly row: OrganisationRow;
  readonly to: string;
  readonly act: ReactNode;
}

function Hit({ row, to, act }: HitProps) {
  return (
    <li className={`${list['row']} ${styles['hit']}`}>
      <span className={styles['words']}>
        <Link className={styles['name']} to={to}>
          <bdi>{row.name}</bdi>
        </Link>
        <span className={styles['path']}>
          {(row.path ?? []).map(({ id, name }, place) => (
            <span key={id}>
              {place > 0 && ' › '}
              <bdi>{name}</bdi>
            </span>
          ))}
        </span>
      </span>
      <OrganisationCells row={row} />
      {act}
    </li>
  );
}

function countText({ rows, term, mayBeMore }: OrganisationHits): string {
  if (rows.length === 0) return organisationsText('hits.none', { term });
  if (mayBeMore) return organisationsText('hits.most', { count: rows.length });
  return organisationsCount('hits.count', rows.length);
}
