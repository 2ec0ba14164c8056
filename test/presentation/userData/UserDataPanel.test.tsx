import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { UserDataPanel } from '@/presentation/userData/UserDataPanel';
import { userTools } from '#test/support/builders/users/userTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

beforeAll(() => loadTestTexts('userData', 'tables', 'forms'));

async function show(isGone = false) {
  const tools = userTools();
  if (!isGone) tools.data.add('ida');
  const { stores } = tools.page();
  render(
    <MemoryRouter>
      <UserDataPanel
        createStore={() => stores.userData.data('ida', () => undefined)}
        pathOf={id => `/people/${id}`}
        {...(isGone && { otherwise: <p>Not found</p> })}
      />
    </MemoryRouter>,
  );
  await act(async () => new Promise(resolve => setTimeout(resolve, 0)));
  return { ...tools, user: userEvent.setup() };
}

describe('the panel with the data of a person', () => {
  it('counts the data, and does nothing with a single press', async () => {
    const { user, data } = await show();
    expect(screen.getByText('1,200')).toBeVisible();
    for (const name of ['Export data…', 'Copy without personal data…', 'Delete data…']) {
      await user.click(screen.getByRole('button', { name }));
      expect(await screen.findByRole('dialog')).toBeVisible();
      await user.keyboard('{Escape}');
    }
    expect(data.done).toEqual([]);
  });

  it('exports the chosen data with a reason', async () => {
    const { user, data, saved } = await show();
    await user.click(screen.getByRole('button', { name: 'Export data…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Export data' }));
    expect(dialog.getByText('Choose what the file holds.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Everything, as it is' }));
    expect(dialog.getByText(/The file holds health data/)).toBeVisible();
    await user.type(dialog.getByLabelText('Reason'), 'They asked');
    await user.click(dialog.getByRole('button', { name: 'Export data' }));
    expect(await screen.findByText(/^Exported as export-ida\.zip/)).toBeVisible();
    expect([data.done, saved.length]).toEqual([['export ida whole: They asked'], 1]);
  });

  it('lists what is deleted, what stays and who is emailed, and offers no deletion that would be refused', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Delete data…' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('Messages: 1,200')).toBeVisible();
    expect(dialog.getByText(/^The audit trail/)).toBeVisible();
    expect(dialog.getByText('Therapists of this person: 2')).toBeVisible();
    expect(dialog.getByText(/^There is no whole export/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Delete data' })).toBeNull();
  });

  it('deletes data once the address confirms it, and shows the receipt with a restore', async () => {
    const { user, data } = await show();
    await data.export('ida', { obfuscated: false, reason: 'asked' });
    await user.click(screen.getByRole('button', { name: 'Delete data…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(await dialog.findByLabelText('Type ida@people.example to confirm'), 'ida@people.example');
    await user.type(dialog.getByLabelText('Reason'), 'They asked');
    await user.click(dialog.getByRole('button', { name: 'Delete data' }));
    expect(await screen.findByText('receipt-ida')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bring data back…' }));
    await user.type(within(screen.getByRole('dialog')).getByLabelText('Reason'), 'A mistake');
    await user.click(screen.getByRole('button', { name: 'Bring data back' }));
    expect(await screen.findByText('The data are back.')).toBeVisible();
    expect(data.done.slice(1)).toEqual(['delete ida: They asked', 'import ida: A mistake']);
  });

  it('shows nothing for an unknown person', async () => {
    await show(true);
    expect(screen.queryByText('Personal data')).toBeNull();
    expect(screen.getByText('Not found')).toBeVisible();
  });
});
