import { Button, DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, type FormEvent } from 'react';
import type { DescriptionChange } from '@/application/patients/ports/DescriptionGateway';
import { PendingButton } from '../../../kit/PendingButton';
import { ConflictChoice } from '../../../kit/forms/ConflictChoice';
import { FormNotices } from '../../../kit/forms/FormNotices';
import { Notice } from '../../../kit/Notice';
import { useStore } from '../../../kit/useStore';
import { DraftConflictsNotice } from '../../../kit/forms/DraftConflictsNotice';
import type { DescriptionStore } from './DescriptionStore';
import { momentTime } from '../moments/momentTime';
import { patientTimelineCount, patientTimelineText, timelineFailureText } from '../patientTimelineText';
import { privateField } from '../../../kit/privateField';
import { DashboardDialog } from '../../../kit/overlays/DashboardDialog';

interface DescriptionDialogProps {
  readonly open: () => DescriptionStore;
  readonly onClose: () => void;
}

/** The staff's description of a moment, with its author and time. Unsaved text is stored for the next time. */
export const DescriptionDialog = observer(function DescriptionDialog({ open, onClose }: DescriptionDialogProps) {
  const store = useStore(open);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void store.save();
  };
  const { moment } = store;
  const type = patientTimelineText(`type.${moment.type}`);
  return (
    <DashboardDialog
      isOpen
      title={`${patientTimelineText('describe.title')}: ${type}, ${momentTime.full(moment.at)}`}
      onClose={onClose}
    >
      <form onSubmit={save}>
        <DialogBody>
          <div className="moment-form">
            <Text store={store} />
            <h3>{patientTimelineText('describe.history')}</h3>
            <Audit store={store} />
          </div>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={patientTimelineText('describe.close')} onClick={onClose} />
              <PendingButton
                type="submit"
                intent="primary"
                text={patientTimelineText('describe.save')}
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

const Text = observer(function Text({ store }: { readonly store: DescriptionStore }) {
  const { description, theirs, failure, form } = store;
  const conflict = form.conflictOf('text');
  const id = useId();
  if (description.status === 'unknown') return <p role="status">{patientTimelineText('describe.loading')}</p>;
  if (description.status === 'couldNotCheck') {
    return (
      <div role="alert">
        <Notice
          intent="danger"
          action={<Button size="small" text={patientTimelineText('retry')} onClick={() => void store.load()} />}
        >
          {patientTimelineText('describe.failed')} {timelineFailureText(description.failure)}
        </Notice>
      </div>
    );
  }
  return (
    <>
      <label htmlFor={id}>{patientTimelineText('describe.label')}</label>
      <TextArea
        {...privateField}
        id={id}
        fill
        autoFocus
        value={store.text}
        onChange={event => store.write(event.currentTarget.value)}
      />
      <DraftConflictsNotice others={form.conflictingDrafts} textOf={kept => form.read(kept)?.mine.text ?? kept} />
      <FormNotices form={form} labelOf={() => patientTimelineText('describe.label')} />
      <div role="status">
        {store.saved && <Notice intent="success">{patientTimelineText('describe.saved')}</Notice>}
      </div>
      <div role="alert">
        {store.text.length > store.longest && (
          <Notice intent="warning">{patientTimelineText('describe.tooLong', { limit: store.longest })}</Notice>
        )}
        {failure !== undefined && <Notice intent="danger">{timelineFailureText(failure)}</Notice>}
        {conflict !== undefined && (
          <Notice intent="warning">
            {patientTimelineText('describe.changed', {
              name: theirs?.changed?.by.name ?? patientTimelineText('describe.somebody'),
            })}
          </Notice>
        )}
      </div>
      {conflict !== undefined && (
        <ConflictChoice
          label={patientTimelineText('describe.title')}
          before={textOf(conflict.base)}
          mine={textOf(conflict.mine)}
          theirs={textOf(conflict.theirs)}
          choice={conflict.choice}
          onChoose={choice => form.choose('text', choice)}
        />
      )}
    </>
  );
});

const Audit = observer(function Audit({ store: { audit } }: { readonly store: DescriptionStore }) {
  if (audit.status === 'unknown') return <p role="status">{patientTimelineText('describe.loading')}</p>;
  if (audit.status === 'couldNotCheck') {
    return (
      <div role="alert">
        <Notice intent="danger">
          {patientTimelineText('describe.historyFailed')} {timelineFailureText(audit.failure)}
        </Notice>
      </div>
    );
  }
  const { items, unreadable } = audit.value;
  if (items.length === 0 && unreadable === 0) return <p>{patientTimelineText('describe.noHistory')}</p>;
  return (
    <>
      <div role="alert">
        {unreadable > 0 && <Notice intent="warning">{patientTimelineCount('describe.unreadable', unreadable)}</Notice>}
      </div>
      <Changes items={items} />
    </>
  );
});

function Changes({ items }: { readonly items: readonly DescriptionChange[] }) {
  return (
    <ol className="moment-audit">
      {items.map(({ at, by, before, after }) => (
        <li key={`${at} ${by.userId}`}>
          <strong>{patientTimelineText('describe.change', { name: by.name, time: momentTime.full(at) })}</strong>
          <dl>
            <dt>{patientTimelineText('describe.before')}</dt>
            <dd className="moment-text">{before === '' ? patientTimelineText('describe.emptyText') : before}</dd>
            <dt>{patientTimelineText('describe.after')}</dt>
            <dd className="moment-text">{after === '' ? patientTimelineText('describe.emptyText') : after}</dd>
          </dl>
        </li>
      ))}
    </ol>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
