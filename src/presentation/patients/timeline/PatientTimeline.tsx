import { Button } from '@blueprintjs/core';
import { PrintIcon, RefreshIcon, TimelineEventsIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { PendingButton } from '../../kit/PendingButton';
import { Notice } from '../../kit/Notice';
import { useStore } from '../../kit/useStore';
import { useAccessLost } from '../useAccessLost';
import { CgiDialog } from './cgi/CgiDialog';
import { DeletionDialog } from './deletion/DeletionDialog';
import { DescriptionDialog } from './descriptions/DescriptionDialog';
import { MomentContentDialog } from './moments/MomentContentDialog';
import { MomentEntry } from './moments/MomentEntry';
import { NoteForm } from './notes/NoteForm';
import { patientTimelineText } from './patientTimelineText';
import { TimelineFilters } from './TimelineFilters';
import { TimelineMoments } from './TimelineMoments';
import { TimelineNotices } from './TimelineNotices';
import { PrintedTimeline } from './PrintedTimeline';
import './patientTimeline.css';
import type { PatientTimelineActions } from './PatientTimelineActions';
import type { TimelineEntry } from './moments/TimelineEntry';

export interface PatientTimelineProps {
  /** Makes the stores of the page; called once. */
  readonly open: () => PatientTimelineActions;
  readonly name: string;
  /** Whether the person signed in may write, as far as it is known. */
  readonly access: 'writes' | 'reads' | 'unknown';
  /** Address of the patient's record. */
  readonly recordPath: string;
  /** The buttons of a moment with a file; none where it is left out. */
  readonly fileActs?: (moment: Moment) => ReactNode;
  /** The patient's drive; `onRecorded` is to be called when a file was added to the history. */
  readonly files?: (onRecorded: () => void) => ReactNode;
  /** The button that opens the drive. */
  readonly fileButton?: ReactNode;
  /** Runs when the person refreshes the history, so that the rest of the page is reloaded as well. */
  readonly onRefresh?: (() => void) | undefined;
  /** Another part of the page has lost access to the patient, so the history checks its own. */
  readonly isLost?: boolean;
  /** Runs when the history has lost access to the patient. */
  readonly onLost?: () => void;
}

/**
 * The history of a patient: write, filter, read, delete and print. A note that is being typed stays on the page even
 * when the history has to be cleared.
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
  const timelineActions = useStore(open);
  const heading = useId();
  const mayWrite = access === 'writes';
  const { timeline, note, cgi, deletion } = timelineActions;
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
      <TimelineFilters store={timeline} />
      <TimelineNotices store={timeline} />
      <TimelineMoments store={timeline} row={row} />
      <CgiDialog store={cgi} name={name} />
      <DeletionDialog store={deletion} />
      {described !== undefined && !timeline.isLost && (
        <DescriptionDialog
          key={described.momentId}
          open={() => timelineActions.describe(described)}
          onClose={() => setDescribed(undefined)}
        />
      )}
      {read !== undefined && !timeline.isLost && (
        <MomentContentDialog
          key={read.momentId}
          open={() => timelineActions.contentOf(read)}
          onClose={() => setRead(undefined)}
        />
      )}
      <PrintedTimeline store={timeline} name={name} />
    </section>
  );
});
