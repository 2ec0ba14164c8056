import { Button, InputGroup, Spinner } from '@blueprintjs/core';
import { CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link, useNavigate } from 'react-router-dom';
import type { OrganisationHits } from '@/application/organisations/SearchOrganisations';
import { Notice } from '../kit/Notice';
import { privateField } from '../kit/privateField';
import { useStore } from '../kit/useStore';
import { OrganisationFacts } from './OrganisationFacts';
import './organisations.css';
import type { OrganisationStores } from './OrganisationStores';
import type { OrganisationTreeStore } from './OrganisationTreeStore';
import { OrganisationTree } from './OrganisationTree';
import { organisationFailureText, organisationsCount, organisationsText } from './organisationsText';

/** Hits that one search answers at most. */
const MOST_HITS = 50;

const pathOf = (organisationId: string): string => `/admin/organisations/${encodeURIComponent(organisationId)}`;

/** All organisations: the tree, or what the search has found in it. */
export const OrganisationsPage = observer(function OrganisationsPage({
  stores,
}: {
  readonly stores: OrganisationStores;
}) {
  const store = useStore(() => stores.tree());
  const navigate = useNavigate();
  const isSearching = store.query.trim() !== '';
  return (
    <section className="organisations" aria-labelledby="organisations-title">
      <h1 id="organisations-title">{organisationsText('title')}</h1>
      <SearchField store={store} />
      {isSearching ? (
        <SearchResult store={store} />
      ) : (
        <WholeTree store={store} onOpen={id => void navigate(pathOf(id))} />
      )}
    </section>
  );
});

const SearchField = observer(function SearchField({ store }: { readonly store: OrganisationTreeStore }) {
  return (
    <InputGroup
      className="organisations-search"
      type="search"
      {...privateField}
      leftIcon={<SearchIcon className="organisations-search-icon" />}
      aria-label={organisationsText('search')}
      placeholder={organisationsText('search')}
      value={store.query}
      maxLength={120}
      onValueChange={query => store.setQuery(query)}
      {...(store.query !== '' && { rightElement: <ClearButton onClick={() => store.setQuery('')} /> })}
    />
  );
});

function ClearButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="minimal" icon={<CrossIcon />} aria-label={organisationsText('clearSearch')} onClick={onClick} />
  );
}

const WholeTree = observer(function WholeTree({
  store,
  onOpen,
}: {
  readonly store: OrganisationTreeStore;
  readonly onOpen: (organisationId: string) => void;
}) {
  const { loaded, failure } = store.root;
  if (failure !== undefined)
    return (
      <div role="alert">
        <Notice intent="danger" action={<Button text={organisationsText('retry')} onClick={() => void store.load()} />}>
          {organisationsText('failed', { why: organisationFailureText(failure) })}
        </Notice>
      </div>
    );
  if (loaded === undefined) return <Spinner aria-label={organisationsText('loading')} />;
  return (
    <>
      {loaded.unreadable > 0 && <Notice intent="warning">{organisationsCount('unreadable', loaded.unreadable)}</Notice>}
      <OrganisationTree store={store} onOpen={onOpen} />
    </>
  );
});

const SearchResult = observer(function SearchResult({ store }: { readonly store: OrganisationTreeStore }) {
  const { hits, searchFailure, searching } = store;
  return (
    <div className="organisation-hits">
      <p role="status">{searching ? organisationsText('hits.searching') : hits && countText(hits)}</p>
      {searchFailure !== undefined && (
        <div role="alert">
          <Notice
            intent="danger"
            action={<Button text={organisationsText('retry')} onClick={() => void store.search()} />}
          >
            {organisationsText('hits.failed', { why: organisationFailureText(searchFailure) })}
          </Notice>
        </div>
      )}
      {hits !== undefined && (
        <ul aria-label={organisationsText('hits.title')}>
          {hits.rows.map(row => (
            <li key={row.id} className="organisation-hit">
              <Link to={pathOf(row.id)}>
                <OrganisationFacts row={row} />
              </Link>
              <span className="organisation-path">
                <bdi>{(row.path ?? []).map(({ name }) => name).join(' › ')}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
      {hits !== undefined && hits.unreadable > 0 && (
        <Notice intent="warning">{organisationsCount('unreadable', hits.unreadable)}</Notice>
      )}
    </div>
  );
});

function countText({ rows, term }: OrganisationHits): string {
  if (rows.length === 0) return organisationsText('hits.none', { term });
  if (rows.length >= MOST_HITS) return organisationsText('hits.most', { count: rows.length });
  return organisationsCount('hits.count', rows.length);
}
