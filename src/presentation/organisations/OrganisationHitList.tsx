import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { OrganisationHits } from '@/application/organisations/SearchOrganisations';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { Notice } from '../kit/Notice';
import { OrganisationFacts } from './OrganisationFacts';
import { organisationPath } from './organisationPath';
import type { OrganisationSearchStore } from './OrganisationSearchStore';
import { organisationFailureText, organisationsCount, organisationsText } from './organisationsText';

interface OrganisationHitListProps {
  readonly store: OrganisationSearchStore;
  /** Shows a hit in the tree; absent where there is no tree. */
  readonly onReveal?: (row: OrganisationRow) => void;
}

/** What a search has found, each organisation with its path, and what it could not find out. */
export const OrganisationHitList = observer(function OrganisationHitList({
  store,
  onReveal,
}: OrganisationHitListProps) {
  const { hits, failure, searching } = store;
  return (
    <div className="organisation-hits">
      <p role="status">{searching ? organisationsText('hits.searching') : hits && countText(hits)}</p>
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
      {hits !== undefined && (
        <ul aria-label={organisationsText('hits.title')}>
          {hits.rows.map(row => (
            <Hit key={row.id} row={row} {...(onReveal && { onReveal })} />
          ))}
        </ul>
      )}
      {hits !== undefined && hits.unreadable > 0 && (
        <Notice intent="warning">{organisationsCount('unreadable', hits.unreadable)}</Notice>
      )}
    </div>
  );
});

function Hit({ row, onReveal }: { readonly row: OrganisationRow } & Pick<OrganisationHitListProps, 'onReveal'>) {
  return (
    <li className="organisation-hit">
      <Link to={organisationPath(row.id)}>
        <OrganisationFacts row={row} />
      </Link>
      <span className="organisation-path">
        {(row.path ?? []).map(({ id, name }, place) => (
          <span key={id}>
            {place > 0 && ' › '}
            <bdi>{name}</bdi>
          </span>
        ))}
      </span>
      {onReveal !== undefined && (
        <Button
          variant="minimal"
          size="small"
          text={organisationsText('hits.reveal')}
          aria-label={organisationsText('hits.revealNamed', { name: row.name })}
          onClick={() => onReveal(row)}
        />
      )}
    </li>
  );
}

function countText({ rows, term, mayBeMore }: OrganisationHits): string {
  if (rows.length === 0) return organisationsText('hits.none', { term });
  if (mayBeMore) return organisationsText('hits.most', { count: rows.length });
  return organisationsCount('hits.count', rows.length);
}
