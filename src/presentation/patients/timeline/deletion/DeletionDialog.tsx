import { Button, DialogBody, DialogFooter, Radio, RadioGroup, TextArea } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useId, useState, type FormEvent } from 'react';
import { PendingButton } from '../../../kit/PendingButton';
import { DraftConflictsNotice } from '../../../kit/forms/DraftConflictsNotice';
import { Notice } from '../../../kit/Notice';
import type { DeletionStore, DeletionWay } from './DeletionStore';
import { momentTime } from '../moments/momentTime';
import { patientTimelineText, timelineFailureText } from '../patientTimelineText';
import type { TimelineEntry } from '../moments/TimelineEntry';
import { privateField } from '../../../kit/privateField';
import { DashboardDialog } from '../../../kit/overlays/DashboardDialog';

/** Asks how to delete a moment. */
export const DeletionDialog = observer(function DeletionDialog({ store }: { readonly store: DeletionStore }) {
  const { entry } = store;
  const id = useId();
  // The words stay while the dialog fades.
  const [last, setLast] = useState<TimelineEntry | undefined>(undefined);
  if (entry !== undefined && entry !== last) setLast(entry);
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    void store.confirm();
  };
  const what = last === undefined ? '' : patientTimelineText(`type.${last.moment.type}`);
  return (
    <DashboardDialog
      isOpen={entry !== undefined}
      title={patientTimelineText('delete.title', { what })}
      onClose={() => store.cancel()}
    >
      <form onSubmit={confirm}>
        <DialogBody>
          <div className="moment-form">
            {last !== undefined && (
              <p>
                {patientTimelineText('delete.lead', {
                  what,
                  time: momentTime.full(last.moment.at),
                  name: last.moment.author.name,
                })}
              </p>
            )}
            <RadioGroup
              label={patientTimelineText('delete.way')}
              selectedValue={store.way}
              onChange={event => store.choose(event.currentTarget.value as DeletionWay)}
            >
              {store.ways.map(way => (
                <Radio key={way} {...privateField} value={way} autoFocus={way === store.way}>
                  <strong>{patientTimelineText(`delete.${way}`)}</strong>
                  <span className="moment-hint">{patientTimelineText(`delete.${way}Hint`)}</span>
                </Radio>
              ))}
            </RadioGroup>
            {store.way === 'forGood' && (
              <>
                <label htmlFor={id}>{patientTimelineText('delete.reason')}</label>
                <TextArea
                  {...privateField}
                  id={id}
                  fill
                  value={store.reason}
                  aria-describedby={`${id}-fault`}
                  onChange={event => store.explain(event.currentTarget.value)}
                />
                <p id={`${id}-fault`} className="moment-hint">
                  {store.fault !== null && patientTimelineText(`delete.${store.fault}`)}
                </p>
              </>
            )}
            {store.others !== undefined && <DraftConflictsNotice others={store.others} textOf={kept => kept} />}
            <div role="alert">
              {store.failure !== undefined && <Notice intent="danger">{timelineFailureText(store.failure)}</Notice>}
            </div>
          </div>
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text={patientTimelineText('delete.cancel')} onClick={() => store.discard()} />
              <PendingButton
                type="submit"
                intent="danger"
                text={patientTimelineText(`delete.confirm.${store.way}`)}
                awaiting={store.busy}
                disabled={store.fault !== null}
              />
            </>
          }
        />
      </form>
    </DashboardDialog>
  );
});
