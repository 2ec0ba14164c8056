import { Button, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { DraftNotices } from '../kit/forms/DraftNotices';
import { FaultField } from '../kit/forms/FaultField';
import { LimitField } from '../kit/forms/LimitField';
import { ReasonField } from '../kit/forms/ReasonField';
import { CheckedForm } from '../kit/forms/CheckedForm';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { writtenText } from '../kit/text/writtenText';
import { useStore } from '../kit/useStore';
import { creationFailureText, newOrganisationDraftText, newOrganisationLabel } from './creationFailureText';
import type { NewOrganisationStore } from './NewOrganisationStore';
import { organisationPath } from './organisationPath';
import type { OrganisationStores } from './OrganisationStores';
import { organisationFailureText, organisationsText } from './organisationsText';
import { InheritedSettings } from './settings/InheritedSettings';
import { organisationPageText } from './page/organisationPageText';
import './page/organisationPage.css';

/** The form for an organisation below the one that the address names. */
export function NewOrganisationPage({ stores }: { readonly stores: Pick<OrganisationStores, 'newOrganisation'> }) {
  const [parameters] = useSearchParams();
  const parentId = parameters.get('parentId') ?? '';
  return (
    <div className="organisation-page">
      <h1>{organisationPageText('new.title')}</h1>
      {parentId === '' ? (
        <p>
          {organisationPageText('new.withoutParent')}{' '}
          <Link to="/admin/organisations">{organisationPageText('new.chooseParent')}</Link>
        </p>
      ) : (
        <Content key={parentId} parentId={parentId} stores={stores} />
      )}
    </div>
  );
}

interface ContentProps {
  readonly parentId: string;
  readonly stores: Pick<OrganisationStores, 'newOrganisation'>;
}

const Content = observer(function Content({ parentId, stores }: ContentProps) {
  const navigate = useNavigate();
  const store = useStore(() => stores.newOrganisation(parentId, id => void navigate(organisationPath(id))));
  const { parent } = store;
  if (parent === undefined) return <Spinner size={24} aria-label={organisationPageText('new.loadingParent')} />;
  if (!parent.ok)
    return (
      <div role="alert">
        <Notice
          intent="danger"
          action={<Button size="small" text={organisationsText('retry')} onClick={() => void store.load()} />}
        >
          {organisationPageText('new.parentFailed', { why: organisationFailureText(parent.failure) })}
        </Notice>
      </div>
    );
  const { id, name } = parent.value;
  return (
    <>
      <p className="organisation-hint">
        <Link to={organisationPath(id)}>
          <bdi>{writtenText(organisationPageText('new.below', { name }))}</bdi>
        </Link>
      </p>
      {store.isParentOpen === false && (
        <Notice intent="warning">{organisationPageText('new.parentDisabled', { name })}</Notice>
      )}
      <Form store={store} />
      <InheritedSettings parent={parent.value} />
    </>
  );
});

const Form = observer(function Form({ store }: { readonly store: NewOrganisationStore }) {
  const { form } = store;
  const faults = store.isTried ? store.faults : undefined;
  return (
    <CheckedForm className="organisation-panel organisation-form" isTried={store.isTried} onSubmit={() => store.save()}>
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
      <DraftNotices
        form={form}
        labelOf={newOrganisationLabel}
        words={kept => newOrganisationDraftText(form.read(kept), kept)}
        failure={form.lastFailure && creationFailureText(form.lastFailure)}
        held={form.held?.name}
      />
      <div className="organisation-buttons">
        <PendingButton
          type="submit"
          intent="primary"
          text={organisationPageText(form.status === 'unanswered' ? 'new.again' : 'new.create')}
          awaiting={form.busy}
          disabled={store.isParentOpen === false && !form.busy}
        />
        <Button
          text={organisationPageText('new.discard')}
          disabled={form.busy || !form.isUnsaved}
          onClick={() => store.discard()}
        />
      </div>
    </CheckedForm>
  );
});
