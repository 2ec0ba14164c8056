import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { UnreadableRecordsNotice } from '@/presentation/patients/drafts/UnreadableRecordsNotice';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { patientTools } from '#test/support/builders/patients/patientTools';

beforeAll(() => loadTestTexts('patients', 'forms'));

function show() {
  const tools = patientTools();
  tools.unreadableRecords.pieces = [
    { key: 'drafts/p-ana', subject: { kind: 'patient', patientId: 'p-ana' } },
    { key: 'uploads/u-1', subject: null },
  ];
  render(
    <MemoryRouter>
      <UnreadableRecordsNotice make={() => tools.stores.unreadable()} />
    </MemoryRouter>,
  );
  return { ...tools, user: userEvent.setup() };
}

describe('stored texts that cannot be read', () => {
  it('are counted, named, and deleted only after a confirmation', async () => {
    const { user, unreadableRecords } = show();
    expect(await screen.findByText('Couldn’t read 2 texts saved on this device.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByRole('link', { name: 'Draft in a patient’s record' })).toHaveAttribute(
      'href',
      expect.stringContaining('p-ana'),
    );
    await user.click(screen.getAllByRole('button', { name: 'Delete text' })[1] as HTMLElement);
    expect(await screen.findByText('Couldn’t read 1 text saved on this device.')).toBeInTheDocument();
    expect(unreadableRecords.pieces).toEqual([
      { key: 'drafts/p-ana', subject: { kind: 'patient', patientId: 'p-ana' } },
    ]);
  });

  it('link to the organisation to which they belong', async () => {
    const { user, unreadableRecords } = show();
    unreadableRecords.pieces = [{ key: 'drafts/o', subject: { kind: 'organisation', organisationId: 'org-12' } }];
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await user.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByRole('link', { name: 'Draft of an organisation’s settings' })).toHaveAttribute(
      'href',
      '/admin/organisations/org-12',
    );
  });

  it('are tried again, and stay on the screen when that fails', async () => {
    const { user, unreadableRecords } = show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    unreadableRecords.isBroken = true;
    await user.click(retry);
    expect(screen.getByText('Couldn’t read 2 texts saved on this device.')).toBeInTheDocument();
    unreadableRecords.isBroken = false;
    unreadableRecords.pieces = [];
    await user.click(retry);
    expect(screen.queryByText(/Couldn’t read/)).toBeNull();
  });
});
