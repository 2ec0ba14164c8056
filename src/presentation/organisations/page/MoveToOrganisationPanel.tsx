import { Button, FormGroup, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Organisation } from '@/domain/organisations/Organisation';
import { DraftNotices } from '../../kit/forms/DraftNotices';
import { ReasonField } from '../../kit/forms/ReasonField';
import { CheckedForm } from '../../kit/forms/CheckedForm';
import { Notice } from '../../kit/Notice';
import { PendingButton } from '../../kit/PendingButton';
import { privateField } from '../../kit/privateField';
import { writtenText } from '../../kit/text/writtenText';
import { useStore } from '../../kit/useStore';
import {
  moveToOrganisationDraftText,
  moveToOrganisationFailureText,
  moveToOrganisationLabel,
} from './moveToOrganisationFailureText';
import { organisationPageText } from './organisationPageText';
import type { MoveToOrganisationStore } from './MoveToOrganisationStore';

interface MoveToOrganisationPanelProps {
  readonly organisation: Organisation;
  readonly createStore: () => MoveToOrganisationStore;
}

/** Moves a patient to this organisation: what changes for the patient, what stays, and the form. */
export const MoveToOrganisationPanel = observer(function MoveToOrganisationPanel({
  organisation,
  createStore,
}: MoveToOrganisationPanelProps) {
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
  readonly store: MoveToOrganisationStore;
  readonly organisation: Organisation;
}

const Form = observer(function Form({ store, organisation: { name } }: FormProps) {
  const { form } = store;
  return (
    <CheckedForm className="enabling-question" isTried={store.isTried} onSubmit={() => store.save()}>
      <p className="organisation-text">
        <bdi>{writtenText(organisationPageText('move.changes', { name }))}</bdi>
      </p>
      <p className="organisation-text">{organisationPageText('move.stays')}</p>
      <Fields store={store} />
      <DraftNotices
        form={form}
        labelOf={moveToOrganisationLabel}
        words={kept => moveToOrganisationDraftText(form.read(kept), kept)}
        failure={form.lastFailure && moveToOrganisationFailureText(form.lastFailure)}
      />
      <div className="organisation-buttons">
        <PendingButton
          type="submit"
          intent="primary"
          text={organisationPageText(form.status === 'unanswered' ? 'move.again' : 'move.act')}
          awaiting={form.busy}
        />
        <Button text={organisationPageText('cancel')} disabled={store.isLocked} onClick={() => store.cancel()} />
      </div>
    </CheckedForm>
  );
});

const Fields = observer(function Fields({ store }: { readonly store: MoveToOrganisationStore }) {
  const id = useId();
  const { mine } = store.form;
  const missing = store.isTried ? store.missing : [];
  const isMissing = missing.includes('patientId');
  return (
    <>
      <FormGroup
        label={organisationPageText('move.patientId')}
        labelFor={id}
        intent={isMissing ? 'danger' : 'none'}
        helperText={
          <span id={`${id}-hint`} role="status">
            {organisationPageText(isMissing ? 'move.missing' : 'move.patientHint')}
          </span>
        }
      >
        <InputGroup
          {...privateField}
          id={id}
          readOnly={store.isLocked}
          maxLength={128}
          aria-invalid={isMissing}
          aria-describedby={`${id}-hint`}
          value={mine.patientId}
          onValueChange={value => store.write('patientId', value)}
        />
      </FormGroup>
      <ReasonField
        readOnly={store.isLocked}
        value={mine.reason}
        isMissing={missing.includes('reason')}
        onWrite={reason => store.write('reason', reason)}
      />
    </>
  );
});
