import { Button } from '@blueprintjs/core';
import { PeopleIcon, PlusIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { OrganisationRow } from '@/domain/organisations/OrganisationRow';
import { SearchField } from '../kit/forms/SearchField';
import { FilterBar } from '../kit/layout/FilterBar';
import { Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { LinkButton } from '../kit/LinkButton';
import { useStore } from '../kit/useStore';
import { OrganisationBranchView } from './OrganisationBranchView';
import { OrganisationHitCount, OrganisationHitList } from './OrganisationHitList';
import styles from './OrganisationsPage.module.css';
import type { OrganisationSearchStore } from './OrganisationSearchStore';
import type { OrganisationStores } from './OrganisationStores';
import { organisationsText } from './organisationsText';
import { treePlaceIn } from './OrganisationTreeStore';
import { routes } from '../app/routes/routes';

/** All organisations: the tree, or the results of a search in it. */
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
    // Going back restores the tree's position.
    const place = tree.placeOf(id);
    if (place !== undefined) void navigate('.', { replace: true, state: { place } });
    void navigate(routes.organisation.to({ organisationId: id }));
  };
  const reveal = (row: OrganisationRow): void => {
    search.setQuery('');
    void tree.reveal(row);
  };
  return (
    <Page labelledBy="organisations-title" className={styles['page'] ?? ''}>
      <PageHeader
        id="organisations-title"
        title={organisationsText('title')}
        lead={organisationsText('lead')}
        actions={<Actions />}
      />
      <FilterBar
        search={<Search store={search} />}
        state={search.hasQuery && <OrganisationHitCount store={search} />}
      />
      {search.hasQuery ? (
        <OrganisationHitList
          store={search}
          act={row => <RevealButton row={row} onReveal={reveal} />}
          foot={
            <Link to={routes.organisationSearch.to({}, { searchTerms: search.query.trim() })}>
              {organisationsText('hits.asPage')}
            </Link>
          }
        />
      ) : (
        <OrganisationBranchView store={tree} onOpen={open} />
      )}
    </Page>
  );
});

function Actions() {
  return (
    <>
      <LinkButton
        variant="minimal"
        icon={<PeopleIcon />}
        text={organisationsText('toUsers')}
        to={routes.users.pattern}
      />
      <LinkButton
        variant="primary"
        icon={<PlusIcon />}
        text={organisationsText('new')}
        to={routes.newOrganisation.pattern}
      />
    </>
  );
}

const Search = observer(function Search({ store }: { readonly store: OrganisationSearchStore }) {
  return (
    <SearchField
      label={organisationsText('search')}
      clearLabel={organisationsText('clearSearch')}
      value={store.query}
      maxLength={store.longestTerm}
      onSearch={query => store.setQuery(query)}
    />
  );
});

interface RevealButtonProps {
  readonly row: OrganisationRow;
  readonly onReveal: (row: OrganisationRow) => void;
}

function RevealButton({ row, onReveal }: RevealButtonProps) {
  return (
    <Button
      size="small"
      text={organisationsText('hits.reveal')}
      aria-label={organisationsText('hits.revealNamed', { name: row.name })}
      onClick={() => onReveal(row)}
    />
  );
}
