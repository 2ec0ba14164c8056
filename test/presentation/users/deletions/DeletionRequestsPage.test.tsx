import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UsersPage } from '@/presentation/users/UsersPage';
import { userTools } from '#test/support/builders/users/userTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { withSizes } from '#test/support/builders/kit/withSizes';

withSizes();
beforeAll(() => loadTestTexts('access', 'users', 'tables', 'forms', 'userDeletions', 'userReview', 'userPromotions'));

const ADDRESS = '/admin/users?view=deletions';

async function show(tools: ReturnType<typeof userTools>, address = ADDRESS, mayChangeGroups = true) {
  const { stores } = tools.page();
  const element = <UsersPage stores={stores} mayChangeGroups={mayChangeGroups} mayMove={false} />;
  const router = createMemoryRouter([{ path: '/admin/users', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await act(async () => new Promise(resolve => setTimeout(resolve, 0)));
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('the requests of deletion', () => {
  it('name the person, who asked since when, and what depends on the account', async () => {
    const tools = userTools();
    tools.deletions.add('ann', { duties: { openChats: 3, patientsLed: 0, appointments: null } });
    tools.deletions.add('ben', { requestedBy: { id: 'dana', name: 'Dana Whitfield' } });
    await show(tools);
    expect(row('ann')).toHaveTextContent(/ann@staff\.example.*2026.*by the person.*Open chats: 3.*Open$/);
    expect(row('ann')).toHaveTextContent('Upcoming appointments: Couldn’t count');
    expect(row('ann')).not.toHaveTextContent('Patients as lead therapist');
    expect(row('ben')).toHaveTextContent(/by Dana Whitfield.*None/);
  });

  it('say what was done, by whom and when', async () => {
    const tools = userTools();
    const endedAt = 1_780_372_000_000;
    tools.deletions.add('ben', { state: 'withdrawn', endedAt });
    tools.deletions.add('gone', {
      state: 'carriedOut',
      person: undefined,
      endedAt,
      endedBy: { id: 'e', name: 'Emrys' },
    });
    tools.deletions.add('unsaid', { state: 'carriedOut' });
    await show(tools);
    expect(row('ben')).toHaveTextContent(/Withdrawn.*2026.*when all sessions ended/);
    expect(row('Account gone')).toHaveTextContent(/no longer exists.*Carried out.*2026.*by Emrys/);
    expect(row('unsaid')).toHaveTextContent(/Carried out\s*Date unknown\s*by: unknown/);
  });

  it('count nothing of a state that this build does not know as none', async () => {
    const tools = userTools();
    const duties = { openChats: null, patientsLed: null, appointments: null };
    tools.deletions.add('odd', { state: undefined, duties });
    await show(tools);
    expect(row('odd')).toHaveTextContent(/Open chats: Couldn’t count.*Unknown state/);
  });

  it('say that there are none only where that is known', async () => {
    await show(userTools());
    expect(screen.getByText('No one has asked for the deletion of an account.')).toBeVisible();
  });

  it('say how many could not be read, and not that there are none', async () => {
    const tools = userTools();
    tools.deletions.unreadable = 1;
    await show(tools);
    expect(screen.getByRole('alert')).toHaveTextContent(/1/);
    expect(screen.queryByText('No one has asked for the deletion of an account.')).toBeNull();
  });

  it('say that they could not be loaded, and not that there are none', async () => {
    const tools = userTools();
    tools.deletions.planned.failNext('list', { kind: 'unreachable' });
    await show(tools);
    expect(screen.getByRole('alert')).toHaveTextContent('The server didn’t answer.');
    expect(screen.queryByText('No one has asked for the deletion of an account.')).toBeNull();
  });

  it.each([true, false])('are found from the list of people by those alone who may read them (%s)', async may => {
    await show(userTools(), '/admin/users', may);
    expect(screen.queryAllByRole('link', { name: 'Deletion requests' })).toHaveLength(may ? 1 : 0);
  });
});
