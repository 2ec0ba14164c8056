import { Button, FormGroup, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { FoundMember } from '@/application/organisations/FindMember';
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
  findMemberFailureText,
  moveToOrganisationDraftText,
  moveToOrganisationFailureText,
  moveToOrganisationLabel,
} from './moveToOrganisationFailureText';
import { organisationPageText } from './organisationPageText';
import { LONGEST_PATIENT, type MoveToOrganisationStore } from './MoveToOrganisationStore';

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
      <Outcome store={store} name={organisation.name} />
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

const Outcome = observer(function Outcome({
  store,
  name,
}: {
  readonly store: MoveToOrganisationStore;
  readonly name: string;
}) {
  const { moved, former, isUndone, undoFailure } = store;
  const text = (key: 'move.done' | 'move.undone', to: string): string =>
    organisationPageText(key, { patient: moved === undefined ? '' : namedAs(moved.patient), name: to });
  return (
    <>
      <div role="status">
        {moved !== undefined && (
          <Notice
            intent="success"
            action={
              former !== undefined &&
              !isUndone && (
                <PendingButton
                  size="small"
                  text={organisationPageText('move.undo', { name: former.name })}
                  awaiting={store.isUndoing}
                  onClick={() => void store.undo(organisationPageText('move.undoReason'))}
                />
              )
            }
          >
            <bdi>{writtenText(isUndone ? text('move.undone', former?.name ?? '') : text('move.done', name))}</bdi>
          </Notice>
        )}
      </div>
      <div role="alert">
        {undoFailure !== undefined && (
          <Notice intent="danger">
            {organisationPageText('move.undoFailed', { why: moveToOrganisationFailureText(undoFailure) })}
          </Notice>
        )}
      </div>
    </>
  );
});

/** With the address, because two people may have one name. */
const namedAs = ({ name, emailAddress }: FoundMember): string =>
  name === '' ? emailAddress : `${name} (${emailAddress})`;

interface FormProps {
  readonly store: MoveToOrganisationStore;
  readonly organisation: Organisation;
}

const Form = observer(function Form({ store, organisation: { name } }: FormProps) {
  const { form } = store;
  return (
    <CheckedForm className="enabling-question" isTried={store.isTried} onSubmit={() => store.save()}>
      <PatientField store={store} />
      <Found store={store} name={name} />
      <p className="organisation-text">
        <bdi>{writtenText(organisationPageText('move.changes', { name }))}</bdi>
      </p>
      <p className="organisation-text">{organisationPageText('move.stays')}</p>
      <ReasonField
        readOnly={store.isLocked}
        value={form.mine.reason}
        isMissing={store.isTried && store.missing.includes('reason')}
        onWrite={reason => store.write('reason', reason)}
      />
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

/** Who the entered address or id is, and where they belong. */
const Found = observer(function Found({
  store,
  name,
}: {
  readonly store: MoveToOrganisationStore;
  readonly name: string;
}) {
  const { found, findFailure } = store;
  return (
    <>
      <div role="status">
        {store.isFinding && <p>{organisationPageText('move.finding')}</p>}
        {found !== undefined && (
          <p className="organisation-text">
            <strong>
              <bdi>{writtenText(namedAs(found))}</bdi>
            </strong>{' '}
            <bdi>{writtenText(placeText(found, store.isHere ? name : undefined))}</bdi>
          </p>
        )}
      </div>
      <div role="alert">
        {findFailure !== undefined && <Notice intent="danger">{findMemberFailureText(findFailure)}</Notice>}
      </div>
    </>
  );
});

function placeText({ organisation }: FoundMember, here: string | undefined): string {
  if (here !== undefined) return organisationPageText('move.isHere', { name: here });
  if (organisation === undefined) return organisationPageText('move.nowUnknown');
  return organisationPageText('move.now', { name: organisation.name });
}

const PatientField = observer(function PatientField({ store }: { readonly store: MoveToOrganisationStore }) {
  const id = useId();
  const { patientId } = store.form.mine;
  const isMissing = store.isTried && store.missing.includes('patientId');
  const isUnnamed = store.isTried && store.found === undefined && !store.isFinding;
  const needed = isMissing ? 'move.missing' : 'move.unnamed';
  const hint = isUnnamed ? needed : 'move.patientHint';
  return (
    <>
      <FormGroup
        label={organisationPageText('move.patientId')}
        labelFor={id}
        intent={isUnnamed ? 'danger' : 'none'}
        helperText={
          <span id={`${id}-hint`} role="status">
            {organisationPageText(hint)}
          </span>
        }
      >
        <InputGroup
          {...privateField}
          id={id}
          readOnly={store.isLocked}
          autoCapitalize="none"
          maxLength={LONGEST_PATIENT}
          aria-invalid={isUnnamed}
          aria-describedby={`${id}-hint`}
          value={patientId}
          onValueChange={value => store.write('patientId', value)}
        />
      </FormGroup>
      <div>
        <PendingButton
          text={organisationPageText('move.find')}
          awaiting={store.isFinding}
          disabled={!store.canFind}
          onClick={() => void store.find()}
        />
      </div>
    </>
  );
});
