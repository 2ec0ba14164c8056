import { PortalContext } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { MomentEntry } from './moments/MomentEntry';
import { momentTime } from './moments/momentTime';
import { patientTimelineCount, patientTimelineText } from './patientTimelineText';
import type { PatientTimelineStore } from './PatientTimelineStore';
import { UnreadableEntry } from './moments/UnreadableEntry';

/** True while the page is being printed, from the button and from the browser's own menu alike. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The page is printed as soon as the event is over, so the sheet has to be rendered within it.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

interface PrintedTimelineProps {
  readonly store: PatientTimelineStore;
  readonly name: string;
}

/**
 * The sheet that is printed instead of the page: the patient, the time, the filter, and all loaded moments. It is in
 * the document only while the page is printed. Like a dialog, it is removed when the page is locked.
 */
export const PrintedTimeline = observer(function PrintedTimeline({ store, name }: PrintedTimelineProps) {
  const printing = usePrinting();
  const { portalContainer = document.body } = useContext(PortalContext);
  if (!printing) return null;
  const { chosen, entries, allRows, older, unreadable } = store;
  const groups = chosen.map(group => patientTimelineText(`filter.${group}`)).join(', ');
  return createPortal(
    <div className="print-sheet">
      <header>
        <h1>{patientTimelineText('print.title', { name })}</h1>
        <p>{patientTimelineText('print.confidential')}</p>
        <p>{patientTimelineText('print.printed', { time: momentTime.full(store.now) })}</p>
        <p>
          {chosen.length === 0
            ? patientTimelineText('print.everything')
            : patientTimelineText('print.only', { groups })}{' '}
          · {patientTimelineCount('print.moments', entries.length)} ·{' '}
          {patientTimelineText(older === 'end' && unreadable === 0 ? 'print.whole' : 'print.part')}
        </p>
      </header>
      {allRows.map(({ id, entry }) =>
        entry === undefined ? (
          <UnreadableEntry key={id} />
        ) : (
          <MomentEntry key={id} entry={entry} recordPath="" fileActs={undefined} acts={undefined} />
        ),
      )}
    </div>,
    portalContainer,
  );
});
