import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ok } from '@/domain/shared/Result';
import { AppointmentPage } from '@/presentation/patients/appointments/AppointmentPage';
import { useStore } from '@/presentation/shared/useStore';
import { anAppointment, appointmentTools } from '#test/support/builders/appointmentTools';
import { aPatient } from '#test/support/builders/aPatient';
import { loadTestTexts } from '#test/support/builders/loadTestTexts';
import { patientTools } from '#test/support/builders/patientTools';
import { acts } from '../failing/acts';

beforeAll(() => loadTestTexts('appointments', 'patients'));

type Tools = ReturnType<typeof setUp>;

function setUp() {
  const tools = patientTools();
  tools.history.put(anAppointment('a-1', '2026-11-23T10:00:00Z', { place: 'Room 4' }));
  return { ...tools, page: appointmentTools('Europe/London', tools) };
}

function Page({ tools: { stores, page }, appointmentId }: { readonly tools: Tools; readonly appointmentId?: string }) {
  const profile = useStore(() => stores.profile());
  const made = { appointments: (_id: string, _zone: string, onSettled?: () => void) => page.list(onSettled), appointmentForm: (subject: { readonly momentId: string | null }, onSaved: () => void) => page.form(subject.momentId, onSaved) };
  return (
    <MemoryRouter>
      <AppointmentPage patientId="p-ana" profile={profile} stores={made} {...(appointmentId !== undefined && { appointmentId })} />
    </MemoryRouter>
  );
}

describe('AppointmentPage', () => {
  it.each([undefined, 'a-1'])('shows whoever may only read the appointments, and nothing that changes them (%s)', async appointmentId => {
    const tools = setUp();
    tools.patient.details = async () => ok(aPatient({ onlyReads: true }));
    render(<Page tools={tools} {...(appointmentId !== undefined && { appointmentId })} />);
    await screen.findByText(/Room 4/);
    await screen.findByText(/neither make nor change any/);
    expect(['checkbox', 'textbox', 'button', 'link', 'combobox'].flatMap(role => screen.queryAllByRole(role))).toEqual([]);
    expect(screen.queryByText(/Choose appointments/)).toBeNull();
  });

  it('lets whoever cares for the patient make, change and record them', async () => {
    render(<Page tools={setUp()} />);
    await screen.findByRole('button', { name: 'Make the appointment' });
    await screen.findByRole('link', { name: /^Change the appointment of/ });
    await acts.tick('checkbox', /^Choose the appointment/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Attended' })).toBeTruthy());
  });
});
