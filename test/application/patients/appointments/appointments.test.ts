import {
  CheckAppointmentTime,
  type AppointmentTimeCheck,
} from '@/application/patients/appointments/CheckAppointmentTime';
import { FindAppointment } from '@/application/patients/appointments/FindAppointment';
import { ListAppointments } from '@/application/patients/appointments/ListAppointments';
import { loadAllAppointments } from '@/application/patients/appointments/loadAllAppointments';
import { ok } from '@/domain/kernel/Result';
import type { Appointment } from '@/domain/patients/appointments/Appointment';
import type { Moment } from '@/domain/patients/timeline/Moment';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { anAppointment } from '#test/support/builders/patients/appointmentTools';
import { FakeAvailabilityGateway } from '#test/support/fakes/patients/FakeAvailabilityGateway';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

describe('FindAppointment', () => {
  const appointment: Appointment = {
    start: 1_000,
    end: 4_000,
    timeZone: 'Europe/London',
    kind: 'phone',
    status: 'scheduled',
    place: '',
  };

  it('finds an appointment by its id', async () => {
    const history = new FakePatientHistory();
    history.put(aMoment({ momentId: 'a-1', type: 'appointment', appointment }));
    expect(await new FindAppointment(history).execute('p-ana', 'a-1')).toEqual({ ok: true, value: appointment });
  });

  it('finds nothing if the id belongs to another kind of moment', async () => {
    const history = new FakePatientHistory();
    history.put(aMoment({ momentId: 'n-1', type: 'note', note: 'Called.' }));
    expect(await new FindAppointment(history).execute('p-ana', 'n-1')).toEqual({
      ok: false,
      failure: { kind: 'notFound' },
    });
  });
});

describe('ListAppointments', () => {
  const appointment = (momentId: string, at: number): Moment =>
    aMoment({
      momentId,
      type: 'appointment',
      at,
      appointment: {
        start: at,
        end: at + 3_000_000,
        timeZone: 'Europe/London',
        kind: 'video',
        status: 'scheduled',
        place: '',
      },
    });

  it('lists the appointments of all pages, latest first', async () => {
    const history = new FakePatientHistory();
    history.put(
      ...Array.from({ length: 230 }, (_, index) => appointment(`a-${String(index).padStart(3, '0')}`, index * 1_000)),
      aMoment({ momentId: 'n-1' }),
    );
    const listed = await new ListAppointments(history).execute('p-ana');
    expect(
      listed.ok && [
        listed.value.moments.length,
        listed.value.moments[0]?.momentId,
        listed.value.moments.at(-1)?.momentId,
      ],
    ).toEqual([230, 'a-229', 'a-000']);
  });

  it('counts appointments that could not be read', async () => {
    const history = new FakePatientHistory();
    history.put(appointment('a-1', 1));
    history.unreadable = 2;
    expect(await new ListAppointments(history).execute('p-ana')).toMatchObject({
      ok: true,
      value: { moments: [{ momentId: 'a-1' }], unreadable: 2 },
    });
  });

  it('fails instead of returning only a part', async () => {
    const history = new FakePatientHistory();
    history.put(...Array.from({ length: 120 }, (_, index) => appointment(`a-${index}`, index)));
    const list = new ListAppointments(history);
    expect((await list.execute('p-ana')).ok).toBe(true);
    history.planned.failNext('page', { kind: 'unreachable' });
    expect(await list.execute('p-ana')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });

  it('stops at a list that never ends, and fails', async () => {
    const pages = { page: async () => ok({ moments: [appointment('a-1', 1)], cursor: 'again' }) };
    expect(await new ListAppointments(pages).execute('p-ana')).toEqual({ ok: false, failure: { kind: 'refused' } });
  });
});

describe('every appointment of a patient', () => {
  it('is returned without the unreadable ones only to a caller that handles them', async () => {
    const received: number[] = [];
    const history = new FakePatientHistory();
    history.put(anAppointment('a-1', '2026-11-23T10:00:00Z'));
    history.unreadable = 1;
    expect(await loadAllAppointments(history, { patientId: 'p-ana' })).toEqual({
      ok: false,
      failure: { kind: 'refused' },
    });
    expect(await loadAllAppointments(history, { patientId: 'p-ana' }, count => received.push(count))).toMatchObject({
      ok: true,
      value: [{ momentId: 'a-1' }],
    });
    expect(received).toEqual([1]);
  });
});

describe('CheckAppointmentTime', () => {
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

  it('reports no conflict for a free hour', async () => {
    expect(await setUp().check()).toEqual({ availability: 'inside', overlaps: [] });
  });

  it('warns of a time outside the weekly hours', async () => {
    expect(await setUp().check({ start: at('16:30'), end: at('17:30') })).toMatchObject({ availability: 'outside' });
  });

  it('warns of appointments of any patient, except cancelled ones and the one being moved', async () => {
    const { history, check } = setUp();
    history.put(
      booked('own', '09:30', '10:30'),
      booked('cancelled', '10:00', '11:00', 'cancelled'),
      booked('moved', '10:00', '11:00'),
    );
    const others = [{ momentId: 'other', start: at('10:59'), end: at('12:00') }];
    expect((await check({ momentId: 'moved', others })).overlaps).toEqual(['own', 'other']);
  });

  it('reports weekly hours or appointments that could not be loaded', async () => {
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
