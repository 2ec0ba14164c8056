import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UsersPage } from '@/presentation/users/UsersPage';
import { FILTER_PAUSE_MS } from '@/presentation/users/UsersStore';
import { userTools } from '#test/support/builders/users/userTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { withSizes } from '#test/support/builders/kit/withSizes';

withSizes();
const texts = ['access', 'users', 'tables', 'forms', 'userReview', 'userPromotions', 'userData', 'bulk'] as const;
beforeAll(() => loadTestTexts(...texts));

const reason = 'Covers for a colleague on leave';

function twoPeople() {
  const tools = userTools();
  tools.gateway.add('grace', { support: '' }).add('henry', {}, { user: { kind: 'newcomer', state: 'neverSignedIn' } });
  return tools;
}

async function settle(): Promise<void> {
  await act(async () => new Promise(resolve => setTimeout(resolve, 0)));
}

async function show(
  tools: ReturnType<typeof userTools>,
  address = '/admin/users',
  mayChangeGroups = true,
  mayMove = mayChangeGroups,
) {
  const { stores } = tools.page();
  const element = <UsersPage stores={stores} mayChangeGroups={mayChangeGroups} mayMove={mayMove} />;
  const router = createMemoryRouter([{ path: '/admin/users', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await settle();
  return { router, user: userEvent.setup() };
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('the list of people', () => {
  it('shows state, groups, organisation and last sign-in of each person', async () => {
    await show(twoPeople(), '/admin/users?group=all');
    expect(row('grace')).toHaveTextContent(/grace@staff\.example.*Active.*Support.*North Board/);
    expect(row('henry')).toHaveTextContent(/Never logged in.*No access yet/);
    expect(screen.getByText('2 people')).toBeVisible();
  });

  it('starts with staff, and shows everyone once that filter is removed', async () => {
    const tools = twoPeople();
    const { router, user } = await show(tools);
    expect(screen.getByRole('button', { name: 'Group: Staff' })).toBeVisible();
    expect(screen.getByText('1 person')).toBeVisible();
    expect(screen.queryByText('henry@staff.example')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove the group filter' }));
    act(() => tools.clock.advance(FILTER_PAUSE_MS));
    await settle();
    expect(router.state.location.search).toBe('?group=all');
    expect([row('grace'), row('henry')]).toHaveLength(2);
  });

  it('offers to search everyone for a name that no staff have', async () => {
    const tools = twoPeople();
    const { user } = await show(tools);
    await user.type(screen.getByLabelText('Search by name or email address'), 'henry');
    act(() => tools.clock.advance(FILTER_PAUSE_MS));
    await settle();
    expect(screen.getByText('No person matches these filters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search everyone' }));
    act(() => tools.clock.advance(FILTER_PAUSE_MS));
    await settle();
    expect(screen.getByText('henry@staff.example')).toBeVisible();
    expect(screen.getByLabelText('Search by name or email address')).toHaveValue('henry');
  });

  it('filters, and updates the address without a new history entry', async () => {
    const tools = twoPeople();
    const { router, user } = await show(tools);
    fireEvent.change(screen.getByLabelText('Search by name or email address'), { target: { value: 'hen' } });
    await user.click(screen.getByRole('button', { name: 'Group: Staff' }));
    await user.click(screen.getByLabelText('Support'));
    await user.click(screen.getByLabelText('Support'));
    act(() => tools.clock.advance(FILTER_PAUSE_MS));
    await settle();
    expect(screen.queryByText('grace@staff.example')).toBeNull();
    expect(router.state.location).toMatchObject({ search: '?group=all', state: null });
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('adds a second group to the first, and shows people in either', async () => {
    const tools = twoPeople();
    tools.gateway.add('ivy', { admin: '' });
    const { router, user } = await show(tools);
    await user.click(screen.getByRole('button', { name: 'Group: Staff' }));
    await user.click(screen.getByLabelText('Support'));
    await user.click(screen.getByLabelText('Admin'));
    act(() => tools.clock.advance(FILTER_PAUSE_MS));
    await settle();
    expect(new URLSearchParams(router.state.location.search).getAll('group').toSorted()).toEqual(['admin', 'support']);
    expect([row('grace'), row('ivy')]).toHaveLength(2);
    expect(screen.queryByText('henry@staff.example')).toBeNull();
  });

  it('starts with the filter of its address', async () => {
    await show(twoPeople(), '/admin/users?group=support');
    expect(screen.getByRole('button', { name: 'Group: Support' })).toBeVisible();
    expect(screen.queryByText('henry@staff.example')).toBeNull();
  });

  it('says that no one matches only when a filter is set', async () => {
    await show(twoPeople(), '/admin/users?accessCode=NONE');
    expect(screen.getByText('No person matches these filters.')).toBeVisible();
  });

  it('returns to its filter after a reload on the page of a user', async () => {
    const { router, user } = await show(twoPeople(), '/admin/users?user=grace&group=support');
    await user.click(screen.getByRole('link', { name: 'All users' }));
    expect(router.state.location.search).toBe('?group=support');
    expect(screen.getByRole('button', { name: 'Group: Support' })).toBeVisible();
  });

  it('finds people by name without putting the name into its address', async () => {
    const tools = twoPeople();
    tools.gateway.add('zoe.adler').add('zoe.brandt');
    const { router, user } = await show(tools, '/admin/users?group=all');
    await user.type(screen.getByLabelText('Search by name or email address'), ' Zoë  Adler');
    act(() => tools.clock.advance(FILTER_PAUSE_MS));
    await settle();
    expect(screen.getByText('zoe.adler@staff.example')).toBeVisible();
    expect(screen.queryByText('zoe.brandt@staff.example')).toBeNull();
    expect(router.state.location.search).toBe('?group=all');
  });

  it('opens a user, and returns with its filter', async () => {
    const { router, user } = await show(twoPeople(), '/admin/users?group=support');
    await user.click(within(row('grace')).getByRole('link'));
    await settle();
    expect(router.state.location.search).toBe('?user=grace&group=support');
    expect(screen.getByRole('heading', { name: 'grace Example' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'All users' }));
    expect(router.state.location.search).toBe('?group=support');
  });
});

describe('one user', () => {
  const open = (tools = twoPeople(), mayChange = true) => show(tools, '/admin/users?user=grace', mayChange);

  it('shows what they may do, and the source of each permission', async () => {
    await open();
    const scopes = screen.getByRole('region', { name: 'What they can do' });
    expect(scopes).toHaveTextContent('promote people to analystFrom Support');
    expect(screen.getByLabelText('Support')).toBeChecked();
    expect(screen.getByLabelText('Support')).toHaveAccessibleDescription(
      'Can promote people to analyst and downgrade analysts',
    );
  });

  it('offers to save only once something is changed, and marks additions and removals', async () => {
    const { user } = await open();
    expect(screen.queryByRole('button', { name: 'Change access' })).toBeNull();
    await user.click(screen.getByLabelText('Support'));
    await user.click(screen.getByLabelText('Admin'));
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    expect([screen.getByText('New'), screen.getByText('Removed')]).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Support')).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Change access' })).toBeNull();
  });

  it('shows the difference, and saves with a reason', async () => {
    const tools = twoPeople();
    const { user } = await open(tools);
    await user.click(screen.getByLabelText('Support'));
    await user.click(screen.getByLabelText('MI reporter'));
    const difference = screen.getByRole('group', { name: 'What changes' });
    expect(difference).toHaveTextContent('Will be able tosee reports');
    expect(difference).toHaveTextContent('Will no longer be able topromote people to analystdowngrade analysts');
    await user.type(screen.getByLabelText('Reason for the change'), reason);
    await user.click(screen.getByRole('button', { name: 'Change access' }));
    await settle();
    expect(screen.getByText('Saved. The change takes effect within a minute.')).toBeVisible();
    expect(tools.gateway.changes).toEqual([
      { groups: ['mi-reporter'], scopes: [], lastDays: [{ right: 'mi-reporter', lastDay: '' }], reason },
    ]);
  });

  it('marks a reason that is too short after the first attempt to save, and sends nothing', async () => {
    const tools = twoPeople();
    const { user } = await open(tools);
    await user.click(screen.getByLabelText('MI reporter'));
    const field = screen.getByLabelText('Reason for the change');
    await user.type(field, 'too short');
    expect(field).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Change access' }));
    expect(screen.getByText('Enter a reason of 10 to 500 characters.')).toBeVisible();
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(tools.gateway.changes).toEqual([]);
    await user.type(field, ' no more');
    expect(field).toBeValid();
  });

  it.each([
    [{ kind: 'selfChange' }, 'You can’t change your own access. Ask a colleague.'],
    [{ kind: 'isDisabled' }, 'This account is disabled, so you can’t give it access.'],
    [
      { kind: 'lastHolder', scopes: ['organisations:edit-thrive'] },
      'No colleague with a second factor can edit the organisation of the provider without an end date. Give this access to one of them first.',
    ],
    [
      { kind: 'handOverFirst' },
      'Hand over this therapist’s chats, patients and appointments first. Then remove this person from the Therapist group.',
    ],
  ] as const)('says why nothing was changed: %j', async (failure, words) => {
    const tools = twoPeople();
    const { user } = await open(tools);
    await user.click(screen.getByLabelText('Admin'));
    await user.type(screen.getByLabelText('Reason for the change'), reason);
    tools.gateway.planned.failNext('changeGroups', failure);
    await user.click(screen.getByRole('button', { name: 'Change access' }));
    await settle();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByLabelText('Admin')).toBeChecked();
  });

  it('restores a draft after a reload', async () => {
    const tools = twoPeople();
    const first = tools.page().stores.access('grace');
    first.start();
    await first.load();
    first.write('admin', '2090-01-01');
    await first.form.loaded;
    const stop = first.start();
    stop();
    await settle();
    await open(tools);
    expect(screen.getByText('We restored what you entered earlier. It isn’t saved yet.')).toBeVisible();
    expect(screen.getByLabelText('Admin access ends on (optional)')).toHaveValue('01/01/2090');
  });

  it('is read-only for a user without permission', async () => {
    await open(twoPeople(), false);
    expect(screen.getByText('You don’t have permission to change access.')).toBeVisible();
    expect(screen.getByLabelText('Support')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Change access' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Move to another organisation…' })).toBeNull();
  });

  it('does not let users change their own access, and says why', async () => {
    const tools = userTools();
    tools.gateway.add('dana', { support: '' });
    await show(tools, '/admin/users?user=dana');
    expect(screen.getByText('You can’t change your own access. Ask a colleague.')).toBeVisible();
    expect(screen.getByLabelText('Support')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Change access' })).toBeNull();
  });

  it('discards a draft for a user who can’t be given access', async () => {
    const tools = userTools();
    tools.gateway.add('dana', { support: '' });
    const store = tools.page().stores.access('dana');
    const stop = store.start();
    await store.load();
    store.write('admin', '');
    await store.form.loaded;
    stop();
    await settle();
    const { user } = await show(tools, '/admin/users?user=dana');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Admin')).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it.each([
    [{}, false],
    [{ admin: '' }, true],
  ] as const)('gives a patient no access, and removes existing access: %j', async (terms, canChange) => {
    const tools = userTools();
    tools.gateway.add('grace', terms, { user: { kind: 'patient' } });
    const { user } = await open(tools);
    expect(screen.getByText(/^This is a patient’s account, and you can’t give it access/)).toBeVisible();
    const admin = screen.getByLabelText('Admin');
    expect(admin.matches(':disabled')).toBe(!canChange);
    await user.click(admin);
    expect(screen.queryAllByRole('button', { name: 'Change access' })).toHaveLength(canChange ? 1 : 0);
  });

  it('offers a move to a user who may move people but not change access', async () => {
    await show(twoPeople(), '/admin/users?user=grace', false, true);
    expect(screen.getByRole('button', { name: 'Move to another organisation…' })).toBeVisible();
    expect(screen.getByLabelText('Support')).toBeDisabled();
  });

  it('asks which last day counts when both chose one, without naming authors of other changes', async () => {
    const tools = userTools();
    const changes = [{ at: 0, byName: 'Noor Haddad', sentence: 'Another right was granted.' }];
    tools.gateway.add('grace', { support: '' }, { changes });
    const { user } = await open(tools);
    fireEvent.change(screen.getByLabelText('Support access ends on (optional)'), { target: { value: '2090-01-01' } });
    await user.type(screen.getByLabelText('Reason for the change'), reason);
    tools.gateway.edit('grace', { support: '2090-02-02' });
    await user.click(screen.getByRole('button', { name: 'Change access' }));
    await settle();
    const conflict = screen.getByRole('group', { name: 'Both of you changed this: Support' });
    expect(conflict).toHaveTextContent(/Your versionYes, until 1 Jan 2090Their versionYes, until 2 Feb 2090/);
    await user.click(within(conflict).getByRole('button', { name: /^Keep mine/ }));
    await user.click(screen.getByRole('button', { name: 'Change access' }));
    await settle();
    expect(tools.gateway.expiriesOf('grace').support).toBe('2090-01-01');
  });

  it('says that a user was not found, and offers to try again', async () => {
    await show(twoPeople(), '/admin/users?user=nobody');
    expect(screen.getByText('Couldn’t load this person. This person wasn’t found.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the review of rights', () => {
  it.each([true, false])('can be selected from only by users who may change access (%s)', async mayChange => {
    await show(twoPeople(), '/admin/users?view=review', mayChange);
    expect(row('grace')).toBeVisible();
    expect(screen.queryAllByRole('checkbox').length > 0).toBe(mayChange);
  });
});
