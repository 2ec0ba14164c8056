import { Button, FormGroup, InputGroup, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { MoveFailure } from '@/application/organisations/MoveToOrganisation';
import type { Organisation } from '@/domain/organisations/Organisation';
import { FormNotices } from '../../kit/forms/FormNotices';
import { formsText } from '../../kit/forms/formsText';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import { privateField } from '../../kit/privateField';
import { writtenText } from '../../kit/text/writtenText';
import { useStore } from '../../kit/useStore';
import { isSilence, organisationFailureText } from '../organisationsText';
import { organisationPageText } from './organisationPageText';
import type { OrganisationMoveStore } from './OrganisationMoveStore';

interface OrganisationMovePanelProps {
  readonly organisation: Organisation;
  readonly createStore: () => OrganisationMoveStore;
}

/** Moves a patient to this organisation: what changes for the patient, what stays, and the form. */
export const OrganisationMovePanel = observer(function PatientMovePanel({
  organisation,
  createStore,
}: OrganisationMovePanelProps) {
  const store = useStore(createStore);
  const heading = useId();
  return (
    <section className="organisation-panel" aria-labelledby={heading}>
      <h2 id={heading}>{organisationPageText('move.title')}</h2>
      <div role="status">
        {store.moved !== undefined && (
          <Notice intent="success">
            {organisationPageText('move.done', { patient: store.moved, name: organisation.name })}
          </Notice>
        )}
      </div>
      {store.isOpen ? (
        <Form store={store} organisation={organisation} />
      ) : (
        <div>
          <Button text={organisationPageText('move.open')} onClick={() => store.open()} />
        </div>
      )}
    </section>
  );
});

interface FormProps {
  readonly store: OrganisationMoveStore;
  readonly organisation: Organisation;
}

const Form = observer(function Form({ store, organisation: { name } }: FormProps) {
  const { form } = store;
  return (
    <form
      className="enabling-question"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void store.save();
      }}
    >
      <p className="organisation-text">
        <bdi>{writtenText(organisationPageText('move.changes', { name }))}</bdi>
      </p>
      <p className="organisation-text">{organisationPageText('move.stays')}</p>
      <Fields store={store} />
      <FormNotices form={form} labelOf={field => organisationPageText(`move.${field as 'patientId' | 'reason'}`)} />
      {form.restored && <p className="organisation-hint">{formsText('restored')}</p>}
      <div role="alert">
        {form.failure !== undefined && <Notice intent="danger">{moveFailureText(form.failure)}</Notice>}
      </div>
      <div className="organisation-buttons">
        <PendingButton
          type="submit"
          intent="primary"
          text={organisationPageText(form.status === 'unanswered' ? 'move.again' : 'move.act')}
          awaiting={form.busy}
        />
        <Button text={organisationPageText('cancel')} disabled={store.isLocked} onClick={() => store.cancel()} />
      </div>
    </form>
  );
});

const Fields = observer(function Fields({ store }: { readonly store: OrganisationMoveStore }) {
  const id = useId();
  const { mine } = store.form;
  const fault = (field: 'patientId' | 'reason') =>
    store.tried && store.missing.includes(field) ? organisationPageText(`move.missing.${field}`) : undefined;
  const shown = (field: 'patientId' | 'reason') => ({
    label: organisationPageText(`move.${field}`),
    labelFor: `${id}-${field}`,
    intent: fault(field) === undefined ? ('none' as const) : ('danger' as const),
  });
  return (
    <>
      <FormGroup {...shown('patientId')} helperText={fault('patientId') ?? organisationPageText('move.patientHint')}>
        <InputGroup
          {...privateField}
          id={`${id}-patientId`}
          readOnly={store.isLocked}
          maxLength={128}
          aria-invalid={fault('patientId') !== undefined}
          value={mine.patientId}
          onValueChange={value => store.write('patientId', value)}
        />
      </FormGroup>
      <FormGroup {...shown('reason')} helperText={fault('reason')}>
        <TextArea
          {...privateField}
          id={`${id}-reason`}
          fill
          autoResize
          readOnly={store.isLocked}
          maxLength={store.longestReason}
          aria-invalid={fault('reason') !== undefined}
          value={mine.reason}
          onChange={event => store.write('reason', event.currentTarget.value)}
        />
      </FormGroup>
    </>
  );
});

function moveFailureText(failure: MoveFailure): string {
  switch (failure.kind) {
    case 'organisationDisabled':
    case 'alreadyHere':
    case 'notFound':
      return organisationPageText(`move.failure.${failure.kind}`);
    case 'unreachable':
      return organisationPageText(`move.failure.${isSilence(failure) ? 'unreachable' : 'unfinished'}`);
    default:
      return organisationFailureText(failure);
  }
}
