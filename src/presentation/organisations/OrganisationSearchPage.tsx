import { Button, InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../kit/layout/EmptyState';
import { FilterBar } from '../kit/layout/FilterBar';
import { Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Panel } from '../kit/layout/Panel';
import { privateField } from '../kit/privateField';
import { useStore } from '../kit/useStore';
import { OrganisationHitCount, OrganisationHitList } from './OrganisationHitList';
import styles from './OrganisationSearchPage.module.css';
import type { OrganisationStores } from './OrganisationStores';
import { organisationsText } from './organisationsText';
import { routes } from '../app/routes/routes';

/** The search for organisations as a page: its address has the term, so that it can be sent to a colleague. */
export const OrganisationSearchPage = observer(function OrganisationSearchPage({
  stores,
}: {
  readonly stores: Pick<OrganisationStores, 'search'>;
}) {
  const store = useStore(() => stores.search());
  const [parameters] = useSearchParams();
  const term = (parameters.get('searchTerms') ?? '').slice(0, store.longestTerm);
  useEffect(() => void store.searchFor(term), [store, term]);
  return (
    <Page labelledBy="organisations-title">
      <PageHeader
        id="organisations-title"
        title={organisationsText('searchPage.title')}
        back={{ to: routes.organisations.pattern, text: organisationsText('title') }}
      />
      <FilterBar state={store.hasQuery && <OrganisationHitCount store={store} />}>
        <SearchForm term={term} longestTerm={store.longestTerm} />
      </FilterBar>
      {store.hasQuery ? (
        <OrganisationHitList store={store} />
      ) : (
        <Panel>
          <EmptyState
            icon={<SearchIcon size={40} />}
            title={organisationsText('searchPage.enter')}
            text={organisationsText('searchPage.enterHint')}
          />
        </Panel>
      )}
    </Page>
  );
});

interface SearchFormProps {
  readonly term: string;
  readonly longestTerm: number;
}

function SearchForm({ term, longestTerm }: SearchFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(term);
  const [shown, setShown] = useState(term);
  // Back and Forward bring another term.
  if (shown !== term) {
    setShown(term);
    setTyped(term);
  }
  return (
    <form
      role="search"
      className={styles['form']}
      onSubmit={event => {
        event.preventDefault();
        void navigate(routes.organisationSearch.to({}, { searchTerms: typed.trim() }));
      }}
    >
      <InputGroup
        fill
        type="search"
        {...privateField}
        leftIcon={<SearchIcon />}
        aria-label={organisationsText('search')}
        placeholder={organisationsText('search')}
        value={typed}
        maxLength={longestTerm}
        onValueChange={setTyped}
      />
      <Button type="submit" intent="primary" text={organisationsText('hits.submit')} />
    </form>
  );
}
