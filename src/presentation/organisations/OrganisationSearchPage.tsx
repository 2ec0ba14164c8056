import { Button, InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { privateField } from '../kit/privateField';
import { useStore } from '../kit/useStore';
import { OrganisationHitList } from './OrganisationHitList';
import './organisations.css';
import { organisationSearchPath, SEARCH_PARAMETER } from './organisationPath';
import type { OrganisationStores } from './OrganisationStores';
import { organisationsText } from './organisationsText';

/** The search for organisations as a page: its address has the term, so that it can be sent to a colleague. */
export const OrganisationSearchPage = observer(function OrganisationSearchPage({
  stores,
}: {
  readonly stores: Pick<OrganisationStores, 'search'>;
}) {
  const store = useStore(() => stores.search());
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const term = (parameters.get(SEARCH_PARAMETER) ?? '').slice(0, store.longestTerm);
  const [typed, setTyped] = useState(term);
  // Back and Forward bring another term.
  useEffect(() => setTyped(term), [term]);
  useEffect(() => void store.searchFor(term), [store, term]);
  return (
    <section className="organisations" aria-labelledby="organisations-title">
      <h1 id="organisations-title">{organisationsText('searchPage.title')}</h1>
      <form
        role="search"
        className="organisations-search organisations-search-form"
        onSubmit={event => {
          event.preventDefault();
          void navigate(organisationSearchPath(typed.trim()));
        }}
      >
        <InputGroup
          fill
          type="search"
          {...privateField}
          leftIcon={<SearchIcon className="organisations-search-icon" />}
          aria-label={organisationsText('search')}
          placeholder={organisationsText('search')}
          value={typed}
          maxLength={store.longestTerm}
          onValueChange={setTyped}
        />
        <Button type="submit" intent="primary" text={organisationsText('hits.submit')} />
      </form>
      {store.hasQuery ? <OrganisationHitList store={store} /> : <p>{organisationsText('searchPage.enter')}</p>}
      <Link to="/admin/organisations">{organisationsText('searchPage.all')}</Link>
    </section>
  );
});
