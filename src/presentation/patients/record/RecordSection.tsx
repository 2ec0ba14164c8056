import { Button } from '@blueprintjs/core';
import { EditIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, type FormEvent } from 'react';
import { PendingButton } from '../../kit/PendingButton';
import { FormNotices } from '../../kit/forms/FormNotices';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import { DraftConflictsNotice } from '../../kit/forms/DraftConflictsNotice';
import { useAccessLost } from '../useAccessLost';
import { momentTime } from '../timeline/moments/momentTime';
import type { MaybeChecked } from '@/domain/kernel/MaybeChecked';
import type { RecordFieldName, RecordField } from '@/domain/patients/record/PatientRecord';
import type { PatientRecordStore } from './PatientRecordStore';
import { patientRecordText, recordDraftWords, recordFailureText, changedText } from './patientRecordText';
import { fieldClass } from './fieldClass';
import { RecordFieldForm } from './RecordFieldForm';

/** An unreadable field: it is not shown as empty, and cannot be overwritten. */
const UnreadField = observer(function UnreadField({ name }: { readonly name: RecordFieldName }) {
  return (
    <div className={fieldClass(name)}>
      <h3>{patientRecordText(`field.${name}`)}</h3>
      <Notice intent="danger">{patientRecordText('record.fieldNotRead')}</Notice>
    </div>
  );
});

/**
 * One field of a record, with author and time of the last change. It distinguishes a field never written from one
 * emptied on purpose.
 */
const RecordFieldView = observer(function RecordFieldView({
  name,
  field,
}: {
  readonly name: RecordFieldName;
  readonly field: MaybeChecked<RecordField>;
}) {
  if (field === 'couldNotCheck') return <UnreadField name={name} />;
  return (
    <div className={fieldClass(name)}>
      <h3>{patientRecordText(`field.${name}`)}</h3>
      {field.value === '' ? (
        <p className="record-empty">
          {patientRecordText(field.changedAt === undefined ? 'record.never' : 'record.emptied')}
        </p>
      ) : (
        <p className="record-text">{field.value}</p>
      )}
      {field.changedAt !== undefined && (
        <details className="record-by">
          <summary>{patientRecordText('record.lastChange')}</summary>
          {changedText(field)}
        </details>
      )}
    </div>
  );
});

interface RecordSectionProps {
  readonly open: () => PatientRecordStore;
  readonly onlyReads: boolean;
  /** Another part of the page has lost access to the patient, so this part checks its own. */
  readonly isLost?: boolean;
  /** Runs when the user has lost access to the patient. */
  readonly onLost?: () => void;
}

/** The fields of a patient's record: to read, and to change. */
export const RecordSection = observer(function RecordSection({
  open,
  onlyReads,
  isLost = false,
  onLost,
}: RecordSectionProps) {
  const store = useStore(open);
  const { record, known } = store;
  const heading = useId();
  useAccessLost(store.isLost, onLost);
  useEffect(() => {
    if (isLost) store.reload();
  }, [isLost, store]);
  return (
    <section className="record" aria-labelledby={heading}>
      <header className="record-head">
        <h2 id={heading}>{patientRecordText('record.heading')}</h2>
        {!store.editing && !onlyReads && known !== undefined && (
          <Button icon={<EditIcon />} text={patientRecordText('record.edit')} onClick={() => store.edit()} />
        )}
      </header>
      <div role="alert">
        {record.status === 'couldNotCheck' && (
          <Notice
            intent="danger"
            action={<Button size="small" text={patientRecordText('record.retry')} onClick={() => store.reload()} />}
          >
            {record.last === undefined
              ? patientRecordText('record.failed')
              : patientRecordText('record.stale', { time: momentTime.full(record.last.at) })}{' '}
            {recordFailureText(record.failure)}
          </Notice>
        )}
      </div>
      <div role="status">
        {record.status === 'unknown' && <p>{patientRecordText('record.loading')}</p>}
        {store.mergedFromServer.length > 0 && (
          <Notice intent="warning">
            {patientRecordText('record.mergedFromServer', {
              fields: store.mergedFromServer.map(field => patientRecordText(`field.${field}`)).join(', '),
            })}
          </Notice>
        )}
      </div>
      <DraftConflictsNotice others={store.form.conflictingDrafts} textOf={recordDraftWords} />
      {store.editing ? <Form store={store} /> : known !== undefined && <Fields store={store} />}
    </section>
  );
});

const Fields = observer(function Fields({ store }: { readonly store: PatientRecordStore }) {
  const { known } = store;
  if (known === undefined) return null;
  return (
    <>
      {store.isUnwritten && <p>{patientRecordText('record.unwritten')}</p>}
      <div className="record-fields">
        {store.fields.map(field => (
          <RecordFieldView key={field} name={field} field={known[field]} />
        ))}
      </div>
    </>
  );
});

const Form = observer(function Form({ store }: { readonly store: PatientRecordStore }) {
  const { form } = store;
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void store.save();
  };
  return (
    <form className="record-form" onSubmit={save}>
      <div role="status">
        {form.restored && <Notice intent="warning">{patientRecordText('record.restored')}</Notice>}
      </div>
      <FormNotices form={form} labelOf={field => patientRecordText(`field.${field as RecordFieldName}`)} />
      <div role="alert">
        {store.notKept && <Notice intent="warning">{patientRecordText('record.notKept')}</Notice>}
        {form.conflicts.length > 0 && <Notice intent="warning">{patientRecordText('record.conflictLead')}</Notice>}
      </div>
      <div className="record-fields">
        {store.fields.map(field =>
          store.formFields.includes(field) ? (
            <RecordFieldForm key={field} store={store} name={field} />
          ) : (
            store.isUnread(field) && !store.isLost && <UnreadField key={field} name={field} />
          ),
        )}
      </div>
      <div role="alert">
        {store.failure !== undefined && <Notice intent="danger">{recordFailureText(store.failure)}</Notice>}
      </div>
      <div className="record-actions">
        {!form.isDecided && <span>{patientRecordText('record.undecided')}</span>}
        <Button
          text={patientRecordText(form.isUnsaved ? 'record.discard' : 'record.close')}
          onClick={() => store.discard()}
        />
        <PendingButton
          type="submit"
          intent="primary"
          text={patientRecordText('record.save')}
          awaiting={store.busy}
          disabled={!store.canSave && !store.busy}
        />
      </div>
    </form>
  );
});
