import { Button, DialogBody, DialogFooter, Switch } from '@blueprintjs/core';
import { EditIcon, MoreIcon, PauseIcon, TrashIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ScheduleEntry } from '@/domain/reports/ReportSchedule';
import { Panel } from '../kit/layout/Panel';
import { DashboardDialog } from '../kit/overlays/DashboardDialog';
import menuStyles from '../kit/overlays/menu.module.css';
import { Popup } from '../kit/overlays/Popup';
import { focusPopoverBody, PopoverBody } from '../kit/PopoverBody';
import { PendingButton } from '../kit/PendingButton';
import { privateField } from '../kit/privateField';
import { writtenText } from '../kit/text/writtenText';
import styles from './reports.module.css';
import { momentText, reportsText, timesText } from './reportsText';
import { RunSign } from './RunSign';
import type { ScheduleStore } from './ScheduleStore';

interface StoreProps {
  readonly store: ScheduleStore;
}

/** All entries of the schedule, each with its last and its next run. */
export const ScheduleEntries = observer(function ScheduleEntries({ store }: StoreProps) {
  const [deleted, setDeleted] = useState<ScheduleEntry>();
  const heads = ['entry', 'runs', 'sentTo', 'last', 'next', 'on'] as const;
  return (
    <Panel flush>
      <table className={styles['entries']}>
        <caption className="visually-hidden">{reportsText('schedule.entries')}</caption>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {reportsText(`schedule.column.${head}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{reportsText('schedule.column.acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {store.entries.map(entry => (
            <EntryRow key={entry.id} entry={entry} store={store} onDelete={() => setDeleted(entry)} />
          ))}
        </tbody>
      </table>
      {deleted && <DeleteDialog entry={deleted} store={store} onClose={() => setDeleted(undefined)} />}
    </Panel>
  );
});

interface RowProps extends StoreProps {
  readonly entry: ScheduleEntry;
  readonly onDelete: () => void;
}

const EntryRow = observer(function EntryRow({ entry, store, onDelete }: RowProps) {
  const { id, name, kind, period, times, recipients, isOn, paused } = entry;
  const [next] = store.nextOf(entry, 1);
  const isSelected = store.selected?.id === id;
  const [first] = recipients;
  const [isOpen, setOpen] = useState(false);
  const act = (run: () => void) => () => {
    setOpen(false);
    run();
  };
  return (
    <tr aria-selected={isSelected} data-off={!isOn}>
      <th scope="row">
        <button
          type="button"
          className={styles['entryName']}
          aria-pressed={isSelected}
          title={reportsText('schedule.showRuns', { name })}
          onClick={() => store.select(id)}
        >
          {writtenText(name)}
        </button>
        <span className={styles['second']}>
          {reportsText(`kind.${kind}`)} · {reportsText(`runPeriod.${period}`)}
        </span>
      </th>
      <td data-label={reportsText('schedule.column.runs')}>{timesText(times)}</td>
      <td data-label={reportsText('schedule.column.sentTo')}>
        {first === undefined ? (
          reportsText('schedule.nobody')
        ) : (
          <div>
            <span className={styles['address']} title={recipients.join(', ')}>
              {first}
            </span>
            {recipients.length > 1 && reportsText('schedule.more', { number: recipients.length - 1 })}
          </div>
        )}
      </td>
      <td data-label={reportsText('schedule.column.last')}>
        {paused ? <Paused entry={entry} /> : <LastRun entry={entry} store={store} />}
      </td>
      <td data-label={reportsText('schedule.column.next')}>
        {next === undefined ? reportsText('schedule.noNext') : momentText.withWeekday(next.at)}
      </td>
      <td data-label={reportsText('schedule.column.on')}>
        <Switch
          {...privateField}
          checked={isOn}
          aria-label={reportsText('schedule.switch', { name })}
          disabled={store.isSaving}
          onChange={event => void store.setOn(id, event.currentTarget.checked)}
        />
      </td>
      <td>
        <Popup
          isOpen={isOpen}
          onInteraction={setOpen}
          onOpened={focusPopoverBody}
          content={
            <PopoverBody className={menuStyles['menu'] ?? ''}>
              <button type="button" onClick={act(() => store.edit(id))}>
                <EditIcon />
                {reportsText('schedule.edit')}
              </button>
              <button type="button" className={menuStyles['danger']} onClick={act(onDelete)}>
                <TrashIcon />
                {reportsText('schedule.delete')}
              </button>
            </PopoverBody>
          }
        >
          <Button variant="minimal" icon={<MoreIcon />} aria-label={reportsText('schedule.editNamed', { name })} />
        </Popup>
      </td>
    </tr>
  );
});

const LastRun = observer(function LastRun({ entry, store }: StoreProps & { readonly entry: ScheduleEntry }) {
  const run = store.lastRuns.get(entry.id);
  if (!entry.isOn && run === undefined) return <>{reportsText('schedule.off')}</>;
  if (run === undefined) return <>{reportsText('schedule.never')}</>;
  return (
    <RunSign
      state={run.state}
      text={reportsText('run.lastRun', {
        state: reportsText(`run.${run.state}`),
        when: momentText.withWeekday(run.dueAt),
      })}
    />
  );
});

function Paused({ entry: { paused, ownerName } }: { readonly entry: ScheduleEntry }) {
  const key = paused?.why === 'outsideExtent' ? 'schedule.pausedExtent' : 'schedule.pausedOwner';
  return (
    <span className={styles['paused']}>
      <PauseIcon />
      <span>
        {reportsText(key, { name: ownerName })} <em>{reportsText('schedule.pausedHint')}</em>
      </span>
    </span>
  );
}

interface DeleteProps extends StoreProps {
  readonly entry: ScheduleEntry;
  readonly onClose: () => void;
}

const DeleteDialog = observer(function DeleteDialog({ entry, store, onClose }: DeleteProps) {
  return (
    <DashboardDialog isOpen title={reportsText('schedule.deleteTitle', { name: entry.name })} onClose={onClose}>
      <DialogBody>
        <p>{reportsText('schedule.deleteText')}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button autoFocus text={reportsText('schedule.keep')} onClick={onClose} />
            <PendingButton
              intent="danger"
              text={reportsText('schedule.deleteConfirm')}
              awaiting={store.isSaving}
              onClick={() => void store.remove(entry.id).then(onClose)}
            />
          </>
        }
      />
    </DashboardDialog>
  );
});
