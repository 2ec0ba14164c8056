import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { MemoryRouter } from 'react-router-dom';
import { AppointmentPage } from '@/presentation/patients/appointments/AppointmentPage';
import type { OnAppointmentSaved } from '@/presentation/patients/appointments/AppointmentFormStore';
import { ProfileHeader } from '@/presentation/patients/profile/ProfileHeader';
import { ProfileSide } from '@/presentation/patients/profile/ProfileSide';
import type { ProfileStore } from '@/presentation/patients/profile/ProfileStore';
import { RecordPage } from '@/presentation/patients/record/RecordPage';
import { ownClock } from '@/presentation/kit/time/ownClock';
import { patientTime } from '@/presentation/patients/patientTime';
import { momentTime } from '@/presentation/patients/timeline/moments/momentTime';
import { PatientTimeline } from '@/presentation/patients/timeline/PatientTimeline';
import { useStore } from '@/presentation/kit/useStore';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { anAppointment, appointmentTools } from '#test/support/builders/patients/appointmentTools';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { anAssessment } from '#test/support/builders/patients/anAssessment';
import { aPrintSubject } from '#test/support/builders/patients/aPrintSubject';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { patientTools } from '#test/support/builders/patients/patientTools';
import { settled } from '#test/support/settled';
import { acts } from '../failing/acts';

beforeAll(() =>
  loadTestTexts('patients', 'patientScores', 'patientRecord', 'patientTimeline', 'appointments', 'forms'),
);

const Profile = observer(function Profile({
  open,
  children,
}: {
  readonly open: () => ProfileStore;
  readonly children?: (profile: ProfileStore) => React.ReactNode;
}) {
  const profile = useStore(open);
  return (
    <MemoryRouter>
      <ProfileHeader store={profile} canChat={false} />
      {profile.hasSide && <ProfileSide store={profile} />}
      {children?.(profile)}
    </MemoryRouter>
  );
});

function setUp() {
  const history = historyTools();
  const { stores, calendar, assigned, stale } = patientTools([], history);
  return {
    ...history,
    assigned,
    stale,
    page: appointmentTools('Europe/London', history),
    profile: stores.profile,
    calendar,
  };
}

/** Expects the text about one fact in the column beside the page. */
const says = (name: string, words: string | RegExp): Promise<void> =>
  waitFor(() => {
    const fact = screen.getByText(name, { selector: 'dt' }).parentElement;
    if (fact === null) throw new Error(`Nothing is said of ${name}.`);
    expect(within(fact).getByRole('definition')).toHaveTextContent(words);
  });

/** Expects the text about the next appointment. */
const saysNext = (words: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Next appointment' })).toHaveTextContent(words));

/** The alarms and other risk signs in the header. */
const signs = () => within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem');

describe('the signs of risk in the header of a profile', () => {
  const show = async (arrange: (tools: ReturnType<typeof setUp>) => void = () => undefined) => {
    const tools = setUp();
    arrange(tools);
    await settled(() => render(<Profile open={tools.profile} />));
    return { ...tools, user: userEvent.setup() };
  };
  const words = () => waitFor(() => signs().map(({ textContent }) => textContent?.trim()));

  it('are listed with the most serious first, and each explains itself', async () => {
    const { user } = await show(({ history, assessments }) => {
      assessments.put(anAssessment({ level: 'high', reviewOn: '2026-11-18' }));
      history.put(
        aMoment({ momentId: 'q', type: 'phq9', at: Date.UTC(2026, 10, 10, 12), items: [3, 3, 3, 3, 3, 3, 0, 0, 2] }),
      );
    });
    expect(await words()).toEqual([
      'Item 9: more than half the days (10 Nov)',
      'Risk assessment: high',
      'Risk review overdue since 18 Nov',
      '+1',
    ]);
    await user.click(screen.getByRole('button', { name: /^Item 9: more than half/ }));
    expect(await screen.findByText('Rule CR-SCORE-04')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^1 more/ }));
    expect(await screen.findByText('PHQ-9 total: 20 of 27')).toBeInTheDocument();
  });

  it('say what could not be checked and why that counts, and check it again', async () => {
    const { user, assessments } = await show(({ assessments: failing }) =>
      failing.planned.failNext('list', { kind: 'unreachable' }),
    );
    expect(await words()).toContain('Couldn’t check for risk: risk assessments');
    await user.click(screen.getByRole('button', { name: /^Couldn’t check for risk/ }));
    expect(await screen.findByText(/It never counts as none\./)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    assessments.put(anAssessment({ level: 'imminent' }));
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
    expect(await screen.findByText('Risk assessment: imminent')).toBeInTheDocument();
    expect(screen.queryByText(/^Couldn’t check for risk/)).toBeNull();
  });

  it('include an assessment that cannot be read as not checked', async () => {
    await show(({ assessments }) => (assessments.unreadable = 1));
    expect(await words()).toContain('Couldn’t check for risk: risk assessments');
  });

  const clearPhq9 = ({ history }: ReturnType<typeof setUp>) =>
    history.put(aMoment({ momentId: 'q', type: 'phq9', items: [0, 0, 0, 0, 0, 0, 0, 0, 0] }));

  it('are called none only when everything is known and clear', async () => {
    await show(tools => {
      clearPhq9(tools);
      tools.assigned.patients = [anAssignedPatient()];
    });
    expect(await words()).toEqual(['No risk alarms']);
  });

  it('name what was checked when the patient is not assigned', async () => {
    await show(clearPhq9);
    expect(await words()).toEqual(['No alarm from the flag, risk assessments and PHQ-9.']);
  });

  it('say that the list of assigned patients could not be read, and reload it', async () => {
    const { user, assigned } = await show(tools => {
      clearPhq9(tools);
      tools.assigned.planned.failNext('page', { kind: 'unreachable' });
    });
    expect(await words()).toEqual([
      'Couldn’t check for risk: chat requests, accepted requests, GAD-7, reported scores, survey answers about self-harm',
      'No alarm from the flag, risk assessments and PHQ-9.',
    ]);
    assigned.patients = [anAssignedPatient()];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await words()).toEqual(['No risk alarms']));
  });

  it('are not called none when the list of assigned patients cannot be reloaded', async () => {
    const { assigned, stale } = await show(tools => {
      clearPhq9(tools);
      tools.assigned.patients = [anAssignedPatient()];
    });
    expect(await words()).toEqual(['No risk alarms']);
    assigned.planned.failNext('page', { kind: 'unreachable' });
    await settled(() => stale.announce('assignedPatients'));
    expect(await words()).toEqual([
      expect.stringMatching(/^Couldn’t check for risk: chat requests/),
      expect.stringMatching(/^No alarm from/),
    ]);
  });

  it('include what only the list of assigned patients knows', async () => {
    await show(tools => {
      clearPhq9(tools);
      const requestedAt = tools.clock.now() - 120_000;
      tools.assigned.patients = [
        anAssignedPatient({
          waitingRequest: { requestId: 'r', emergency: true, requestedAt },
          gad7: { at: Date.UTC(2026, 10, 12, 9), items: [3, 3, 3, 3, 3, 3, 0], previous: 18 },
        }),
      ];
    });
    expect(await words()).toEqual(['Waiting 2 min for an emergency chat', expect.stringMatching(/^GAD-7 severe/)]);
  });

  it('are shown when the details cannot be loaded, with the gap that this leaves', async () => {
    await show(({ patients, assessments }) => {
      patients.planned.failAlways('details', { kind: 'unreachable' });
      assessments.put(anAssessment({ level: 'imminent' }));
    });
    expect(await words()).toEqual([
      'Risk assessment: imminent',
      'Couldn’t check for risk: high-risk flag and chat',
      'No PHQ-9 yet: score and item 9 unknown',
    ]);
    await says('Flag', /^Couldn’t check/);
    await says('Open risk assessments', /^Imminent, /);
  });

  it('disappear with a patient whom the user may not see', async () => {
    await show(({ patients, assessments }) => {
      patients.planned.failAlways('details', { kind: 'notAllowed' });
      assessments.put(anAssessment({ level: 'imminent' }));
    });
    expect(await screen.findByText(/^Couldn’t load this patient’s details/)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('imminent');
  });

  it('include the flag next to the name, with its reason', async () => {
    const { user } = await show(({ patients }) => (patients.patient = aPatient({ highRisk: true })));
    await user.click(await screen.findByRole('button', { name: 'High risk' }));
    expect(await screen.findByText('Removing the flag, with a reason.')).toBeInTheDocument();
  });
});

describe('the column beside a profile', () => {
  beforeEach(() => ownClock.set(undefined));

  it('calls an unreadable risk assessment neither none nor a lower level', async () => {
    const { assessments, profile } = setUp();
    assessments.unreadable = 1;
    await settled(() => render(<Profile open={profile} />));
    await says('Open risk assessments', /^1 couldn’t be read$/);
  });

  it('shows the date of an open assessment, and an overdue review', async () => {
    const { assessments, profile } = setUp();
    const at = Date.UTC(2026, 8, 28, 12);
    assessments.put(
      anAssessment({ level: 'high', reviewOn: '2026-11-18', assessed: { at, by: { userId: 'u-ben', name: 'Ben' } } }),
    );
    await settled(() => render(<Profile open={profile} />));
    await says('Open risk assessments', /^High, 28 Sept$/);
    await says('Review', /^Overdue since 18 Nov$/);
  });

  it('lists an unreadable risk assessment next to the open ones', async () => {
    const { assessments, profile } = setUp();
    assessments.put(anAssessment({ level: 'low' }));
    assessments.unreadable = 2;
    await settled(() => render(<Profile open={profile} />));
    await says('Open risk assessments', /^Low, .*2 couldn’t be read$/);
  });

  it.each([
    ['an answer above 0', [0, 0, 0, 0, 0, 0, 0, 0, 2], /^More than half the days \(10 Nov\)$/],
    ['an answer of 0', [1, 0, 0, 0, 0, 0, 0, 0, 0], /^Not at all \(10 Nov\)$/],
    ['a missing answer', [1, 0, 0, 0, 0, 0, 0, 0, null], /^not answered \(10 Nov\)$/],
  ])('says what the latest PHQ-9 says about self-harm: %s', async (_what, items, words) => {
    const { history, profile } = setUp();
    history.put(aMoment({ momentId: 'q', type: 'phq9', at: Date.UTC(2026, 10, 10, 12), items }));
    await settled(() => render(<Profile open={profile} />));
    await says('PHQ-9 item 9 (self-harm)', words);
  });

  it('says that there is no PHQ-9 yet', async () => {
    const { profile } = setUp();
    await settled(() => render(<Profile open={profile} />));
    await says('PHQ-9 item 9 (self-harm)', /^No PHQ-9 yet$/);
  });

  it('does not call an unreadable PHQ-9 none', async () => {
    const { history, profile } = setUp();
    history.put(aMoment({ momentId: 'q', type: 'phq9', items: [0, 0, 0, 0, 0, 0, 0, 0, 0] }));
    history.unreadableIds.add('q');
    await settled(() => render(<Profile open={profile} />));
    await says('PHQ-9 item 9 (self-harm)', /^Couldn’t check/);
  });

  it('does not call an unreadable appointment none', async () => {
    const { history, profile } = setUp();
    history.unreadable = 1;
    await settled(() => render(<Profile open={profile} />));
    await saysNext(/Couldn’t check/);
  });

  it('is updated when risk assessments are deleted on its page', async () => {
    const { assessments, record, profile } = setUp();
    assessments.put(anAssessment({ level: 'imminent' }));
    await settled(() =>
      render(
        <Profile open={profile}>
          {store => <RecordPage patientId="p-ana" stores={{ record: () => record }} profile={store} />}
        </Profile>,
      ),
    );
    await says('Open risk assessments', /^Imminent, /);
    await acts.press(/^Delete the risk assessment of/);
    await acts.press('Delete risk assessment');
    await says('Open risk assessments', 'None');
  });

  it('is updated when appointments are recorded and made on its page', async () => {
    const { history, page, profile } = setUp();
    history.put(anAppointment('a-1', '2026-11-23T10:00:00Z'));
    const stores = {
      appointments: (_id: string, _zone: string, onSettled?: () => void) => page.list(onSettled),
      appointmentForm: (_subject: unknown, onSaved: OnAppointmentSaved) => page.form(null, onSaved),
    };
    await settled(() =>
      render(
        <Profile open={profile}>
          {store => <AppointmentPage patientId="p-ana" stores={stores} profile={store} />}
        </Profile>,
      ),
    );
    await saysNext(/23 Nov.*10:00/);
    await acts.tick('checkbox', /^Select the appointment/);
    await acts.press('Cancelled');
    await saysNext(/None$/);
    await acts.typeMoment('Start (your time)', '2026-12-01T10:00');
    await acts.type('Type', 'video');
    await acts.press('Add appointment');
    await saysNext(/1 Dec.*10:00/);
  });

  it('is updated according to the type of moment that is deleted from the history', async () => {
    const { history, page } = historyTools();
    history.put(anAppointment('a-1', '2026-11-23T10:00:00Z'));
    const deleted: string[] = [];
    const { actions: desk } = page(type => deleted.push(type));
    const stop = desk.start();
    await waitFor(() => expect(desk.timeline.entries).toHaveLength(1));
    const [entry] = desk.timeline.entries;
    if (entry !== undefined) desk.deletion.ask(entry);
    await desk.deletion.confirm();
    stop();
    expect(deleted).toEqual(['appointment']);
  });

  it('shows the year of the next appointment when it is another year', async () => {
    const { history, profile } = setUp();
    history.put(anAppointment('a-1', '2027-11-26T14:00:00Z'));
    await settled(() => render(<Profile open={profile} />));
    await saysNext(/26 Nov 2027.*14:00/);
  });

  it('shows the next appointment in the time zones of therapist and patient, on any device', async () => {
    const { history, profile } = setUp();
    ownClock.set('Australia/Sydney');
    history.put(anAppointment('a-1', '2026-11-26T14:00:00Z'));
    await settled(() => render(<Profile open={profile} />));
    await saysNext('Fri 27 Nov, 01:00 (Australia/Sydney)');
    await saysNext('Thu 26 Nov, 14:00 patient’s time (Europe/London)');
    await says('Your time', /\(Australia\/Sydney\)\. Times are in your time zone\.$/);
    expect([
      patientTime.full(Date.parse('2026-11-26T14:00Z')),
      momentTime.full(Date.parse('2026-11-26T14:00Z')),
    ]).toEqual(['Fri 27 Nov, 01:00', '27 Nov 2026, 01:00']);
  });

  it('does not name the time zone when it is the patient’s too', async () => {
    const { profile } = setUp();
    ownClock.set('Europe/London');
    await settled(() => render(<Profile open={profile} />));
    await says('Patient’s time', /, same as yours$/);
    expect(screen.queryByText('Your time')).toBeNull();
  });

  it('says that times are in this device’s zone while the therapist’s own is unknown', async () => {
    const { profile } = setUp();
    await settled(() => render(<Profile open={profile} />));
    await says('Your time', /from this device because your time zone is unknown/);
  });

  it('changes all times on its page to the therapist’s zone once that is known', async () => {
    const { assessments, history, record, actions: desk, profile } = setUp();
    assessments.put(
      anAssessment({ assessed: { at: Date.parse('2026-11-01T14:00Z'), by: { userId: 'u-ben', name: 'Ben Okoro' } } }),
    );
    history.put(aMoment({ at: Date.parse('2026-11-18T14:00Z') }));
    await settled(() =>
      render(
        <Profile open={profile}>
          {store => (
            <>
              <RecordPage patientId="p-ana" stores={{ record: () => record }} profile={store} />
              <PatientTimeline
                open={() => desk}
                name="Ana Lima"
                printSubject={aPrintSubject}
                access="write"
                recordPath="/record"
              />
            </>
          )}
        </Profile>,
      ),
    );
    expect((await screen.findAllByRole('article')).map(article => article.getAttribute('aria-label'))).not.toContain(
      'Note, 19 Nov 2026, 04:00',
    );
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    await settled(() => ownClock.set('Pacific/Kiritimati'));
    await waitFor(() =>
      expect(screen.getAllByRole('article').map(article => article.getAttribute('aria-label'))).toEqual([
        'Assessed by Ben Okoro, 2 Nov 2026, 04:00',
        'Note, 19 Nov 2026, 04:00',
      ]),
    );
  });

  it('offers to undo a flag change of its own patient only', async () => {
    const { page, stores } = patientTools();
    const shared = page();
    await settled(() => render(<Profile open={() => stores.profile('p-ana', shared)} />));
    const flag = (id: string, name: string) =>
      settled(() => void shared.flagChanges.change({ id, name, highRisk: false }, 'Said so'));
    await flag('p-ben', 'Ben');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await flag('p-ana', 'Ana');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  it('moves on to the next appointment when one is over, and says which is under way', async () => {
    const { history, clock, profile } = setUp();
    const [soon, later] = [clock.now() + 60_000, clock.now() + 90_000_000];
    history.put(
      anAppointment('a-1', new Date(soon).toISOString()),
      anAppointment('a-2', new Date(later).toISOString()),
    );
    await settled(() => render(<Profile open={profile} />));
    await saysNext(/^(?!.*Under way)/);
    await settled(() => clock.advance(75_000));
    await saysNext(/Under way/);
    await settled(() => clock.advance(3_600_000));
    await saysNext(new RegExp(`${new Date(later).getUTCDate()} `));
  });
});
