import { Button, Spinner } from '@blueprintjs/core';
import { PlusIcon, CalendarIcon, DownloadIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../kit/layout/EmptyState';
import { Columns, Page } from '../kit/layout/Page';
import { PageHeader } from '../kit/layout/PageHeader';
import { Panel } from '../kit/layout/Panel';
import { Notice } from '../kit/Notice';
import { PendingButton } from '../kit/PendingButton';
import { useStore } from '../kit/useStore';
import { EntryEditor } from './EntryEditor';
import { NextRuns } from './NextRuns';
import type { ReportStores } from './ReportStores';
import { momentText, reportFailureText, reportsText } from './reportsText';
import { RunCalendar } from './RunCalendar';
import { ScheduleConflict } from './ScheduleConflict';
import { ScheduleEntries } from './ScheduleEntries';
import type { ScheduleEntryForm } from './ScheduleEntryForm';
import type { ScheduleStore } from './ScheduleStore';

/** The schedule of reports: its entries, the outcomes of their runs, and the next ones. */
export const SchedulePage = observer(function SchedulePage({
  stores,
}: {
  readonly stores: { readonly reports: ReportStores };
}) {
  const store = useStore(() => stores.reports.schedule());
  const { schedule, editor } = store;
  if (editor) return <Editing key={editor.id} store={store} form={editor} />;
  return (
    <Page labelledBy="schedule-title">
      <PageHeader
        id="schedule-title"
        title={reportsText('schedule.title')}
        lead={reportsText('schedule.lead')}
        actions={
          <>
            <PendingButton
              icon={<DownloadIcon />}
              text={reportsText('schedule.csv')}
              awaiting={store.isDownloading}
              onClick={() => void store.downloadCsv()}
            />
            <Button
              intent="primary"
              icon={<PlusIcon />}
              text={reportsText('schedule.new')}
              disabled={schedule === undefined}
              onClick={() => store.edit()}
            />
          </>
        }
      />
      <Notices store={store} />
      <ScheduleConflict store={store} />
      {schedule === undefined && !store.failure && <Spinner aria-label={reportsText('loading')} />}
      {schedule && <Schedule store={store} />}
    </Page>
  );
});

interface StoreProps {
  readonly store: ScheduleStore;
}

interface EditingProps extends StoreProps {
  readonly form: ScheduleEntryForm;
}

/** Shown instead of the schedule while an entry is being edited. */
const Editing = observer(function Editing({ store, form }: EditingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const known = store.entries.find(({ id }) => id === form.id);
  const title = known ? reportsText('entry.editTitle', { name: known.name }) : reportsText('entry.newTitle');
  return (
    <Page labelledBy="entry-title">
      <PageHeader id="entry-title" headingRef={heading} title={title} lead={reportsText('schedule.lead')} />
      <Notices store={store} />
      <ScheduleConflict store={store} />
      <EntryEditor store={store} form={form} />
    </Page>
  );
});

const Schedule = observer(function Schedule({ store }: StoreProps) {
  if (store.entries.length === 0)
    return (
      <Panel>
        <EmptyState
          icon={<CalendarIcon size={40} />}
          title={reportsText('schedule.empty')}
          text={reportsText('schedule.emptyText')}
        />
      </Panel>
    );
  return (
    <>
      <ScheduleEntries store={store} />
      <Columns side={<NextRuns store={store} />} sideLabel={reportsText('next.title')}>
        <RunCalendar store={store} />
      </Columns>
    </>
  );
});

const Notices = observer(function Notices({ store }: StoreProps) {
  const { failure, saveFailure, schedule, now } = store;
  const why = failure && reportFailureText(failure);
  return (
    <div role="alert">
      {why !== undefined && (
        <Notice
          intent={schedule ? 'warning' : 'danger'}
          action={<Button text={reportsText('retryLoad')} onClick={() => void store.load()} />}
        >
          {schedule
            ? reportsText('schedule.stale', { why, time: momentText.clock(now) })
            : reportsText('schedule.failed', { why })}
        </Notice>
      )}
      {saveFailure && (
        <Notice intent="danger">
          {saveFailure.kind === 'invalid'
            ? reportsText('schedule.invalid', { reason: saveFailure.reason })
            : reportsText('schedule.saveFailed', { why: reportFailureText(saveFailure) })}
        </Notice>
      )}
    </div>
  );
});
