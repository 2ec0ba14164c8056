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

const clear = { highRisk: 'clear', openRiskAssessments: 'clear', comingAppointments: 'clear', unreadMessages: 'clear' };

describe('CheckDischarge', () => {
  it('finds nothing open', async () => {
    const { assessments, moments, clock, states } = setUp();
    assessments.put(anAssessment({ status: 'closed' }));
    moments.put(booked('past', clock.now() - HOUR, 'scheduled'), booked('cancelled', clock.now() + 1, 'cancelled'));
    expect(await states()).toEqual(clear);
  });

  it('does not call clear what could not all be read', async () => {
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
      highRisk: 'open',
      openRiskAssessments: 'open',
      comingAppointments: 'open',
      unreadMessages: 'open',
    });
  });

  it('counts an appointment that is under way', async () => {
    const { moments, clock, states } = setUp();
    moments.put(booked('now', clock.now() - HOUR + 1, 'scheduled'));
    expect(await states()).toEqual({ ...clear, comingAppointments: 'open' });
  });

  it('finds the one planned appointment behind many cancelled ones', async () => {
    const { moments, clock, states } = setUp();
    const cancelled = Array.from({ length: 120 }, (_, day) =>
      booked(`cancelled-${day}`, clock.now() + (day + 2) * 24 * HOUR, 'cancelled'),
    );
    moments.put(booked('coming', clock.now() + HOUR, 'scheduled'), ...cancelled);
    expect(await states()).toEqual({ ...clear, comingAppointments: 'open' });
  });

  it('loads unread messages again each time', async () => {
    const { assigned, states } = setUp();
    expect(await states()).toEqual(clear);
    assigned.patients = [anAssignedPatient({ unreadMessageCount: 1 })];
    expect(await states()).toEqual({ ...clear, unreadMessages: 'open' });
  });

  it('does not report a patient who has left the list as without unread messages', async () => {
    const { assigned, states } = setUp();
    assigned.patients = [anAssignedPatient({ id: 'p-max' })];
    expect(await states()).toEqual({ ...clear, unreadMessages: 'couldNotCheck' });
  });

  it('does not report a failure as "none", and checks the other items anyway', async () => {
    const { assigned, patients, assessments, moments, states } = setUp();
    patients.planned.failNext('details', { kind: 'unreachable' });
    expect(await states()).toEqual({ ...clear, highRisk: 'couldNotCheck' });
    assessments.planned.failNext('list', { kind: 'notAllowed' });
    expect(await states()).toEqual({ ...clear, openRiskAssessments: 'couldNotCheck' });
    moments.planned.failNext('page', { kind: 'refused' });
    assigned.planned.failNext('page', { kind: 'unreachable' });
    expect(await states()).toEqual({ ...clear, comingAppointments: 'couldNotCheck', unreadMessages: 'couldNotCheck' });
  });
});
