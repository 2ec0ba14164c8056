import { render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LoadScores } from '@/application/patients/scores/LoadScores';
import { AppointmentForm } from '@/presentation/patients/appointments/AppointmentForm';
import { AppointmentList } from '@/presentation/patients/appointments/AppointmentList';
import { AssessmentsSection } from '@/presentation/patients/record/AssessmentsSection';
import { RecordSection } from '@/presentation/patients/record/RecordSection';
import { SharingSection } from '@/presentation/patients/record/SharingSection';
import { MoodMeter } from '@/presentation/patients/scores/MoodMeter';
import { ScoresStore } from '@/presentation/patients/scores/ScoresStore';
import { PatientTimeline } from '@/presentation/patients/timeline/PatientTimeline';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { appointmentTools } from '#test/support/builders/patients/appointmentTools';
import { aPrintSubject } from '#test/support/builders/patients/aPrintSubject';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { FakePatientGateway } from '#test/support/fakes/patients/FakePatientGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';
import { acts } from './failing/acts';

beforeAll(() => loadTestTexts('patientTimeline', 'patientRecord', 'appointments', 'patientScores'));

/** One page of a profile, with everything open on it that can be open. */
const pages: Readonly<
  Record<string, () => { readonly page: ReactElement; readonly open?: () => Promise<void>; readonly shows: RegExp }>
> = {
  timeline: () => {
    const tools = historyTools();
    tools.history.put(aMoment());
    tools.actions.cgi.open();
    return {
      page: (
        <PatientTimeline
          open={() => tools.actions}
          name="Ana Lima"
          printSubject={aPrintSubject}
          access="write"
          recordPath="/record"
        />
      ),
      shows: /Spoke about sleep/,
    };
  },
  record: () => {
    const { record } = historyTools();
    const store = record.record();
    store.edit();
    return { page: <RecordSection open={() => store} onlyReads={false} />, shows: /Goals/ };
  },
  'risk assessments': () => ({
    page: <AssessmentsSection stores={historyTools().record} name="Ana Lima" onlyReads={false} />,
    open: () => acts.pressFirst('Add risk assessment'),
    shows: /No risk has been assessed/,
  }),
  sharing: () => ({
    page: <SharingSection open={() => historyTools().record.sharing()} name="Ana Lima" />,
    shows: /Cleo Park/,
  }),
  'mood and scores': () => {
    const store = new ScoresStore('p-ana', 'Europe/London', {
      loadScores: new LoadScores(new FakePatientGateway(aPatient())),
      clock: new ManualClock(),
    });
    void store.load();
    return { page: <MoodMeter store={store} />, shows: /reported no mood/ };
  },
  appointments: () => {
    const tools = appointmentTools();
    const [list, form] = [tools.list(), tools.form()];
    void list.load();
    void form.load();
    return {
      page: (
        <>
          <AppointmentList store={list} pathOf={() => '/one'} />
          <AppointmentForm store={form} />
        </>
      ),
      shows: /No upcoming appointments/,
    };
  },
};

describe('cached pages of two patients', () => {
  it.each(Object.keys(pages))('have no element ids in common: %s', async name => {
    const made = [pages[name]?.(), pages[name]?.()];
    render(
      <MemoryRouter>
        {made.map((one, place) => (
          <div key={place}>{one?.page}</div>
        ))}
      </MemoryRouter>,
    );
    for (const one of made) {
      if (one === undefined) throw new Error('There is no such page.');
      await waitFor(() => expect(screen.getAllByText(one.shows, { ignore: 'script' }).length).toBeGreaterThan(1));
      await one.open?.();
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    const named = [...document.querySelectorAll('label[for], [aria-labelledby]')].flatMap(element =>
      (element.getAttribute('for') ?? element.getAttribute('aria-labelledby') ?? '').split(' '),
    );
    expect(named.filter(id => !ids.includes(id))).toEqual([]);
  });
});
