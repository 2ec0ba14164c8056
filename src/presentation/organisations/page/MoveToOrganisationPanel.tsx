import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { FoundMember } from '@/application/organisations/FindMember';
import type { Organisation } from '@/domain/organisations/Organisation';
import { DraftNotices } from '../../kit/forms/DraftNotices';
import { ReasonField } from '../../kit/forms/ReasonField';
import { CheckedForm } from '../../kit/forms/CheckedForm';
import { describedControl, FieldFrame } from '../../kit/forms/FieldFrame';
import { NoticeSlot } from '../../kit/layout/NoticeSlot';
import { Panel } from '../../kit/layout/Panel';
import { Actions } from '../../kit/layout/Stack';
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
import { PageActions } from '../../kit/layout/PageActions';
import styles from './Question.module.css';
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
  const [isPressed, setPressed] = useState(false);
  const open = (): void => {
    setPressed(true);
    store.open();
  };
  return (
    <>
      <PageActions>
        <Button text={organisationPageText('move.open')} onClick={open} />
      </PageActions>
      <NoticeSlot>
        <Outcome store={store} name={organisation.name} />
      </NoticeSlot>
      {store.isOpen && (
        <Panel title={organisationPageText('move.title')}>
          <Form store={store} organisation={organisation} wantsFocus={isPressed} />
        </Panel>
      )}
    </>
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

/** Includes the address, because two people may have the same name. */
const namedAs = ({ name, emailAddress }: FoundMember): string =>
  name === '' ? emailAddress : `${name} (${emailAddress})`;

interface FormProps {
  readonly store: MoveToOrganisationStore;
  readonly organisation: Organisation;
  /** True if it was opened by a click, not by a restored draft. */
  readonly wantsFocus: boolean;
}

const Form = observer(function Form({ store, organisation: { name }, wantsFocus }: FormProps) {
  const { form } = store;
  return (
    <CheckedForm
      className={styles['question'] ?? ''}
      hasTriedToSubmit={store.hasTriedToSubmit}
      onSubmit={() => store.save()}
    >
      <PatientField store={store} wantsFocus={wantsFocus} />
      <Found store={store} name={name} />
      <p>
        <bdi>{writtenText(organisationPageText('move.changes', { name }))}</bdi> {organisationPageText('move.stays')}
      </p>
      <ReasonField
        readOnly={store.isLocked}
        value={form.mine.reason}
        isMissing={store.hasTriedToSubmit && store.missing.includes('reason')}
        onWrite={reason => store.write('reason', reason)}
      />
      <NoticeSlot>
        <DraftNotices
          form={form}
          labelOf={moveToOrganisationLabel}
          words={kept => moveToOrganisationDraftText(form.read(kept), kept)}
          failure={form.lastFailure && moveToOrganisationFailureText(form.lastFailure)}
        />
      </NoticeSlot>
      <Actions>
        <PendingButton
          type="submit"
          intent="primary"
          text={organisationPageText(form.status === 'unanswered' ? 'move.again' : 'move.act')}
          awaiting={form.busy}
        />
        <Button
          variant="minimal"
          text={organisationPageText('cancel')}
          disabled={store.isLocked}
          onClick={() => store.cancel()}
        />
      </Actions>
    </CheckedForm>
  );
});

/** The patient found under the entered address or id, and their organisation. */
const Found = observer(function Found({
  store,
  name,
}: {
  readonly store: MoveToOrganisationStore;
  readonly name: string;
}) {
  const { found, findFailure } = store;
  return (
    <NoticeSlot>
      <div role="status">
        {store.isFinding && <p>{organisationPageText('move.finding')}</p>}
        {found !== undefined && (
          <p>
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
    </NoticeSlot>
  );
});

function placeText({ organisation }: FoundMember, here: string | undefined): string {
  if (here !== undefined) return organisationPageText('move.isHere', { name: here });
  if (organisation === undefined) return organisationPageText('move.nowUnknown');
  return organisationPageText('move.now', { name: organisation.name });
}

const PatientField = observer(function PatientField({ store, wantsFocus }: Omit<FormProps, 'organisation'>) {
  const id = useId();
  const { patientId } = store.form.mine;
  const isMissing = store.hasTriedToSubmit && store.missing.includes('patientId');
  const isUnnamed = store.hasTriedToSubmit && store.found === undefined && !store.isFinding;
  const hint = organisationPageText('move.patientHint');
  const fault = isUnnamed ? organisationPageText(isMissing ? 'move.missing' : 'move.unnamed') : undefined;
  return (
    <FieldFrame id={id} label={organisationPageText('move.patientId')} hint={hint} fault={fault}>
      <div className={styles['find']}>
        <InputGroup
          {...privateField}
          {...describedControl(id, { hint, fault })}
          fill
          autoFocus={wantsFocus}
          readOnly={store.isLocked}
          autoCapitalize="none"
          maxLength={LONGEST_PATIENT}
          value={patientId}
          onValueChange={value => store.write('patientId', value)}
        />
        <PendingButton
          text={organisationPageText('move.find')}
          awaiting={store.isFinding}
          disabled={!store.canFind}
          onClick={() => void store.find()}
        />
      </div>
    </FieldFrame>
  );
});
