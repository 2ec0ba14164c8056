import { readAppointmentDraft, type AppointmentDraft } from '@/application/patients/AppointmentDraft';

const typed = { zone: 'Europe/London', start: '2026-03-30T10:00', end: '', startChoice: null, endChoice: 'later', kind: 'phone', place: '' } as const;
const draft: AppointmentDraft = { typed, momentId: 'a-1', sent: { start: 1, end: 2, kind: 'video', place: 'Room 4' }, stands: { start: 1, end: 2, kind: 'video', place: 'Room 4', status: 'scheduled', timeZone: 'Europe/London' } };

describe('the draft of an appointment', () => {
  it('is read as it was kept', () => {
    expect(readAppointmentDraft(JSON.stringify(draft))).toEqual(draft);
    expect(readAppointmentDraft(JSON.stringify({ ...draft, sent: null, stands: null }))).toEqual({ ...draft, sent: null, stands: null });
  });

  it.each(['', 'x', '3', 'null', '{}', JSON.stringify({ momentId: 'a-1' }), JSON.stringify({ ...draft, typed: { ...typed, kind: 'fax' } }), JSON.stringify({ ...draft, typed: { ...typed, startChoice: 'both' } })])('is nothing where something else was kept: %s', kept => {
    expect(readAppointmentDraft(kept)).toBeUndefined();
  });

  it('claims nothing of what was sent or stands where that cannot be read', () => {
    expect(readAppointmentDraft(JSON.stringify({ ...draft, sent: { start: 'soon' }, stands: 4 }))).toEqual({ ...draft, sent: null, stands: null });
  });
});
