import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UsersPage } from '@/presentation/users/UsersPage';
import { userTools } from '#test/support/builders/users/userTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { withSizes } from '#test/support/builders/kit/withSizes';

withSizes();
beforeAll(() =>
  loadTestTexts('access', 'users', 'tables', 'forms', 'userData', 'userDeletions', 'userReview', 'userPromotions'),
);

const ADDRESS = '/admin/users?view=deletions';

async function show(tools: ReturnType<typeof userTools>, address = ADDRESS, mayChangeGroups = true) {
  const { stores } = tools.page();
  const element = <UsersPage stores={stores} mayChangeGroups={mayChangeGroups} mayMove={false} />;
  const router = createMemoryRouter([{ path: '/admin/users', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await act(async () => new Promise(resolve => setTimeout(resolve, 0)));
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('the deletion requests', () => {
  it('show the user, who asked when, and what depends on the account', async () => {
    const tools = userTools();
    tools.deletions.add('ann', { duties: { openChats: 3, patientsLed: 0, appointments: null } });
    tools.deletions.add('ben', { requestedBy: { id: 'dana', name: 'Dana Whitfield' } });
    await show(tools);
    expect(row('ann')).toHaveTextContent(/ann@staff\.example.*2026.*by the person.*Open chats: 3.*Open$/);
    expect(row('ann')).toHaveTextContent('Upcoming appointments: Couldn’t count');
    expect(row('ann')).not.toHaveTextContent('Patients as lead therapist');
    expect(row('ben')).toHaveTextContent(/by Dana Whitfield.*None/);
  });

  it('show what was done, by whom and when', async () => {
    const tools = userTools();
    const endedAt = 1_780_372_000_000;
    tools.deletions.add('ben', { state: 'withdrawn', endedAt });
    tools.deletions.add('gone', {
      state: 'carriedOut',
      ...{ isGone: true, name: '', emailAddress: undefined, endedAt },
      endedBy: { id: 'e', name: 'Emrys' },
    });
    tools.deletions.add('unsaid', { state: 'carriedOut' });
    await show(tools);
    expect(row('ben')).toHaveTextContent(/Withdrawn.*2026.*when all sessions ended/);
    expect(row('Account gone')).toHaveTextContent(/no longer exists.*Carried out.*2026.*by Emrys/);
    expect(row('unsaid')).toHaveTextContent(/Carried out\s*Date unknown\s*by: unknown/);
  });

  it('call an account gone only when the server says so, and otherwise link to the user', async () => {
    const tools = userTools();
    tools.deletions.add('ann', { emailAddress: undefined });
    tools.deletions.add('unnamed', { name: '', emailAddress: undefined });
    await show(tools);
    expect(row('ann Example')).toHaveTextContent('Email address unknown');
    expect(row('Account unnamed')).toHaveTextContent('Email address unknown');
    expect(screen.queryByText('This account no longer exists.')).toBeNull();
    expect(screen.getByText('Account unnamed').closest('a')).toHaveAttribute(
      'href',
      expect.stringContaining('unnamed'),
    );
  });

  it('name the author of an action when readable, and no other author for ended sessions', async () => {
    const tools = userTools();
    const over = { state: 'withdrawn', endedAt: 1_780_372_000_000 } as const;
    const nobody = { id: undefined, name: '' };
    tools.deletions.add('named', {
      ...over,
      requestedBy: { id: undefined, name: 'Dana' },
      endedBy: { id: undefined, name: 'Emrys' },
    });
    tools.deletions.add('blank', { ...over, requestedBy: { id: 'e', name: '\u2800' }, endedBy: { id: 'f', name: '' } });
    tools.deletions.add('nobody', { ...over, requestedBy: nobody, endedBy: nobody });
    await show(tools);
    expect(row('named')).toHaveTextContent(/by Dana.*Withdrawn.*by Emrys$/);
    expect(row('blank')).toHaveTextContent(/by e.*Withdrawn.*by f$/);
    expect(row('nobody')).toHaveTextContent(/Requested by: unknown.*Withdrawn.*by: unknown$/);
  });

  it('show a name without visible characters as missing', async () => {
    const tools = userTools();
    tools.deletions.add('ann', { name: '\u2800\u200b' });
    await show(tools);
    expect(row('No name')).toHaveTextContent('ann@staff.example');
  });

  it('name each part that could not be read', async () => {
    const tools = userTools();
    const couldNotRead = ['name', 'emailAddress', 'requestedAt', 'requestedBy', 'state', 'endedAt', 'endedBy'] as const;
    const bare = { requestedAt: undefined, requestedBy: undefined, couldNotRead };
    tools.deletions.add('open', { ...bare, emailAddress: undefined, state: undefined });
    tools.deletions.add('over', {
      ...bare,
      id: 'over',
      name: '',
      state: 'withdrawn',
      couldNotRead: couldNotRead.filter(part => part !== 'state'),
    });
    await show(tools);
    expect(row('open Example')).toHaveTextContent(
      /Email address couldn’t be read.*Date couldn’t be read.*Requested by: couldn’t be read.*State couldn’t be read$/,
    );
    expect(row('over@')).toHaveTextContent(
      /Name couldn’t be read.*Withdrawn.*Date couldn’t be read.*by: couldn’t be read$/,
    );
  });

  it('do not count an unknown state as none', async () => {
    const tools = userTools();
    const duties = { openChats: null, patientsLed: null, appointments: null };
    tools.deletions.add('odd', { state: undefined, duties });
    await show(tools);
    expect(row('odd')).toHaveTextContent(/Open chats: Couldn’t count.*Unknown state/);
  });

  it('are called none only when that is known', async () => {
    await show(userTools());
    expect(screen.getByText('No one has asked for the deletion of an account.')).toBeVisible();
  });

  it('are not called none when some could not be read', async () => {
    const tools = userTools();
    tools.deletions.unreadable = 1;
    await show(tools);
    expect(screen.getByRole('alert')).toHaveTextContent(/1/);
    expect(screen.queryByText('No one has asked for the deletion of an account.')).toBeNull();
  });

  it('are not called none when they could not be loaded', async () => {
    const tools = userTools();
    tools.deletions.planned.failNext('list', { kind: 'unreachable' });
    await show(tools);
    expect(screen.getByRole('alert')).toHaveTextContent('The server didn’t answer.');
    expect(screen.queryByText('No one has asked for the deletion of an account.')).toBeNull();
  });

  it.each([true, false])('are linked from the list of people only for users who may read them (%s)', async may => {
    await show(userTools(), '/admin/users', may);
    expect(screen.queryAllByRole('link', { name: 'Deletion requests' })).toHaveLength(may ? 1 : 0);
  });
});
