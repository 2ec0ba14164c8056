import { Button, Spinner } from '@blueprintjs/core';
import { PrintIcon, RefreshIcon, TimelineEventsIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { PendingButton } from '../../kit/PendingButton';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import { useAccessLost } from '../useAccessLost';
import { CgiDialog } from './CgiDialog';
import { DeletionDialog } from './DeletionDialog';
import { DescriptionDialog } from './DescriptionDialog';
import { MomentList } from './MomentList';
import { MomentContentDialog } from './MomentContentDialog';
import { MomentEntry } from './MomentEntry';
import { momentTime } from './momentTime';
import { NoteForm } from './NoteForm';
import { patientTimelineCount, patientTimelineText, timelineFailureText } from './patientTimelineText';
import { PrintedTimeline } from './PrintedTimeline';
import './patientTimeline.css';
import type { PatientTimelineStore } from './PatientTimelineStore';
import type { PatientTimelineActions } from './PatientTimelineActions';
import type { TimelineEntry } from './TimelineEntry';
import type { MomentRow } from './MomentRow';
import { UnreadableEntry } from './UnreadableEntry';

export interface PatientTimelineProps {
  /** Makes what the page works with; asked once. */
  readonly open: () => PatientTimelineActions;
  readonly name: string;
  /** Whether whoever looks may change something, as far as it is known. */
  readonly access: 'writes' | 'reads' | 'unknown';
  /** Address of the patient's record. */
  readonly recordPath: string;
  /** What can be done with a file; nothing where it is left out. */
  readonly fileActs?: (moment: Moment) => ReactNode;
  /** The patient's drive; told what to do when a file has come into the history. */
  readonly files?: (onRecorded: () => void) => ReactNode;
  /** Opens the drive. */
  readonly fileButton?: ReactNode;
  /** The history is asked for anew: what stands beside it is to be no older. */
  readonly onRefresh?: (() => void) | undefined;
  /** It is known from elsewhere that the patient is not for this person any more: the history is asked as well. */
  readonly isLost?: boolean;
  /** Told when the history is not for this person any more. */
  readonly onLost?: () => void;
}

/**
 * The history of a patient: write, narrow, read, delete, print. What is typed stays on the page, whatever else has to
 * go.
 */
export const PatientTimeline = observer(function PatientTimeline({
  open,
  name,
  access,
  recordPath,
  fileActs,
  files,
  fileButton,
  onRefresh,
  isLost = false,
  onLost,
}: PatientTimelineProps) {
  const desk = useStore(open);
  const heading = useId();
  const mayWrite = access === 'writes';
  const { timeline, note, cgi, deletion } = desk;
  const [described, setDescribed] = useState<Moment | undefined>(undefined);
  const [read, setRead] = useState<Moment | undefined>(undefined);
  useAccessLost(timeline.isLost, onLost);
  useEffect(() => {
    if (isLost) timeline.reload();
  }, [isLost, timeline]);
  const row = (entry: TimelineEntry): ReactNode => (
    <MomentEntry
      entry={entry}
      recordPath={recordPath}
      fileActs={fileActs}
      onRead={() => setRead(entry.moment)}
      acts={
        mayWrite ? { onDescribe: () => setDescribed(entry.moment), onDelete: () => deletion.ask(entry) } : undefined
      }
    />
  );
  return (
    <section className="moments" aria-labelledby={heading}>
      <header className="moments-head">
        <h2 id={heading}>{patientTimelineText('heading')}</h2>
        <div className="moments-tools">
          <PendingButton
            icon={<RefreshIcon />}
            text={patientTimelineText('refresh')}
            awaiting={timeline.phase === 'loading'}
            onClick={() => {
              timeline.reload();
              onRefresh?.();
            }}
          />
          {mayWrite && (
            <Button icon={<TimelineEventsIcon />} text={patientTimelineText('cgi.open')} onClick={() => cgi.open()} />
          )}
          {fileButton}
          <Button icon={<PrintIcon />} text={patientTimelineText('print.button')} onClick={() => window.print()} />
        </div>
      </header>
      {access === 'reads' && <Notice intent="warning">{patientTimelineText('onlyReads')}</Notice>}
      {(mayWrite || (access === 'unknown' && note.text !== '')) && <NoteForm store={note} name={name} />}
      {files?.(() => timeline.reload())}
      <Filters store={timeline} />
      <News store={timeline} />
      <Trouble store={timeline} />
      <Moments store={timeline} row={row} />
      <CgiDialog store={cgi} name={name} />
      <DeletionDialog store={deletion} />
      {described !== undefined && !timeline.isLost && (
        <DescriptionDialog
          key={described.momentId}
          open={() => desk.describe(described)}
          onClose={() => setDescribed(undefined)}
        />
      )}
      {read !== undefined && !timeline.isLost && (
        <MomentContentDialog key={read.momentId} open={() => desk.contentOf(read)} onClose={() => setRead(undefined)} />
      )}
      <PrintedTimeline store={timeline} name={name} />
    </section>
  );
});

const Filters = observer(function Filters({ store }: { readonly store: PatientTimelineStore }) {
  return (
    <div className="moments-filter" role="group" aria-label={patientTimelineText('filter.label')}>
      <Button
        size="small"
        variant={store.chosen.length === 0 ? 'solid' : 'outlined'}
        active={store.chosen.length === 0}
        aria-pressed={store.chosen.length === 0}
        text={patientTimelineText('filter.all')}
        onClick={() => store.showAll()}
      />
      {store.groups.map(group => {
        const isOn = store.chosen.includes(group);
        return (
          <Button
            key={group}
            size="small"
            variant={isOn ? 'solid' : 'outlined'}
            active={isOn}
            aria-pressed={isOn}
            text={patientTimelineText(`filter.${group}`)}
            onClick={() => store.toggle(group)}
          />
        );
      })}
    </div>
  );
});

const News = observer(function News({ store }: { readonly store: PatientTimelineStore }) {
  return (
    <p className="moments-news" role="status">
      {newsText(store)}
    </p>
  );
});

/** Calm only of what was really looked at: of a part of the history it says of which. */
function newsText({ lookedAt, newCount, phase, moments, older, chosen, unreadable }: PatientTimelineStore): string {
  if (lookedAt === 'unknown' || (phase === 'loading' && (moments.length === 0 || newCount === 0)))
    return patientTimelineText('news.checking');
  if (phase === 'failed') return '';
  if (lookedAt === 'couldNotCheck') return patientTimelineText('news.unknown');
  if (lookedAt === null) return patientTimelineText('news.first');
  if (newCount === 0 && unreadable > 0) return patientTimelineText('news.unreadable');
  const words = {
    time: momentTime.full(lookedAt),
    groups: chosen.map(group => patientTimelineText(`filter.${group}`)).join(', '),
    loaded: String(moments.length),
  };
  const among = `${chosen.length === 0 ? 'everything' : 'chosen'}.${older === 'end' ? 'whole' : 'loaded'}` as const;
  return newCount === 0
    ? patientTimelineText(`news.none.${among}`, words)
    : patientTimelineCount(`news.some.${among}`, newCount, words);
}

const Trouble = observer(function Trouble({ store }: { readonly store: PatientTimelineStore }) {
  const { phase, failure, moments, checkedAt, unreadable } = store;
  return (
    <div role="alert">
      {unreadable > 0 && <Notice intent="warning">{patientTimelineCount('unreadable', unreadable)}</Notice>}
      {phase === 'failed' && failure !== undefined && (
        <Notice
          intent="danger"
          action={<Button size="small" text={patientTimelineText('retry')} onClick={() => store.reload()} />}
        >
          {moments.length === 0
            ? patientTimelineText('failed')
            : patientTimelineText('stale', { time: momentTime.clock(checkedAt) })}{' '}
          {timelineFailureText(failure)}
        </Notice>
      )}
    </div>
  );
});

const Moments = observer(function Moments({
  store,
  row,
}: {
  readonly store: PatientTimelineStore;
  readonly row: (entry: TimelineEntry) => ReactNode;
}) {
  const { rows, phase } = store;
  const rowOf = ({ entry }: MomentRow): ReactNode => (entry === undefined ? <UnreadableEntry /> : row(entry));
  const onNearEnd = useCallback(() => store.reachedEnd(), [store]);
  const onSeen = useCallback((ids: readonly string[]) => store.recordSeen(ids), [store]);
  if (rows.length === 0) {
    if (phase === 'failed') return null;
    return (
      <p className="moments-none" role="status">
        {phase === 'loading'
          ? patientTimelineText('loading')
          : patientTimelineText(store.chosen.length === 0 ? 'empty' : 'emptyFiltered')}
      </p>
    );
  }
  return (
    <>
      {store.folded.length > 0 && (
        <Button
          className="moments-coming"
          size="small"
          variant="minimal"
          text={patientTimelineCount('coming', store.folded.length)}
          onClick={() => store.showComing()}
        />
      )}
      <MomentList
        entries={rows}
        label={patientTimelineText('list')}
        row={rowOf}
        onNearEnd={onNearEnd}
        onSeen={onSeen}
      />
      <Foot store={store} />
    </>
  );
});

const Foot = observer(function Foot({ store }: { readonly store: PatientTimelineStore }) {
  const { older, failure } = store;
  return (
    <div className="moments-foot">
      <div role="status">
        {older === 'loading' && (
          <p>
            <Spinner size={14} tagName="span" aria-hidden /> {patientTimelineText('older.loading')}
          </p>
        )}
        {older === 'end' && <p>{patientTimelineText('older.end')}</p>}
      </div>
      <div role="alert">
        {older === 'failed' && (
          <Notice
            intent="danger"
            action={<Button size="small" text={patientTimelineText('retry')} onClick={() => void store.loadOlder()} />}
          >
            {patientTimelineText('older.failed')} {failure !== undefined && timelineFailureText(failure)}
          </Notice>
        )}
      </div>
      {older === 'idle' && (
        <Button variant="minimal" text={patientTimelineText('older.more')} onClick={() => void store.loadOlder()} />
      )}
    </div>
  );
});
