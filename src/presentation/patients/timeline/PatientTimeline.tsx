import { Button } from '@blueprintjs/core';
import { TimelineEventsIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { useMedia } from '../../kit/useMedia';
import { useStore } from '../../kit/useStore';
import type { PrintSubject } from '../print/PrintSubject';
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
import { NewMomentsStatus, TimelineFailures } from './NewMomentsStatus';
import { PrintedTimeline } from './PrintedTimeline';
import './patientTimeline.css';
import styles from './Timeline.module.css';
import type { PatientTimelineActions } from './PatientTimelineActions';
import type { MomentRow } from './moments/MomentRow';
import { UnreadableEntry } from './moments/UnreadableEntry';

export interface PatientTimelineProps {
  /** Creates the stores of the page; called once. */
  readonly open: () => PatientTimelineActions;
  readonly name: string;
  /** The patient on the printed page, with the user and the time. */
  readonly printSubject: () => PrintSubject;
  /** The signed-in user's access, if known. */
  readonly access: 'write' | 'read' | 'unknown';
  /** Address of the patient's record. */
  readonly recordPath: string;
  /** The buttons of a moment with a file; none if absent. */
  readonly fileActs?: (moment: Moment) => ReactNode;
  /** The patient's drive; it calls `onRecorded` when a file was added to the history. */
  readonly files?: (onRecorded: () => void) => ReactNode;
  /** The button that opens the drive. */
  readonly fileButton?: ReactNode;
  /** Runs when the user refreshes the history, so that the rest of the page is reloaded as well. */
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
  printSubject,
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
  const mayWrite = access === 'write';
  const { timeline, note, cgi, deletion } = timelineActions;
  const [described, setDescribed] = useState<Moment | undefined>(undefined);
  const [read, setRead] = useState<Moment | undefined>(undefined);
  useAccessLost(timeline.isLost, onLost);
  useEffect(() => {
    if (isLost) timeline.reload();
  }, [isLost, timeline]);
  const row = (one: MomentRow): ReactNode =>
    one.entry === undefined ? (
      <UnreadableEntry />
    ) : (
      <MomentEntry
        row={one}
        recordPath={recordPath}
        fileActs={fileActs}
        actions={{
          onRead: setRead,
          ...(mayWrite && { onDescribe: setDescribed, onDelete: entry => deletion.ask(entry) }),
        }}
      />
    );
  const onRefreshed = (): void => {
    timeline.reload();
    onRefresh?.();
  };
  return (
    <section className={styles['timeline']} aria-labelledby={heading}>
      <h2 id={heading} className="visually-hidden">
        {patientTimelineText('heading')}
      </h2>
      {mayWrite || (access === 'unknown' && note.text !== '') ? (
        <NoteForm store={note} name={name}>
          {fileButton}
          {mayWrite && <CgiButton onOpen={() => cgi.open()} />}
        </NoteForm>
      ) : (
        fileButton
      )}
      {files?.(() => timeline.reload())}
      <TimelineFilters store={timeline} onRefresh={onRefreshed}>
        <NewMomentsStatus store={timeline} />
      </TimelineFilters>
      <TimelineFailures store={timeline} />
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
      <PrintedTimeline store={timeline} subject={printSubject} />
    </section>
  );
});

const IS_SMALL = '(width < 640px)';

function CgiButton({ onOpen }: { readonly onOpen: () => void }) {
  const isSmall = useMedia(IS_SMALL);
  const words = patientTimelineText('cgi.open');
  return (
    <Button
      icon={<TimelineEventsIcon />}
      {...(isSmall ? { variant: 'minimal', 'aria-label': words, title: words } : { text: words })}
      onClick={onOpen}
    />
  );
}
