import { PortalContext } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import '../print/print.css';
import { PrintHead } from '../print/PrintHead';
import type { PrintSubject } from '../print/PrintSubject';
import { usePrinting } from '../print/usePrinting';
import { MomentEntry } from './moments/MomentEntry';
import { patientTimelineCount, patientTimelineText } from './patientTimelineText';
import type { PatientTimelineStore } from './PatientTimelineStore';
import { UnreadableEntry } from './moments/UnreadableEntry';

const NO_ACTIONS = {};

interface PrintedTimelineProps {
  readonly store: PatientTimelineStore;
  readonly subject: () => PrintSubject;
}

/**
 * The sheet that is printed instead of the page: the patient, the time, the filter, and all loaded moments. It is in
 * the document only while the page is printed. Like a dialog, it is removed when the page is locked.
 */
export const PrintedTimeline = observer(function PrintedTimeline({ store, subject }: PrintedTimelineProps) {
  const printing = usePrinting();
  const { portalContainer = document.body } = useContext(PortalContext);
  if (!printing) return null;
  const { chosen, entries, allRows, older, unreadable } = store;
  const groups = chosen.map(group => patientTimelineText(`filter.${group}`)).join(', ');
  return createPortal(
    <div className="print-sheet">
      <PrintHead subject={subject()} page={patientTimelineText('heading')}>
        <p>
          {chosen.length === 0
            ? patientTimelineText('print.everything')
            : patientTimelineText('print.only', { groups })}{' '}
          · {patientTimelineCount('print.moments', entries.length)} ·{' '}
          {patientTimelineText(older === 'end' && unreadable === 0 ? 'print.whole' : 'print.part')}
        </p>
      </PrintHead>
      {allRows.map(row =>
        row.entry === undefined ? (
          <UnreadableEntry key={row.id} />
        ) : (
          <MomentEntry key={row.id} row={row} recordPath="" actions={NO_ACTIONS} />
        ),
      )}
    </div>,
    portalContainer,
  );
});
