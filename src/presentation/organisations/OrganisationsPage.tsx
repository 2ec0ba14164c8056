import { Button, InputGroup } from '@blueprintjs/core';
import { CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { privateField } from '../kit/privateField';
import { useStore } from '../kit/useStore';
import { OrganisationBranchView } from './OrganisationBranchView';
import { OrganisationHitList } from './OrganisationHitList';
import { organisationPath, organisationSearchPath } from './organisationPath';
import { USERS_PATH } from '../users/userPath';
import './organisations.css';
import type { OrganisationSearchStore } from './OrganisationSearchStore';
import type { OrganisationStores } from './OrganisationStores';
import { organisationsText } from './organisationsText';
import { treePlaceIn } from './OrganisationTreeStore';

/** All organisations: the tree, or what the search has found in it. */
export const OrganisationsPage = observer(function OrganisationsPage({
  stores,
}: {
  readonly stores: Pick<OrganisationStores, 'tree' | 'search'>;
}) {
  const tree = useStore(() => stores.tree());
  const search = useStore(() => stores.search());
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  useEffect(() => {
    const place = treePlaceIn(state);
    if (place !== undefined) void tree.reveal(place);
  }, [tree, state]);
  const open = (id: string): void => {
    // On the way back the tree is where it was left.
    const place = tree.placeOf(id);
    if (place !== undefined) void navigate('.', { replace: true, state: { place } });
    void navigate(organisationPath(id));
  };
  const isSearching = search.hasQuery;
  const reveal = (row: OrganisationRow): void => {
    search.setQuery('');
    void tree.reveal(row);
  };
  return (
    <section className="organisations" aria-labelledby="organisations-title">
      <header className="organisations-head">
        <h1 id="organisations-title">{organisationsText('title')}</h1>
        <Link to={USERS_PATH}>{organisationsText('toUsers')}</Link>
      </header>
      <SearchField store={search} />
      {isSearching ? (
        <div className="organisations-found">
          <Link to={organisationSearchPath(search.query.trim())}>{organisationsText('hits.asPage')}</Link>
          <OrganisationHitList store={search} onReveal={reveal} />
        </div>
      ) : (
        <OrganisationBranchView store={tree} onOpen={open} />
      )}
    </section>
  );
});

const SearchField = observer(function SearchField({ store }: { readonly store: OrganisationSearchStore }) {
  return (
    <InputGroup
      className="organisations-search"
      type="search"
      {...privateField}
      leftIcon={<SearchIcon className="organisations-search-icon" />}
      aria-label={organisationsText('search')}
      placeholder={organisationsText('search')}
      value={store.query}
      maxLength={store.longestTerm}
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
