import { CheckDischarge } from '@/application/patients/list/CheckDischarge';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { anAssessment } from '#test/support/builders/patients/anAssessment';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { FakeAssignedPatientGateway } from '#test/support/fakes/patients/FakeAssignedPatientGateway';
import { FakePatientGateway } from '#test/support/fakes/patients/FakePatientGateway';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';
import { FakeRiskAssessmentGateway } from '#test/support/fakes/patients/FakeRiskAssessmentGateway';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

function setUp(highRisk = false) {
  const assigned = new FakeAssignedPatientGateway([anAssignedPatient()]);
  const [patients, assessments, moments, clock] = [
    new FakePatientGateway(aPatient({ highRisk })),
    new FakeRiskAssessmentGateway(),
    new FakePatientHistory(),
    new ManualClock(),
  ];
  const check = new CheckDischarge({ assigned, patients, assessments, moments }, clock);
  const states = async () =>
    Object.fromEntries(
      (await check.execute({ patientId: 'p-ana', place: 0, accepted: [] })).items.map(({ item, state }) => [
        item,
        state,
      ]),
    );
  return { assigned, patients, assessments, moments, clock, states };
}

const HOUR = 3_600_000;

const booked = (momentId: string, start: number, status: 'scheduled' | 'cancelled') =>
  aMoment({
    momentId,
    type: 'appointment',
    at: start,
    appointment: { start, end: start + HOUR, timeZone: 'Europe/London', kind: 'video', status, place: '' },
  });

const clear = {
  highRisk: 'clear',
  selfHarmItem: 'clear',
  openRiskAssessments: 'clear',
  waitingRequests: 'clear',
  unansweredMessages: 'clear',
  unreadMessages: 'clear',
  comingAppointments: 'clear',
};
/** The items that come from the list of patients. */
const listUnknown = {
  selfHarmItem: 'couldNotCheck',
  waitingRequests: 'couldNotCheck',
  unansweredMessages: 'couldNotCheck',
  unreadMessages: 'couldNotCheck',
};
const request = { requestId: 'r-1', emergency: false, requestedAt: Date.UTC(2026, 10, 20, 9) };
const phq9 = (item9: number | null) => ({
  at: Date.UTC(2026, 10, 12, 9),
  items: [1, 1, 1, 0, 0, 0, 0, 0, item9],
  previous: 4,
});

describe('CheckDischarge', () => {
  it('finds nothing open', async () => {
    const { assessments, moments, clock, states } = setUp();
    assessments.put(anAssessment({ status: 'closed' }));
    moments.put(booked('past', clock.now() - HOUR, 'scheduled'), booked('cancelled', clock.now() + 1, 'cancelled'));
    expect(await states()).toEqual(clear);
  });

  it('reports what could not be read completely as not checked', async () => {
    const { assessments, moments, states } = setUp();
    [assessments.unreadable, moments.unreadable] = [1, 1];
    expect(await states()).toEqual({
      ...clear,
      openRiskAssessments: 'couldNotCheck',
      comingAppointments: 'couldNotCheck',
    });
  });

  it('finds the flag, an open assessment, a coming appointment and unread messages', async () => {
    const { assigned, assessments, moments, clock, states } = setUp(true);
    assigned.patients = [anAssignedPatient({ unreadMessageCount: 2 })];
    assessments.put(anAssessment());
    moments.put(booked('coming', clock.now() + 1, 'scheduled'));
    expect(await states()).toEqual({
      ...clear,
      highRisk: 'open',
      openRiskAssessments: 'open',
      comingAppointments: 'open',
      unreadMessages: 'open',
    });
  });

  it.each([
    ['messages that were read but not answered', { waitingSince: 1 }, { unansweredMessages: 'open' }],
    ['a request that was not accepted', { waitingRequest: request }, { waitingRequests: 'open' }],
    ['an accepted request that was not answered', { acceptedRequest: request }, { waitingRequests: 'open' }],
    [
      'a request beside one that could not be read',
      { acceptedRequest: request, couldNotCheck: ['waitingRequest' as const] },
      { waitingRequests: 'open' },
    ],
    ['an item 9 above 0', { phq9: phq9(1) }, { selfHarmItem: 'open' }],
    [
      'an item 9 above 0 of which the date could not be read',
      { phq9: { ...phq9(1), at: null }, couldNotCheck: ['phq9' as const] },
      { selfHarmItem: 'open' },
    ],
    ['an item 9 that was left out', { phq9: phq9(null) }, { selfHarmItem: 'open' }],
    ['no PHQ-9 at all', { phq9: null }, {}],
  ])('finds %s', async (_, patient, open) => {
    const { assigned, states } = setUp();
    assigned.patients = [anAssignedPatient(patient)];
    expect(await states()).toEqual({ ...clear, ...open });
  });

  it.each([
    ['phq9', 'selfHarmItem'],
    ['waitingRequest', 'waitingRequests'],
    ['acceptedRequest', 'waitingRequests'],
    ['waitingSince', 'unansweredMessages'],
    ['unreadMessageCount', 'unreadMessages'],
  ] as const)('reports an unreadable %s as not checked', async (sign, item) => {
    const { assigned, states } = setUp();
    assigned.patients = [anAssignedPatient({ couldNotCheck: [sign] })];
    expect(await states()).toEqual({ ...clear, [item]: 'couldNotCheck' });
  });

  it('counts an appointment that has started but not ended', async () => {
    const { moments, clock, states } = setUp();
    moments.put(booked('now', clock.now() - HOUR + 1, 'scheduled'));
    expect(await states()).toEqual({ ...clear, comingAppointments: 'open' });
  });

  it('finds one planned appointment behind many cancelled ones', async () => {
    const { moments, clock, states } = setUp();
    const cancelled = Array.from({ length: 120 }, (_, day) =>
      booked(`cancelled-${day}`, clock.now() + (day + 2) * 24 * HOUR, 'cancelled'),
    );
    moments.put(booked('coming', clock.now() + HOUR, 'scheduled'), ...cancelled);
    expect(await states()).toEqual({ ...clear, comingAppointments: 'open' });
  });

  it('reloads unread messages each time', async () => {
    const { assigned, states } = setUp();
    expect(await states()).toEqual(clear);
    assigned.patients = [anAssignedPatient({ unreadMessageCount: 1 })];
    expect(await states()).toEqual({ ...clear, unreadMessages: 'open' });
  });

  it('reports the items of a patient who has left the list as not checked', async () => {
    const { assigned, states } = setUp();
    assigned.patients = [anAssignedPatient({ id: 'p-max' })];
    expect(await states()).toEqual({ ...clear, ...listUnknown });
  });

  it('reports a failure as not checked, and checks the other items', async () => {
    const { assigned, patients, assessments, moments, states } = setUp();
    patients.planned.failNext('details', { kind: 'unreachable' });
    expect(await states()).toEqual({ ...clear, highRisk: 'couldNotCheck' });
    assessments.planned.failNext('list', { kind: 'notAllowed' });
    expect(await states()).toEqual({ ...clear, openRiskAssessments: 'couldNotCheck' });
    moments.planned.failNext('page', { kind: 'refused' });
    assigned.planned.failNext('page', { kind: 'unreachable' });
    expect(await states()).toEqual({ ...clear, ...listUnknown, comingAppointments: 'couldNotCheck' });
  });
});
