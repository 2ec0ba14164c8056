import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PatientList } from '@/presentation/patients/list/PatientList';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { ownClock } from '@/presentation/kit/time/ownClock';
import { patientTools } from '#test/support/builders/patients/patientTools';

beforeAll(() => loadTestTexts('patients', 'chat'));

const at = Date.UTC(2026, 10, 12, 9);

/** The words of the only row. */
async function wordsOf(
  patient: Parameters<typeof anAssignedPatient>[0],
  prepare: (tools: ReturnType<typeof patientTools>) => void = () => undefined,
) {
  const tools = patientTools([anAssignedPatient(patient)]);
  prepare(tools);
  render(
    <MemoryRouter>
      <PatientList stores={tools.stores} />
    </MemoryRouter>,
  );
  const row = within(await screen.findByRole('list', { name: 'Assigned patients' }));
  return (await row.findAllByRole('listitem')).slice(1).map(({ textContent }) => textContent.trim());
}

describe('a score as a reason', () => {
  const risk = { riskAssessmentId: 'r', level: 'low', assessedAt: 0 } as const;

  it.each([
    ['severe', { phq9: { at, items: [3, 3, 3, 3, 3, 3, 3, 3, 0], previous: 24 } }, ['PHQ-9 severe: 24 of 27']],
    [
      'moderately severe',
      { phq9: { at, items: [3, 3, 3, 3, 3, 0, 0, 0, 0], previous: 15 } },
      ['PHQ-9 moderately severe: 15 of 27'],
    ],
    [
      'incomplete',
      { phq9: { at, items: [3, 3, 3, 3, 3, 3, 3, null, 0], previous: 20 } },
      ['PHQ-9 severe: at least 21 of 27', 'PHQ-9 incomplete: at least 21 of 27', 'PHQ-9 trend unknown'],
    ],
    ['a first score', { gad7: { at, items: [0, 0, 0, 0, 0, 0, 0], previous: null } }, ['GAD-7 trend unknown']],
    ['none', { phq9: null, gad7: null }, ['No PHQ-9 yet: score and item 9 unknown', 'No GAD-7 yet: score unknown']],
    ['a flag', { highRisk: true, highRiskSince: at }, ['High risk']],
    ['an old flag', { highRisk: true }, ['High risk']],
    ['unread', { unreadMessageCount: 2, unreadSince: at }, ['2 unread messages']],
    [
      'a high assessment',
      { openRisks: [{ ...risk, level: 'high', assessedAt: at, reviewOn: null }] as const },
      ['Risk assessment: high'],
    ],
    [
      'reported',
      { reportedScores: { at: at + 1, phq9: null, gad7: 15 } },
      ['GAD-7 severe: 15 of 21', 'GAD-7 worsened'],
    ],
    [
      'an unreadable date',
      {
        phq9: { at: null, items: [3, 3, 3, 3, 3, 3, 3, 3, 1], previous: 25 },
        openRisks: [{ ...risk, level: 'high', assessedAt: null, reviewOn: null }] as const,
        couldNotCheck: ['phq9', 'openRisks'] as const,
      },
      ['Item 9: several days (date couldn’t be read)', 'Risk assessment: high', '+2', 'PHQ-9 trend unknown'],
    ],
    ['unchecked', { phq9: null, couldNotCheck: ['phq9'] as const }, ['Couldn’t check for risk: PHQ-9']],
    [
      'several overdue reviews',
      {
        openRisks: [
          { ...risk, level: 'moderate', reviewOn: '2027-01-01' },
          { ...risk, reviewOn: '2026-11-02' },
          { ...risk, reviewOn: '2026-11-01' },
        ] as const,
      },
      ['Risk review overdue since 2 Nov', 'Risk review overdue since 1 Nov'],
    ],
  ])('is shown with its date: %s', async (_what, patient, words) => {
    expect(await wordsOf(patient)).toEqual(words);
  });
});

describe('"Nothing needs you today"', () => {
  it('is shown when everything is known and every patient was read', async () => {
    expect(await wordsOf({})).toEqual(['Nothing needs you today']);
  });

  it('is not shown while a patient could not be read', async () => {
    const words = await wordsOf({}, ({ assigned }) => {
      assigned.patients = [...assigned.patients, anAssignedPatient({ id: 'p-bo' })];
      assigned.unreadable.add('p-bo');
    });
    expect(words).toEqual(['Couldn’t check everything']);
    expect(screen.getByText('1 patient couldn’t be read and isn’t shown. We’ve reported it.')).toBeInTheDocument();
  });
});

describe('an appointment as a reason', () => {
  it.each([
    ['Europe/London', '2026-11-20T11:00Z', 'Appointment today at 11:00 (Europe/London)'],
    ['Australia/Sydney', '2026-11-20T11:00Z', 'Appointment today at 22:00 (Australia/Sydney)'],
    ['Australia/Sydney', '2026-11-20T15:00Z', 'Appointment Sat 21 Nov, 02:00 (Australia/Sydney)'],
    ['Australia/Perth', '2026-11-20T09:00Z', 'Appointment under way since 17:00 (Australia/Perth)'],
  ])('is shown in the therapist’s own time zone (%s), whatever this device shows', async (zone, startsAt, words) => {
    const start = Date.parse(startsAt);
    const tools = patientTools([
      anAssignedPatient({
        nextAppointment: {
          momentId: 'a-1',
          start,
          end: start + 3_600_000,
          timeZone: zone,
          kind: 'video',
          status: 'scheduled',
          place: '',
        },
      }),
    ]);
    ownClock.set(zone);
    render(
      <MemoryRouter>
        <PatientList stores={tools.stores} />
      </MemoryRouter>,
    );
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  afterAll(() => ownClock.set(undefined));
});
