import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import type { Organisation } from '@/domain/organisations/Organisation';
import { Notice } from '../../kit/Notice';
import { writtenText } from '../../kit/text/writtenText';
import { useStore } from '../../kit/useStore';
import { UnreadableRecordsNotice } from '../../patients/drafts/UnreadableRecordsNotice';
import { organisationFailureText, organisationsText } from '../organisationsText';
import type { OrganisationStores } from '../OrganisationStores';
import { organisationPages, organisationPath } from '../organisationPath';
import { dateFormat } from '../../kit/time/dateFormat';
import { organisationPageText } from './organisationPageText';
import './organisationPage.css';
import type { OrganisationStore } from './OrganisationStore';

interface OrganisationFrameProps {
  /** Undefined for the provider. */
  readonly organisationId: string | undefined;
  readonly stores: Pick<OrganisationStores, 'organisation' | 'unreadable'>;
  /** The page, once the organisation is loaded. */
  readonly children: (organisation: Organisation, store: OrganisationStore) => ReactNode;
}

/** The frame of each page of an organisation: its place in the tree, its name and state, and the other pages. */
export const OrganisationFrame = observer(function OrganisationFrame({
  organisationId,
  stores,
  children,
}: OrganisationFrameProps) {
  const store = useStore(() => stores.organisation(organisationId));
  const { known } = store;
  return (
    <div className="organisation-page">
      <header className="organisation-head">
        {known !== undefined && <Path path={known.path} />}
        <h1 tabIndex={-1}>
          {known === undefined ? organisationPageText('unnamed') : <bdi>{writtenText(known.name)}</bdi>}
        </h1>
        {known !== undefined && <StateMarks store={store} organisation={known} />}
      </header>
      <Pages organisationId={organisationId} />
      <UnreadableRecordsNotice make={() => stores.unreadable()} />
      <LoadState store={store} />
      {known !== undefined && children(known, store)}
    </div>
  );
});

function Path({ path }: Pick<Organisation, 'path'>) {
  return (
    <nav className="organisation-above" aria-label={organisationPageText('path')}>
      <ol>
        <li>
          <Link to="/admin/organisations">{organisationsText('title')}</Link>
        </li>
        {path.map(({ id, name }) => (
          <li key={id}>
            <Link to={organisationPath(id)}>
              <bdi>{writtenText(name)}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const StateMarks = observer(function StateMarks({
  store,
  organisation: { enabled, disabledAbove },
}: {
  readonly store: OrganisationStore;
  readonly organisation: Organisation;
}) {
  const { subscription } = store;
  const isRunning = subscription?.state === 'active';
  return (
    <ul className="organisation-marks" aria-label={organisationPageText('state')}>
      <li className={enabled ? '' : 'organisation-mark'}>{organisationPageText(enabled ? 'enabled' : 'disabled')}</li>
      {disabledAbove !== undefined && (
        <li className="organisation-mark">
          <Link to={organisationPath(disabledAbove.id)}>
            {organisationPageText('disabledAbove', { name: disabledAbove.name })}
          </Link>
        </li>
      )}
      {subscription !== undefined && (
        <li className={isRunning ? '' : 'organisation-mark'}>
          {organisationsText(`row.subscription.${subscription.state}`)}
        </li>
      )}
    </ul>
  );
});

function Pages({ organisationId }: Pick<OrganisationFrameProps, 'organisationId'>) {
  return (
    <nav className="organisation-pages" aria-label={organisationPageText('pages')}>
      <NavLink to={organisationPath(organisationId)} end>
        {organisationPageText('page.overview')}
      </NavLink>
      {organisationPages.map(page => (
        <NavLink key={page} to={organisationPath(organisationId, page)} end>
          {organisationPageText(`page.${page}`)}
        </NavLink>
      ))}
    </nav>
  );
}

const LoadState = observer(function LoadState({ store }: { readonly store: OrganisationStore }) {
  const { loaded } = store;
  if (loaded.status === 'unknown') return <Spinner size={24} aria-label={organisationPageText('loading')} />;
  return (
    <div role="alert">
      {loaded.status === 'couldNotCheck' && (
        <Notice
          intent={loaded.last === undefined ? 'danger' : 'warning'}
          action={
            <Button
              size="small"
              text={organisationsText('retry')}
              loading={store.loading}
              onClick={() => void store.load()}
            />
          }
        >
          {loaded.last === undefined
            ? organisationPageText('failed', { why: organisationFailureText(loaded.failure) })
            : organisationPageText('stale', {
                time: dateFormat.full(loaded.last.at),
                why: organisationFailureText(loaded.failure),
              })}
        </Notice>
      )}
    </div>
  );
});
