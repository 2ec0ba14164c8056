import { Button, FormGroup, InputGroup, Spinner, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { CreationFailure } from '@/application/organisations/CreateOrganisation';
import { FormNotices } from '../kit/forms/FormNotices';
import { formsText } from '../kit/forms/formsText';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { privateField } from '../kit/privateField';
import { writtenText } from '../kit/text/writtenText';
import { useStore } from '../kit/useStore';
import type { NewOrganisationStore } from './NewOrganisationStore';
import { organisationPath } from './organisationPath';
import type { OrganisationStores } from './OrganisationStores';
import { isSilence, organisationFailureText, organisationsText } from './organisationsText';
import { InheritedSettings } from './settings/InheritedSettings';
import { organisationPageText } from './page/organisationPageText';
import './page/organisationPage.css';

/** The form for an organisation below the one that the address names. */
export function NewOrganisationPage({ stores }: { readonly stores: OrganisationStores }) {
  const [parameters] = useSearchParams();
  const parentId = parameters.get('parentId') ?? '';
  return (
    <div className="organisation-page">
      <h1>{organisationPageText('new.title')}</h1>
      {parentId.trim() === '' ? (
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
  readonly stores: OrganisationStores;
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
  const id = useId();
  const nameFault = store.tried && store.nameMissing;
  return (
    <form
      className="organisation-panel"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void store.save();
      }}
    >
      <FormGroup
        label={organisationPageText('new.name')}
        labelFor={`${id}-name`}
        intent={nameFault ? 'danger' : 'none'}
        helperText={nameFault && organisationPageText('new.nameMissing')}
      >
        <InputGroup
          {...privateField}
          id={`${id}-name`}
          fill
          maxLength={store.longest.name}
          aria-invalid={nameFault}
          value={form.mine.name}
          onValueChange={value => store.write('name', value)}
        />
      </FormGroup>
      <FormGroup
        label={organisationPageText('new.seats')}
        labelFor={`${id}-seats`}
        intent={store.seatsFault ? 'danger' : 'none'}
        helperText={organisationPageText(store.seatsFault ? 'enabling.seatsFault' : 'new.seatsHint')}
      >
        <InputGroup
          {...privateField}
          id={`${id}-seats`}
          inputMode="numeric"
          aria-invalid={store.seatsFault}
          value={form.mine.seats}
          onValueChange={value => store.write('seats', value)}
        />
      </FormGroup>
      <FormGroup label={organisationPageText('new.reason')} labelFor={`${id}-reason`}>
        <TextArea
          {...privateField}
          id={`${id}-reason`}
          fill
          autoResize
          maxLength={store.longest.reason}
          value={form.mine.reason}
          onChange={event => store.write('reason', event.currentTarget.value)}
        />
      </FormGroup>
      <Notices store={store} />
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
    </form>
  );
});

const Notices = observer(function Notices({ store }: { readonly store: NewOrganisationStore }) {
  const { form } = store;
  return (
    <>
      <FormNotices
        form={form}
        labelOf={field => organisationPageText(`new.${field as 'name' | 'seats' | 'reason'}`)}
        held={form.held?.name}
      />
      {form.restored && <p className="organisation-hint">{formsText('restored')}</p>}
      <div role="alert">
        {form.failure !== undefined && <Notice intent="danger">{creationFailureText(form.failure)}</Notice>}
      </div>
    </>
  );
});

function creationFailureText(failure: CreationFailure): string {
  switch (failure.kind) {
    case 'idTaken':
    case 'unknownParent':
    case 'organisationDisabled':
      return organisationPageText(`new.failure.${failure.kind}`);
    case 'unreachable':
      return organisationPageText(`new.failure.${isSilence(failure) ? 'unanswered' : 'unfinished'}`);
    default:
      return organisationFailureText(failure);
  }
}
