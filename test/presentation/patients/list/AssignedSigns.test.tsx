import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssignedSigns } from '@/presentation/patients/list/AssignedSigns';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { anAssignedPatient } from '#test/support/builders/patients/anAssignedPatient';
import { patientTools } from '#test/support/builders/patients/patientTools';

beforeAll(() => loadTestTexts('patients', 'chat', 'forms'));

const at = Date.UTC(2026, 10, 12, 9);
const ana = anAssignedPatient({ phq9: { at, items: [0, 0, 0, 0, 0, 0, 0, 0, 2], previous: 2 } });

function show(tools: ReturnType<typeof patientTools>, shown: { patientId?: string; flag?: boolean } = {}) {
  render(<AssignedSigns stores={tools.stores} patientId="p-ana" flag={undefined} {...shown} />);
  return userEvent.setup();
}

describe('the risk signs of one patient', () => {
  it('are those of an assigned patient, and each explains itself', async () => {
    const user = show(patientTools([ana]));
    await user.click(await screen.findByRole('button', { name: /^Item 9: more than half the days/ }));
    expect(await screen.findByText('Rule CR-SCORE-04')).toBeInTheDocument();
  });

  it('include a flag from the list of patients, and say when no source has one', async () => {
    show(patientTools([{ ...ana, highRisk: true }]));
    expect(await screen.findByRole('button', { name: 'High risk' })).toBeInTheDocument();
    expect(screen.queryByText('Not flagged')).not.toBeInTheDocument();
    cleanup();
    show(patientTools([ana]));
    expect(await screen.findByRole('button', { name: /^Item 9/ })).toBeInTheDocument();
    expect(screen.getByText('Not flagged')).toBeInTheDocument();
  });

  it('leave out a flag that is shown next to them or was removed there', async () => {
    show(patientTools([{ ...ana, highRisk: true }]), { flag: true });
    expect(await screen.findByRole('button', { name: /^Item 9/ })).toBeInTheDocument();
    expect(screen.queryByText('High risk')).not.toBeInTheDocument();
    expect(screen.queryByText('Not flagged')).not.toBeInTheDocument();
    cleanup();
    show(patientTools([{ ...ana, highRisk: true }]), { flag: false });
    expect(await screen.findByRole('button', { name: /^Item 9/ })).toBeInTheDocument();
    expect(screen.getByText('Not flagged')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'High risk' })).not.toBeInTheDocument();
  });

  it('are only the flag when the patient is not assigned', async () => {
    show(patientTools([ana]), { patientId: 'p-other' });
    expect(
      await screen.findByText('Scores and risk assessments are shown for your assigned patients.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Not flagged')).toBeInTheDocument();
  });

  it('are unknown while the list could not be read, and are loaded again on request', async () => {
    const tools = patientTools([ana]);
    tools.assigned.planned.failAlways('page', { kind: 'unreachable' });
    const user = show(tools);
    expect(await screen.findByText('We couldn’t check scores and risk assessments.')).toBeInTheDocument();
    tools.assigned.planned.mend();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Item 9/ })).toBeInTheDocument();
  });

  it('are unknown when the patient may be one who could not be read', async () => {
    const tools = patientTools([ana, anAssignedPatient({ id: 'p-bo' })]);
    tools.assigned.unreadable.add('p-bo');
    show(tools, { patientId: 'p-bo' });
    expect(await screen.findByText('We couldn’t check scores and risk assessments.')).toBeInTheDocument();
  });
});
