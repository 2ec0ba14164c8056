import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PatientList } from '@/presentation/patients/list/PatientList';
import { ProfileFrame } from '@/presentation/patients/profile/ProfileFrame';
import type { AssignedPatient } from '@/domain/patients/list/AssignedPatient';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { patientTools } from '#test/support/builders/patients/patientTools';

beforeAll(() => loadTestTexts('patients', 'chat'));

const DAY_MS = 86_400_000;

function show(
  patients: readonly AssignedPatient[],
  prepare: (tools: ReturnType<typeof patientTools>) => void = () => undefined,
) {
  const tools = patientTools(patients);
  prepare(tools);
  render(
    <MemoryRouter>
      <PatientList stores={tools.stores} />
    </MemoryRouter>,
  );
  return { ...tools, user: userEvent.setup() };
}

describe('General Risk', () => {
  it('shows the reasons of each patient in words, and links to profile and chat', async () => {
    const openRisks = [{ riskAssessmentId: 'ra-1', level: 'high', assessedAt: 0, reviewOn: null }] as const;
    show([
      anAssignedPatient({
        highRisk: true,
        openRisks,
        waitingSince: Date.UTC(2026, 10, 20, 9, 30) - 3 * DAY_MS,
        activeChat: { chatSessionId: 'c-1', generation: 'v1' },
      }),
    ]);
    await screen.findByText('High risk');
    const row = within(screen.getByRole('list', { name: 'Assigned patients' }));
    for (const words of ['High risk', 'Risk assessment: high']) expect(row.getByText(words)).toBeInTheDocument();
    expect(row.getByRole('button', { name: '1 more: Waiting 3 days for a reply' })).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Ana Lima' })).toHaveAttribute(
      'href',
      '/therapist/assigned-patients/patient-profile/p-ana/timeline',
    );
    expect(row.getByRole('link', { name: 'Open the chat (V1) with Ana Lima' })).toHaveAttribute(
      'href',
      '/therapist/chat/c-1',
    );
  });

  it('shows who is online or offline, and neither when that is unknown', async () => {
    const { presence, clock } = show([
      anAssignedPatient(),
      anAssignedPatient({ id: 'p-bo', firstName: 'Bo' }),
      anAssignedPatient({ id: 'p-cy', firstName: 'Cy' }),
    ]);
    await screen.findByText('Bo Lima');
    const now = Math.floor(clock.now() / 1_000);
    act(() =>
      presence.see(
        { userId: 'u-p-ana', lastSeenTime: now, loggedOutTime: 0, appearOffline: false },
        { userId: 'u-p-bo', lastSeenTime: now, loggedOutTime: 0, appearOffline: true },
      ),
    );
    const dots = Object.fromEntries(
      within(screen.getByRole('list', { name: 'Assigned patients' }))
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent, parentElement }) => [
          textContent.trim(),
          parentElement?.closest('li')?.querySelector('[role="img"]')?.getAttribute('aria-label') ?? null,
        ]),
    );
    expect(dots).toEqual({ 'Ana Lima': 'Online', 'Bo Lima': 'Offline', 'Cy Lima': null });
  });

  it('shows the email only of patients who share their name', async () => {
    show([
      anAssignedPatient({ email: 'ana.1@patient.example' }),
      anAssignedPatient({ id: 'p-2', email: 'ana.2@patient.example' }),
      anAssignedPatient({ id: 'p-bo', firstName: 'Bo', email: 'bo@patient.example' }),
    ]);
    await screen.findByText('Bo Lima');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.trim())).toEqual([
      'Ana Lima (ana.2@patient.example)',
      'Ana Lima (ana.1@patient.example)',
      'Bo Lima',
    ]);
  });

  it('never shows a list that failed as an empty one', async () => {
    show([], ({ assigned }) => assigned.planned.failNext('page', { kind: 'unreachable' }));
    expect(
      await screen.findByText(
        'Couldn’t load your patients, so this page can’t show who is in your care. The server didn’t answer.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText('No patients are assigned to you.')).not.toBeInTheDocument();
  });

  it('says when no patients are assigned', async () => {
    show([]);
    expect(await screen.findByText('No patients are assigned to you.')).toBeInTheDocument();
  });

  it('says before a discharge that a colleague is the lead', async () => {
    const { user } = show([anAssignedPatient()], ({ patient }) => void (patient.isLead = false));
    await user.click(await screen.findByRole('button', { name: 'More for Ana Lima' }));
    await user.click(await screen.findByRole('button', { name: 'Discharge Ana Lima from care' }));
    expect(
      await screen.findByText(/^You are not the lead therapist\. While a chat is open, only the lead/),
    ).toBeInTheDocument();
  });

  it('names what could not be checked before a discharge, and blocks it', async () => {
    const { user, care } = show([anAssignedPatient()], ({ assessments }) =>
      assessments.planned.failNext('list', { kind: 'unreachable' }),
    );
    await user.click(await screen.findByRole('button', { name: 'More for Ana Lima' }));
    await user.click(await screen.findByRole('button', { name: 'Discharge Ana Lima from care' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      await dialog.findByText('Items we couldn’t check block the discharge. They don’t count as none.'),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Discharge from care' }));
    expect(care.isDischarged).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(dialog.queryByText(/^Items we couldn’t check/)).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Discharge from care' }));
    await waitFor(() => expect(care.isDischarged).toBe(true));
  });
});

describe('the frame of a profile', () => {
  it('shows its page and what is known when a part of the header fails', async () => {
    const { stores, assessments } = patientTools();
    assessments.planned.failNext('list', { kind: 'unreachable' });
    render(
      <MemoryRouter initialEntries={['/therapist/assigned-patients/patient-profile/p-ana/timeline']}>
        <ProfileFrame patientId="p-ana" pages={['timeline', 'record']} stores={stores} canChat>
          {() => <p>The page</p>}
        </ProfileFrame>
      </MemoryRouter>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Ana Lima' })).toBeInTheDocument();
    expect(screen.getByText('Ben Okoro')).toBeInTheDocument();
    expect(await screen.findAllByText('Couldn’t check')).not.toEqual([]);
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Timeline' })).toHaveAttribute('aria-current', 'page');
  });
});
