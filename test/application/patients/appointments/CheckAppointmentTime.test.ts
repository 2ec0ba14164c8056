import {
  CheckAppointmentTime,
  type AppointmentTimeCheck,
} from '@/application/patients/appointments/CheckAppointmentTime';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { FakeAvailabilityGateway } from '#test/support/fakes/patients/FakeAvailabilityGateway';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

/** A Monday. */
const at = (time: string): number => Date.parse(`2026-11-23T${time}Z`);
const booked = (momentId: string, from: string, until: string, status: 'scheduled' | 'cancelled' = 'scheduled') =>
  aMoment({
    momentId,
    type: 'appointment',
    at: at(from),
    appointment: { start: at(from), end: at(until), timeZone: 'Europe/London', kind: 'video', status, place: '' },
  });

function setUp() {
  const [calendar, history] = [new FakeAvailabilityGateway(), new FakePatientHistory()];
  const check = (part: Partial<AppointmentTimeCheck> = {}) =>
    new CheckAppointmentTime(calendar, history).execute({
      patientId: 'p-ana',
      start: at('10:00'),
      end: at('11:00'),
      momentId: null,
      others: [],
      ...part,
    });
  return { calendar, history, check };
}

describe('CheckAppointmentTime', () => {
  it('finds nothing against a free hour', async () => {
    expect(await setUp().check()).toEqual({ availability: 'inside', overlaps: [] });
  });

  it('warns of the weekly times', async () => {
    expect(await setUp().check({ start: at('16:30'), end: at('17:30') })).toMatchObject({ availability: 'outside' });
  });

  it('warns of this patient’s and of other patients’ appointments, and of none that was cancelled or is being moved', async () => {
    const { history, check } = setUp();
    history.put(
      booked('own', '09:30', '10:30'),
      booked('cancelled', '10:00', '11:00', 'cancelled'),
      booked('moved', '10:00', '11:00'),
    );
    const others = [{ momentId: 'other', start: at('10:59'), end: at('12:00') }];
    expect((await check({ momentId: 'moved', others })).overlaps).toEqual(['own', 'other']);
  });

  it('does not treat unloaded times as free', async () => {
    const { calendar, history, check } = setUp();
    calendar.planned.failNext('availability', { kind: 'unreachable' });
    expect(await check({ others: 'couldNotCheck' })).toEqual({
      availability: 'couldNotCheck',
      overlaps: 'couldNotCheck',
    });
    history.planned.failNext('page', { kind: 'unreachable' });
    expect(await check()).toEqual({ availability: 'inside', overlaps: 'couldNotCheck' });
  });
});
