import { Button, InputGroup, Spinner } from '@blueprintjs/core';
import { CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { Link, useNavigate } from 'react-router-dom';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { Notice } from '../kit/Notice';
import { privateField } from '../kit/privateField';
import { useStore } from '../kit/useStore';
import { OrganisationHitList } from './OrganisationHitList';
import { organisationPath, organisationSearchPath } from './organisationPath';
import './organisations.css';
import type { OrganisationSearchStore } from './OrganisationSearchStore';
import type { OrganisationStores } from './OrganisationStores';
import type { OrganisationTreeStore } from './OrganisationTreeStore';
import { OrganisationTree } from './OrganisationTree';
import { organisationFailureText, organisationsCount, organisationsText } from './organisationsText';

/** All organisations: the tree, or what the search has found in it. */
export const OrganisationsPage = observer(function OrganisationsPage({
  stores,
}: {
  readonly stores: Pick<OrganisationStores, 'tree' | 'search'>;
}) {
  const tree = useStore(() => stores.tree());
  const search = useStore(() => stores.search());
  const navigate = useNavigate();
  const isSearching = search.query.trim() !== '';
  const reveal = (row: OrganisationRow): void => {
    search.setQuery('');
    void tree.reveal(row);
  };
  return (
    <section className="organisations" aria-labelledby="organisations-title">
      <h1 id="organisations-title">{organisationsText('title')}</h1>
      <SearchField store={search} />
      {isSearching ? (
        <>
          <Link to={organisationSearchPath(search.query.trim())}>{organisationsText('hits.asPage')}</Link>
          <OrganisationHitList store={search} onReveal={reveal} />
        </>
      ) : (
        <WholeTree store={tree} onOpen={id => void navigate(organisationPath(id))} />
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
      <RevealStatus store={store} />
      <OrganisationTree store={store} onOpen={onOpen} />
    </>
  );
});

/** How the way to an organisation in the tree goes. */
const RevealStatus = observer(function RevealStatus({ store }: { readonly store: OrganisationTreeStore }) {
  const { revealing } = store;
  if (revealing === undefined || revealing.state === 'there') return null;
  const { row, state } = revealing;
  const text = organisationsText(`reveal.${state}`, { name: row.name });
  if (state === 'loading') return <p role="status">{text}</p>;
  const again = <Button text={organisationsText('retry')} onClick={() => void store.reveal(row)} />;
  return (
    <div role="alert">
      <Notice intent="warning" {...(state === 'failed' && { action: again })}>
        {text}
      </Notice>
    </div>
  );
});
