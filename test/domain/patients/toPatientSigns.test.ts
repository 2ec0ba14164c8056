import { toPatientSigns } from '@/domain/patients/toPatientSigns';
import { anAssignedPatient } from '#test/support/builders/anAssignedPatient';

const at = 1_000;

describe('toPatientSigns', () => {
  it('counts a patient who waits for a chat from the request on', () => {
    const asked = anAssignedPatient({ waitingRequest: { requestId: 'r', emergency: false, requestedAt: 500 } });
    expect(toPatientSigns(asked)).toMatchObject({ waitingSince: 500, emergencySince: null });
    expect(toPatientSigns({ ...asked, waitingSince: 400 })).toMatchObject({ waitingSince: 400 });
    expect(toPatientSigns({ ...asked, waitingSince: 600 })).toMatchObject({ waitingSince: 500 });
  });

  it('tells an emergency request', () => {
    expect(toPatientSigns(anAssignedPatient({ waitingRequest: { requestId: 'r', emergency: true, requestedAt: 500 } }))).toMatchObject({ emergencySince: 500 });
  });

  it('has no appointment in one that was cancelled', () => {
    const appointment = { momentId: 'm', start: 5, end: 6, timeZone: 'Europe/London', kind: 'video', place: '' } as const;
    expect(toPatientSigns(anAssignedPatient({ nextAppointment: { ...appointment, status: 'scheduled' } }))).toMatchObject({ nextAppointmentAt: 5 });
    expect(toPatientSigns(anAssignedPatient({ nextAppointment: { ...appointment, status: 'cancelled' } }))).toMatchObject({ nextAppointmentAt: null });
  });

  it('takes the worse of two questionnaires', () => {
    const phq9 = { at, items: [0, 0, 0, 0, 0, 0, 0, 0, 1], previous: 8 };
    const gad7 = { at, items: [3, 3, 0, 0, 0, 0, 0], previous: 2 };
    expect(toPatientSigns(anAssignedPatient({ phq9, gad7 }))).toMatchObject({ scoreTrend: 'worse', selfHarmItem: 'flagged' });
    expect(toPatientSigns(anAssignedPatient({ phq9 }))).toMatchObject({ scoreTrend: 'unknown' });
  });
});
