import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import type { Organisation } from '@/domain/organisations/Organisation';
import { Page } from '../../kit/layout/Page';
import { PageHeader } from '../../kit/layout/PageHeader';
import { PageTabs } from '../../kit/layout/PageTabs';
import { Tag } from '../../kit/layout/Tag';
import { Notice } from '../../kit/Notice';
import { writtenText } from '../../kit/text/writtenText';
import { useStore } from '../../kit/useStore';
import { UnreadableRecordsNotice } from '../../patients/drafts/UnreadableRecordsNotice';
import { organisationFailureText, organisationsText } from '../organisationsText';
import type { OrganisationStores } from '../OrganisationStores';
import { dateFormat } from '../../kit/time/dateFormat';
import { organisationPageText } from './organisationPageText';
import styles from './OrganisationFrame.module.css';
import type { OrganisationStore } from './OrganisationStore';
import { PageActionPlace, WithPageActions } from '../../kit/layout/PageActions';
import { anyOrganisationPage, ORGANISATION_PAGES, PROVIDER, routes } from '../../app/routes/routes';

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
    <Page>
      <WithPageActions>
        <PageHeader
          breadcrumbs={<Path path={known?.path ?? []} />}
          title={known === undefined ? organisationPageText('unnamed') : <bdi>{writtenText(known.name)}</bdi>}
          tags={known !== undefined && <StateTags store={store} organisation={known} />}
          actions={<PageActionPlace className={styles['actions']} />}
        />
        <Pages organisationId={organisationId} />
        <UnreadableRecordsNotice make={() => stores.unreadable()} />
        <LoadState store={store} />
        {known !== undefined && children(known, store)}
      </WithPageActions>
    </Page>
  );
});

function Path({ path }: Pick<Organisation, 'path'>) {
  return (
    <nav className={styles['path']} aria-label={organisationPageText('path')}>
      <ol>
        <li>
          <Link to={routes.organisations.pattern}>{organisationsText('title')}</Link>
        </li>
        {path.map(({ id, name }) => (
          <li key={id}>
            <Link to={routes.organisation.to({ organisationId: id })}>
              <bdi>{writtenText(name)}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const StateTags = observer(function StateTags({
  store,
  organisation: { enabled, disabledAbove },
}: {
  readonly store: OrganisationStore;
  readonly organisation: Organisation;
}) {
  const { subscription } = store;
  return (
    <ul className={styles['state']} aria-label={organisationPageText('state')}>
      <li>
        <Tag intent={enabled ? 'success' : 'neutral'}>{organisationPageText(enabled ? 'enabled' : 'disabled')}</Tag>
      </li>
      {disabledAbove !== undefined && (
        <li>
          <Tag intent="warning">
            <Link to={routes.organisation.to({ organisationId: disabledAbove.id })}>
              {organisationPageText('disabledAbove', { name: disabledAbove.name })}
            </Link>
          </Tag>
        </li>
      )}
      {subscription !== undefined && (
        <li>
          <Tag intent={subscription.state === 'active' ? 'neutral' : 'warning'}>
            {organisationsText(`row.subscription.${subscription.state}`)}
          </Tag>
        </li>
      )}
    </ul>
  );
});

function Pages({ organisationId }: Pick<OrganisationFrameProps, 'organisationId'>) {
  return (
    <PageTabs className={styles['pages'] ?? ''} label={organisationPageText('pages')}>
      <NavLink to={routes.organisation.to({ organisationId: organisationId ?? PROVIDER })} end>
        {organisationPageText('page.overview')}
      </NavLink>
      {ORGANISATION_PAGES.map(page => (
        <NavLink key={page} to={anyOrganisationPage.to({ organisationId: organisationId ?? PROVIDER, '*': page })} end>
          {organisationPageText(`page.${page}`)}
        </NavLink>
      ))}
    </PageTabs>
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
