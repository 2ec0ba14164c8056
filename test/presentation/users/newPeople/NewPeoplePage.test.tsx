import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UsersPage } from '@/presentation/users/UsersPage';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { withSizes } from '#test/support/builders/kit/withSizes';
import { userTools } from '#test/support/builders/users/userTools';
import { settled } from '#test/support/settled';

withSizes();
const texts = ['access', 'users', 'newPeople', 'userPromotions', 'bulk', 'tables', 'forms', 'patients'] as const;
beforeAll(() => loadTestTexts(...texts));

const reason = 'Joins the team of the north';

async function show(tools = userTools(), address = '/admin/users?new=people', mayChangeGroups = true) {
  const { stores } = tools.page();
  const element = <UsersPage stores={stores} mayChangeGroups={mayChangeGroups} mayMove={mayChangeGroups} />;
  const router = createMemoryRouter([{ path: '/admin/users', element }], { initialEntries: [address] });
  const { unmount } = render(<RouterProvider router={router} />);
  await settled(() => undefined);
  return { tools, router, unmount };
}

const enter = (label: string, value: string): unknown =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function press(name: string): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await settled(() => undefined);
}

async function enterList(list: string): Promise<void> {
  enter('People, one per line', list);
  enter('Access code of people without one', 'NORTH-1');
  enter('Reason', reason);
  await press('Check the list');
}

const cells = () =>
  within(screen.getByRole('table', { name: 'What happens to each' }))
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell').at(-1)?.textContent);

const twelve = Array.from({ length: 12 }, (_, at) => `p${at}@staff.example,P,Person`).join('\n');

describe('the page for new people', () => {
  it('is linked from the list and from the form for one user', async () => {
    const { router } = await show(undefined, '/admin/users');
    await press('New people from a list');
    expect(screen.getByRole('heading', { level: 1, name: 'New people from a list' })).toHaveFocus();
    fireEvent.click(screen.getByRole('link', { name: 'Create one person instead' }));
    await settled(() => undefined);
    fireEvent.click(screen.getByRole('link', { name: 'New people from a list' }));
    await settled(() => undefined);
    expect(router.state.location.search).toBe('?new=people');
  });

  it('creates exactly the people of the dry run, and offers no undo', async () => {
    const { tools } = await show();
    tools.gateway.add('ivy', {}, { user: { firstName: '<img src=x>', lastName: 'حداد' } });
    await enterList(
      'ada@staff.example,Ada,Lovelace\nADA@staff.example,Ada,Lovelace\nivy@staff.example,Ivy,I\nnope,N,N\nbo@staff.example,,Li',
    );
    expect(cells()).toEqual([
      ...['Will be done', 'Same as number 1'],
      'Can’t be done: an account with this address has another name or access code',
      'Can’t be done: this isn’t an email address',
      'Can’t be done: the first or last name is missing',
    ]);
    expect(screen.getByText('Ada Lovelace · Joins North Board with NORTH-1')).toBeVisible();
    expect(screen.getByText('Account of <img src=x> حداد in North Board')).toBeVisible();
    expect(screen.getByText(/^You can’t undo this\./)).toBeVisible();
    expect(tools.accounts.planned.countOf('create')).toBe(0);
    await press('Create 1 account');
    expect([...tools.accounts.accounts.values()].map(({ user }) => user.emailAddress)).toEqual(['ada@staff.example']);
    expect(screen.getByText('Finished, but not everything was done.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo…' })).toBeNull();
    await press('Close result');
    expect(screen.getByLabelText('People, one per line')).toHaveValue('');
  });

  it('requires the typed number for more than ten people', async () => {
    const { tools } = await show();
    await enterList(twelve);
    await press('Create 12 accounts');
    expect(tools.accounts.accounts.size).toBe(0);
    enter('Type 12 to confirm', '12');
    await press('Create 12 accounts');
    await settled(() => undefined);
    expect(tools.accounts.accounts.size).toBe(12);
  });

  it('continues after it was reopened, and creates no one twice', async () => {
    const { tools, unmount } = await show();
    await enterList(twelve);
    enter('Type 12 to confirm', '12');
    tools.accounts.planned.failNext('create', { kind: 'sessionEnded' });
    await press('Create 12 accounts');
    unmount();
    await show(tools);
    await press('Continue');
    await settled(() => undefined);
    expect(screen.getByText('Everything is finished.')).toBeVisible();
    expect(tools.accounts.accounts.size).toBe(12);
  });

  it('says what is missing', async () => {
    await show();
    await press('Check the list');
    expect(screen.getByText('Enter a reason of 10 to 500 characters.')).toBeVisible();
    enter('Reason', reason);
    await press('Check the list');
    expect(screen.getByText('Enter at least one person.')).toBeVisible();
  });

  it('offers no list without the permission', async () => {
    await show(undefined, '/admin/users?new=people', false);
    expect(screen.getByText('You don’t have permission to create accounts.')).toBeVisible();
    expect(screen.queryByLabelText('People, one per line')).toBeNull();
  });
});
