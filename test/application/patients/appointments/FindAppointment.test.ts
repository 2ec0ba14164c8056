import { FindAppointment } from '@/application/patients/appointments/FindAppointment';
import type { Appointment } from '@/domain/patients/appointments/Appointment';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

const appointment: Appointment = {
  start: 1_000,
  end: 4_000,
  timeZone: 'Europe/London',
  kind: 'phone',
  status: 'scheduled',
  place: '',
};

describe('FindAppointment', () => {
  it('finds an appointment by its id', async () => {
    const history = new FakePatientHistory();
    history.put(aMoment({ momentId: 'a-1', type: 'appointment', appointment }));
    expect(await new FindAppointment(history).execute('p-ana', 'a-1')).toEqual({ ok: true, value: appointment });
  });

  it('finds nothing where it is something else', async () => {
    const history = new FakePatientHistory();
    history.put(aMoment({ momentId: 'n-1', type: 'note', note: 'Called.' }));
    expect(await new FindAppointment(history).execute('p-ana', 'n-1')).toEqual({
      ok: false,
      failure: { kind: 'notFound' },
    });
  });
});
