import { Button, Spinner } from '@blueprintjs/core';
import { OfficeIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { DraftNotices } from '../kit/forms/DraftNotices';
import { FaultField } from '../kit/forms/FaultField';
import { LimitField } from '../kit/forms/LimitField';
import { ReasonField } from '../kit/forms/ReasonField';
import { SearchField } from '../kit/forms/SearchField';
import { EmptyState } from '../kit/layout/EmptyState';
import { FilterBar } from '../kit/layout/FilterBar';
import { NoticeSlot } from '../kit/layout/NoticeSlot';
import { Columns, Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Panel } from '../kit/layout/Panel';
import { Actions, Stack } from '../kit/layout/Stack';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { writtenText } from '../kit/text/writtenText';
import { useStore } from '../kit/useStore';
import { creationFailureText, newOrganisationDraftText, newOrganisationLabel } from './creationFailureText';
import styles from './NewOrganisationPage.module.css';
import type { NewOrganisationStore } from './NewOrganisationStore';
import { OrganisationHitCount, OrganisationHitList } from './OrganisationHitList';
import type { OrganisationStores } from './OrganisationStores';
import { organisationFailureText, organisationsText } from './organisationsText';
import { organisationPageText } from './page/organisationPageText';
import { InheritedSettings } from './settings/InheritedSettings';
import { routes } from '../app/routes/routes';

interface NewOrganisationPageProps {
  readonly stores: Pick<OrganisationStores, 'newOrganisation' | 'search'>;
}

/** The form for a sub-organisation of the one in the address; if there is none, the choice of one. */
export function NewOrganisationPage({ stores }: NewOrganisationPageProps) {
  const [parameters] = useSearchParams();
  const parentId = parameters.get('parentId') ?? '';
  return (
    <Page>
      {parentId === '' ? (
        <ParentChoice stores={stores} />
      ) : (
        <Content key={parentId} parentId={parentId} stores={stores} />
      )}
    </Page>
  );
}

function Header({ children }: { readonly children: ReactNode }) {
  return (
    <PageHeader
      title={organisationPageText('new.title')}
      back={{ to: routes.organisations.pattern, text: organisationsText('title') }}
      lead={children}
    />
  );
}

const ParentChoice = observer(function ParentChoice({ stores }: NewOrganisationPageProps) {
  const store = useStore(() => stores.search());
  return (
    <>
      <Header>{organisationPageText('new.chooseParent')}</Header>
      <FilterBar
        search={
          <SearchField
            label={organisationsText('search')}
            clearLabel={organisationsText('clearSearch')}
            value={store.query}
            maxLength={store.longestTerm}
            onSearch={query => store.setQuery(query)}
          />
        }
        state={store.hasQuery && <OrganisationHitCount store={store} />}
      />
      {store.hasQuery ? (
        <OrganisationHitList store={store} pathOf={id => routes.newOrganisation.to({}, { parentId: id })} />
      ) : (
        <Panel>
          <EmptyState
            icon={<OfficeIcon size={40} />}
            title={organisationPageText('new.noParent')}
            text={organisationPageText('new.noParentHint')}
          />
        </Panel>
      )}
    </>
  );
});

interface ContentProps extends NewOrganisationPageProps {
  readonly parentId: string;
}

const Content = observer(function Content({ parentId, stores }: ContentProps) {
  const navigate = useNavigate();
  const store = useStore(() =>
    stores.newOrganisation(parentId, id => void navigate(routes.organisation.to({ organisationId: id }))),
  );
  const { parent } = store;
  if (parent === undefined)
    return (
      <>
        <Header>{organisationPageText('new.parent')}</Header>
        <Spinner size={24} aria-label={organisationPageText('new.loadingParent')} />
      </>
    );
  if (!parent.ok)
    return (
      <>
        <Header>{organisationPageText('new.parent')}</Header>
        <div role="alert">
          <Notice
            intent="danger"
            action={<Button size="small" text={organisationsText('retry')} onClick={() => void store.load()} />}
          >
            {organisationPageText('new.parentFailed', { why: organisationFailureText(parent.failure) })}
          </Notice>
        </div>
      </>
    );
  const { id, name } = parent.value;
  return (
    <>
      <Header>
        {organisationPageText('new.parent')}{' '}
        <Link to={routes.organisation.to({ organisationId: id })}>
          <bdi>{writtenText(name)}</bdi>
        </Link>
      </Header>
      {store.isParentOpen === false && (
        <Notice intent="warning">{organisationPageText('new.parentDisabled', { name })}</Notice>
      )}
      <Columns side={<InheritedSettings parent={parent.value} />}>
        <div className={styles['form']}>
          <Panel>
            <Form
              store={store}
              onCancel={() => void navigate(routes.organisationChildren.to({ organisationId: id }))}
            />
          </Panel>
        </div>
      </Columns>
    </>
  );
});

interface FormProps {
  readonly store: NewOrganisationStore;
  readonly onCancel: () => void;
}

const Form = observer(function Form({ store, onCancel }: FormProps) {
  const { form } = store;
  const faults = store.hasTriedToSubmit ? store.faults : undefined;
  return (
    <CheckedForm hasTriedToSubmit={store.hasTriedToSubmit} onSubmit={() => store.save()}>
      <Stack gap={20}>
        <FaultField
          label={organisationPageText('new.name')}
          fault={faults?.name === true ? organisationPageText('new.nameMissing') : undefined}
          maxLength={store.longestName}
          value={form.mine.name}
          onWrite={value => store.write('name', value)}
        />
        <LimitField
          title={organisationPageText('new.seats')}
          unlimited={{ text: organisationPageText('new.unlimitedSeats'), disabled: false }}
          limited={organisationPageText('new.limitedSeats')}
          field={{ label: organisationPageText('new.seatCount'), type: 'text' }}
          missing={organisationPageText('new.chooseSeats')}
          entry={form.mine.seats}
          fault={faults?.seats}
          onWrite={seats => store.writeSeats(seats)}
        />
        <ReasonField
          value={form.mine.reason}
          isMissing={faults?.reason === true}
          onWrite={reason => store.write('reason', reason)}
        />
        <NoticeSlot>
          <DraftNotices
            form={form}
            labelOf={newOrganisationLabel}
            words={kept => newOrganisationDraftText(form.read(kept), kept)}
            failure={form.lastFailure && creationFailureText(form.lastFailure)}
            held={form.serverValue?.name}
          />
        </NoticeSlot>
        <Actions>
          <PendingButton
            type="submit"
            intent="primary"
            text={organisationPageText(form.status === 'unanswered' ? 'new.again' : 'new.create')}
            awaiting={form.busy}
            disabled={store.isParentOpen === false && !form.busy}
          />
          <Button
            variant="minimal"
            text={organisationPageText('cancel')}
            disabled={form.busy}
            onClick={() => {
              store.discard();
              onCancel();
            }}
          />
        </Actions>
      </Stack>
    </CheckedForm>
  );
});
