import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ok } from '@/domain/kernel/Result';
import { PatientList } from '@/presentation/patients/list/PatientList';
import type { PatientListStore } from '@/presentation/patients/list/PatientListStore';
import { PatientRow } from '@/presentation/patients/list/PatientRow';
import { MomentEntry } from '@/presentation/patients/timeline/moments/MomentEntry';
import { PatientTimeline } from '@/presentation/patients/timeline/PatientTimeline';
import type { PatientTimelineStore } from '@/presentation/patients/timeline/PatientTimelineStore';
import { useStore } from '@/presentation/kit/useStore';
import { aPrintSubject } from '#test/support/builders/patients/aPrintSubject';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { patientTools } from '#test/support/builders/patients/patientTools';
import { organisationScreens } from '../organisations/organisationScreens';
import { longHistory } from './longHistory';
import { manyPatients } from './manyPatients';

/** What the measurement needs to know of a screen. */
export interface MeasuredScreen {
  readonly element: ReactElement;
  /** Its rows. */
  readonly rows: string;
  /** What has its whole height once all rows are there, drawn or not, and that height in pixels. */
  readonly whole?: { readonly element: string; readonly height: number };
  /** Asks for one more page of it, or for another page. */
  readonly more?: () => void;
  readonly search?: (words: string) => void;
}

/** Moments of a page. */
const PAGE = 50;
const nothing = (): void => undefined;

/** Ana's history with all moments loaded but those of the last page. */
function history(count: number) {
  const tools = historyTools();
  const moments = longHistory(count);
  tools.history.page = async ({ cursor }) =>
    ok(
      cursor === undefined
        ? { moments: moments.slice(0, -PAGE), cursor: 'last' }
        : { moments: moments.slice(-PAGE), cursor: null },
    );
  return tools.actions;
}

const PlainTimeline = observer(function PlainTimeline({ store: made }: { readonly store: PatientTimelineStore }) {
  const store = useStore(() => made);
  return (
    <ol>
      {store.allRows.map(
        row =>
          row.entry !== undefined && (
            <li key={row.id}>
              <MomentEntry row={row} recordPath="" actions={{ onRead: nothing }} />
            </li>
          ),
      )}
    </ol>
  );
});

/** Draws nothing until everybody is read: drawn a hundred times it would only take longer. */
const PlainPatients = observer(function PlainPatients({ store: made }: { readonly store: PatientListStore }) {
  const store = useStore(() => made);
  return (
    <ul className="patient-rows">
      {(store.list.status === 'complete' ? store.found : []).map(row => (
        <PatientRow key={row.patient.id} store={store} row={row} />
      ))}
    </ul>
  );
});

const inRouter = (element: ReactElement): ReactElement => <MemoryRouter>{element}</MemoryRouter>;

/** The product's screens, and the same rows without a window or pages around them. */
export const screens: Readonly<Record<string, (count: number) => MeasuredScreen>> = {
  ...organisationScreens,
  timeline: count => {
    const desk = history(count);
    return {
      element: inRouter(
        <PatientTimeline open={() => desk} name="Ana Lima" printSubject={aPrintSubject} access="reads" recordPath="" />,
      ),
      rows: 'ol > li',
      more: () => void desk.timeline.loadOlder(),
    };
  },
  plainTimeline: count => {
    const { timeline } = history(count);
    return {
      element: inRouter(<PlainTimeline store={timeline} />),
      rows: 'ol > li',
      more: () => void timeline.loadOlder(),
    };
  },
  patients: count => {
    const { list, unreadable } = patientTools(manyPatients(count)).stores;
    const store = list();
    return {
      element: inRouter(<PatientList stores={{ list: () => store, unreadable }} />),
      rows: '.patient-rows > li',
      more: () => store.turnTo(store.page + 1),
      search: words => store.search(words),
    };
  },
  plainPatients: count => {
    const store = patientTools(manyPatients(count)).stores.list();
    return {
      element: inRouter(<PlainPatients store={store} />),
      rows: '.patient-rows > li',
      search: words => store.search(words),
    };
  },
};
