import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PatientList } from '@/presentation/patients/list/PatientList';
import { anAssignedPatient } from '#test/support/builders/anAssignedPatient';
import { loadTestTexts } from '#test/support/builders/loadTestTexts';
import { patientTools } from '#test/support/builders/patientTools';

beforeAll(() => loadTestTexts('patients', 'chat'));

describe('an appointment as a reason', () => {
  it.each([
    ['Europe/London', '2026-11-20T11:00Z', 'Appointment today at 11:00 (Europe/London)'],
    ['Australia/Sydney', '2026-11-20T11:00Z', 'Appointment today at 22:00 (Australia/Sydney)'],
    ['Australia/Sydney', '2026-11-20T15:00Z', 'Appointment Sat 21 Nov, 02:00 (Australia/Sydney)'],
    ['Australia/Perth', '2026-11-20T09:00Z', 'Appointment under way since 17:00 (Australia/Perth)'],
  ])('is said by the therapist’s own clock (%s), whatever this device shows', async (zone, startsAt, words) => {
    const start = Date.parse(startsAt);
    const tools = patientTools([anAssignedPatient({ nextAppointment: { momentId: 'a-1', start, end: start + 3_600_000, timeZone: zone, kind: 'video', status: 'scheduled', place: '' } })]);
    tools.calendar.zone = zone;
    render(
      <MemoryRouter>
        <PatientList stores={tools.stores} />
      </MemoryRouter>,
    );
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});
