import { loadAllAppointments } from '@/application/patients/appointments/loadAllAppointments';
import { anAppointment } from '#test/support/builders/patients/appointmentTools';
import { FakePatientHistory } from '#test/support/fakes/patients/FakePatientHistory';

describe('every appointment of a patient', () => {
  it('is not returned when one of them is unreadable, unless the caller handles those', async () => {
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
