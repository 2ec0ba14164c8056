import { Button, DialogBody, DialogFooter, HTMLSelect, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import { PendingButton } from '../../../kit/PendingButton';
import { FormNotices } from '../../../kit/forms/FormNotices';
import { Notice } from '../../../kit/Notice';
import styles from './CgiDialog.module.css';
import type { EnteredCgi } from './cgiFields';
import type { CgiStore } from './CgiStore';
import { patientTimelineText, timelineFailureText } from '../patientTimelineText';
import { privateField } from '../../../kit/privateField';
import { DashboardDialog } from '../../../kit/overlays/DashboardDialog';

interface CgiDialogProps {
  readonly store: CgiStore;
  readonly name: string;
}

/** Asks for a clinical global impression. */
export const CgiDialog = observer(function CgiDialog({ store, name }: CgiDialogProps) {
  const { form } = store;
  const isUnanswered = form.status === 'unanswered';
  const id = useId();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void store.save();
  };
  return (
    <DashboardDialog
      isOpen={store.isOpen}
      title={patientTimelineText('cgi.title', { name })}
      onClose={() => store.close()}
    >
      <form onSubmit={save}>
        <DialogBody>
          <div className={`moment-form ${styles['fields']}`}>
            <div role="status">
              {form.restored && <Notice intent="warning">{patientTimelineText('cgi.restored')}</Notice>}
            </div>
            <Scale store={store} field="severity" id={`${id}-severity`} autoFocus />
            <Scale store={store} field="improvement" id={`${id}-improvement`} />
            <div className={styles['field']}>
              <label htmlFor={`${id}-note`}>{patientTimelineText('cgi.note')}</label>
              <TextArea
                {...privateField}
                id={`${id}-note`}
                fill
                value={form.mine.note}
                onChange={event => form.edit('note', event.currentTarget.value)}
              />
            </div>
            <FormNotices form={form} labelOf={labelOf} held={form.serverValue && heldText(form.serverValue)} />
            <Complaints store={store} />
          </div>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={patientTimelineText('cgi.cancel')} onClick={() => store.discard()} />
              <PendingButton
                type="submit"
                intent="primary"
                text={patientTimelineText(isUnanswered ? 'cgi.again' : 'cgi.save')}
                awaiting={store.busy}
                disabled={!store.canSave && !store.busy}
              />
            </>
          }
        />
      </form>
    </DashboardDialog>
  );
});

interface ScaleProps {
  readonly store: CgiStore;
  readonly field: 'severity' | 'improvement';
  readonly id: string;
  readonly autoFocus?: boolean;
}

/** One choice of seven steps. A first impression has no improvement yet. */
const Scale = observer(function Scale({ store, field, id, autoFocus = false }: ScaleProps) {
  const { form } = store;
  const choose = (value: string): void => {
    if (field === 'improvement') form.edit(field, value === 'first' ? 'first' : stepOf(value));
    else form.edit(field, stepOf(value));
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{patientTimelineText(`cgi.${field}`)}</label>
      <HTMLSelect
        {...privateField}
        id={id}
        fill
        autoFocus={autoFocus}
        value={form.mine[field] ?? ''}
        onChange={event => choose(event.currentTarget.value)}
      >
        <option value="">{patientTimelineText('cgi.choose')}</option>
        {field === 'improvement' && <option value="first">{patientTimelineText('cgi.nothing')}</option>}
        {store.scale.map(value => (
          <option key={value} value={value}>
            {patientTimelineText('cgi.option', { value, word: patientTimelineText(`${field}.${value}`) })}
          </option>
        ))}
      </HTMLSelect>
    </div>
  );
});

/** The missing fields after an attempt to save, and the reason why it failed. */
const Complaints = observer(function Complaints({ store }: { readonly store: CgiStore }) {
  const { failure, form } = store;
  return (
    <div role="alert">
      {store.hasTriedToSubmit &&
        store.missing.map(field => (
          <Notice key={field} intent="warning">
            {patientTimelineText(`cgi.missing.${field}`)}
          </Notice>
        ))}
      {failure !== undefined && (
        <Notice intent="danger">
          {failure.kind === 'notOnScale' ? patientTimelineText('cgi.notOnScale') : timelineFailureText(failure)}{' '}
          {form.status === 'unanswered' && patientTimelineText('cgi.maybeSaved')}
        </Notice>
      )}
    </div>
  );
});

const stepOf = (value: string): EnteredCgi['severity'] =>
  ([1, 2, 3, 4, 5, 6, 7] as const).find(step => String(step) === value) ?? null;

const FIELDS: Readonly<Record<string, 'severity' | 'improvement'>> = {
  severity: 'severity',
  improvement: 'improvement',
};
const labelOf = (field: string): string => patientTimelineText(`cgi.${FIELDS[field] ?? 'note'}`);

const heldText = ({ severity, improvement, note }: EnteredCgi): string =>
  [
    patientTimelineText('body.severity', {
      value: severity ?? '',
      word: patientTimelineText(`severity.${severity ?? 1}`),
    }),
    improvement === 'first' || improvement === null
      ? patientTimelineText('body.noImprovement')
      : patientTimelineText('body.improvement', {
          value: improvement,
          word: patientTimelineText(`improvement.${improvement}`),
        }),
    note,
  ]
    .filter(Boolean)
    .join(' · ');
