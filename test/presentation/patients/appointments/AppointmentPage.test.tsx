import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FormDrafts } from '@/application/drafts/FormDrafts';
import { ok } from '@/domain/kernel/Result';
import { AppointmentPage } from '@/presentation/patients/appointments/AppointmentPage';
import type { OnAppointmentSaved } from '@/presentation/patients/appointments/AppointmentFormStore';
import { useStore } from '@/presentation/kit/useStore';
import { anAppointment, appointmentTools } from '#test/support/builders/patients/appointmentTools';
import { aPatient } from '#test/support/builders/patients/aPatient';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { patientTools } from '#test/support/builders/patients/patientTools';
import { settled } from '#test/support/settled';
import { acts } from '../failing/acts';

beforeAll(() => loadTestTexts('appointments', 'patients', 'forms'));

type Tools = ReturnType<typeof setUp>;

function setUp() {
  const tools = patientTools();
  tools.history.put(anAppointment('a-1', '2026-11-23T10:00:00Z', { place: 'Room 4' }));
  const page = appointmentTools('Europe/London', tools);
  return { ...tools, page, formDrafts: new FormDrafts(page.drafts, tools.clock) };
}

function Page({
  tools: { stores, page, formDrafts },
  appointmentId,
}: {
  readonly tools: Tools;
  readonly appointmentId?: string;
}) {
  const profile = useStore(() => stores.profile());
  const made = {
    appointments: (_id: string, _zone: string, onSettled?: () => void) => page.list(onSettled),
    appointmentForm: (subject: { readonly momentId: string | null }, onSaved: OnAppointmentSaved) =>
      page.form(subject.momentId, onSaved, formDrafts),
  };
  return (
    <MemoryRouter>
      <AppointmentPage
        patientId="p-ana"
        profile={profile}
        stores={made}
        {...(appointmentId !== undefined && { appointmentId })}
      />
    </MemoryRouter>
  );
}

describe('AppointmentPage', () => {
  it('says that an appointment could not be read, and does not call the list empty', async () => {
    const tools = setUp();
    tools.history.unreadable = 1;
    render(<Page tools={tools} />);
    expect(
      await screen.findByText('1 appointment couldn’t be read and isn’t shown. We’ve reported it.'),
    ).toBeInTheDocument();
    expect(screen.getAllByText('None among the appointments we could read.')).toHaveLength(1);
    expect(screen.queryByText('No past appointments.')).toBeNull();
  });

  it.each([undefined, 'a-1'])(
    'is read-only without the permission to change appointments (%s)',
    async appointmentId => {
      const tools = setUp();
      tools.patient.details = async () => ok(aPatient({ onlyReads: true }));
      render(<Page tools={tools} {...(appointmentId !== undefined && { appointmentId })} />);
      await screen.findByText(/Room 4/);
      await screen.findByText(/but not add or change any/);
      expect(
        ['checkbox', 'textbox', 'button', 'link', 'combobox'].flatMap(role => screen.queryAllByRole(role)),
      ).toEqual([]);
      expect(screen.queryByText(/Select appointments/)).toBeNull();
    },
  );

  it('lets a therapist of the patient make, change and record appointments', async () => {
    render(<Page tools={setUp()} />);
    await screen.findByRole('button', { name: 'Add appointment' });
    await screen.findByRole('link', { name: /^Change the appointment of/ });
    await acts.tick('checkbox', /^Select the appointment/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelled' })).toBeTruthy());
  });

  it('warns about a time only when it is outside the weekly hours', async () => {
    const tools = setUp();
    render(<Page tools={tools} />);
    const checkAt = async (start: string) => {
      await acts.typeMoment('Start (your time)', start);
      await settled(() => tools.page.clock.advance(400));
    };
    await checkAt('2026-11-30T16:30');
    expect(screen.getByText(/^This isn’t fully within your weekly times\./)).toBeInTheDocument();
    await checkAt('2026-11-30T15:00');
    expect(screen.queryByText(/^This isn’t fully within/)).toBeNull();
    expect(screen.getByText(/^It’s within your weekly times/)).toBeInTheDocument();
  });

  it.each([
    ['unreachable', 'We couldn’t confirm whether this was recorded. Check the list before trying again.'],
    ['notAllowed', /^Couldn’t record this\. None of the appointments has changed\./],
  ] as const)('says what is known about a status that was not recorded: %s', async (kind, words) => {
    const tools = setUp();
    render(<Page tools={tools} />);
    await acts.tick('checkbox', /^Select the appointment/);
    tools.history.planned.failNext('change', { kind });
    await acts.press('Cancelled');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('says after a lost answer what is unknown, and after the next save what is saved', async () => {
    const tools = setUp();
    render(<Page tools={tools} />);
    await acts.typeMoment('Start (your time)', '2026-12-01T10:00');
    await acts.type(/^Location/, 'Room 5');
    await acts.type('Type', 'video');
    tools.history.planned.failNext('make', { kind: 'unreachable' }, { butDone: true });
    tools.history.planned.failNext('find', { kind: 'unreachable' });
    await acts.press('Add appointment');
    await screen.findByText(/couldn’t confirm whether the appointment is saved/);
    await acts.type(/^Location/, 'Room 6');
    await screen.findByText(/couldn’t confirm whether this was saved: Tue, 1 Dec 2026, 10:00–10:50 · Video · Room 5/);
    await acts.press('Add appointment');
    await screen.findByText('Saved: Tue, 1 Dec 2026, 10:00–10:50 · Video · Room 6.');
    expect(screen.queryByText(/couldn’t confirm/)).toBeNull();
    await waitFor(() =>
      expect([screen.getAllByText('Room 6').length, screen.queryByText('Room 5')]).toEqual([1, null]),
    );
  });

  it('restores the entries when the page is reopened, until they are discarded', async () => {
    const tools = setUp();
    const { unmount } = render(<Page tools={tools} appointmentId="a-1" />);
    await screen.findByDisplayValue('Room 4');
    await acts.type(/^Location/, 'Room 9');
    unmount();
    render(<Page tools={tools} appointmentId="a-1" />);
    await screen.findByDisplayValue('Room 9');
    await screen.findByText(/We restored what you typed earlier/);
    await screen.findByText(/^The saved appointment is Mon, 23 Nov 2026, 10:00–10:50 · Video · Room 4/);
    await acts.press('Discard draft');
    await screen.findByDisplayValue('Room 4');
    expect(screen.queryByText(/Your changes here aren’t saved/)).toBeNull();
  });
});
