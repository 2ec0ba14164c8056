import { CheckDischarge } from '@/application/patients/CheckDischarge';
import { aMoment } from '#test/support/builders/aMoment';
import { anAssessment } from '#test/support/builders/anAssessment';
import { aPatient } from '#test/support/builders/aPatient';
import { FakePatientGateway } from '#test/support/fakes/FakePatientGateway';
import { FakePatientHistory } from '#test/support/fakes/FakePatientHistory';
import { FakeRiskAssessmentGateway } from '#test/support/fakes/FakeRiskAssessmentGateway';
import { ManualClock } from '#test/support/fakes/ManualClock';

function setUp(highRisk = false) {
  const [patients, assessments, moments, clock] = [new FakePatientGateway(aPatient({ highRisk })), new FakeRiskAssessmentGateway(), new FakePatientHistory(), new ManualClock()];
  const check = new CheckDischarge({ patients, assessments, moments }, clock);
  const states = async (unreadMessages: number | 'couldNotCheck' = 0) =>
    Object.fromEntries((await check.execute({ patientId: 'p-ana', unreadMessages, accepted: [] })).items.map(({ item, state }) => [item, state]));
  return { patients, assessments, moments, clock, states };
}

const booked = (momentId: string, start: number, status: 'scheduled' | 'cancelled') =>
  aMoment({ momentId, type: 'appointment', at: start, appointment: { start, end: start + 1, timeZone: 'Europe/London', kind: 'video', status, place: '' } });

const clear = { highRisk: 'clear', openRiskAssessments: 'clear', comingAppointments: 'clear', unreadMessages: 'clear' };

describe('CheckDischarge', () => {
  it('finds nothing open', async () => {
    const { assessments, moments, clock, states } = setUp();
    assessments.put(anAssessment({ status: 'closed' }));
    moments.put(booked('past', clock.now() - 1, 'scheduled'), booked('cancelled', clock.now() + 1, 'cancelled'));
    expect(await states()).toEqual(clear);
  });

  it('finds the flag, an open assessment, a coming appointment and unread messages', async () => {
    const { assessments, moments, clock, states } = setUp(true);
    assessments.put(anAssessment());
    moments.put(booked('coming', clock.now() + 1, 'scheduled'));
    expect(await states(2)).toEqual({ highRisk: 'open', openRiskAssessments: 'open', comingAppointments: 'open', unreadMessages: 'open' });
  });

  it('takes no failure for "none", and no failure takes another item with it', async () => {
    const { patients, assessments, moments, states } = setUp();
    patients.planned.failNext('details', { kind: 'unreachable' });
    expect(await states()).toEqual({ ...clear, highRisk: 'couldNotCheck' });
    assessments.planned.failNext('list', { kind: 'notAllowed' });
    expect(await states()).toEqual({ ...clear, openRiskAssessments: 'couldNotCheck' });
    moments.planned.failNext('page', { kind: 'refused' });
    expect(await states('couldNotCheck')).toEqual({ ...clear, comingAppointments: 'couldNotCheck', unreadMessages: 'couldNotCheck' });
  });
});
