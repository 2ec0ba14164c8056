import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UsersPage } from '@/presentation/users/UsersPage';
import { userTools } from '#test/support/builders/users/userTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { withSizes } from '#test/support/builders/kit/withSizes';

withSizes();
beforeAll(() => loadTestTexts('access', 'users', 'tables', 'forms'));

const reason = 'Joins the team of the north';

const settle = (): Promise<void> => act(async () => new Promise(resolve => setTimeout(resolve, 0)));

async function show(tools = userTools(), address = '/admin/users?new=person', mayChangeGroups = true) {
  const { stores } = tools.page();
  const element = <UsersPage stores={stores} mayChangeGroups={mayChangeGroups} mayMove={mayChangeGroups} />;
  const router = createMemoryRouter([{ path: '/admin/users', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await settle();
  return { tools, router };
}

const enter = (label: string, value: string): unknown =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

async function enterAda(): Promise<void> {
  enter('Email address', 'ada@staff.example');
  enter('First name', 'Ada');
  enter('Last name', 'Lovelace');
  enter('Access code', 'NORTH-1');
  enter('Reason', reason);
}

describe('the form for a new user', () => {
  it('creates an account and links to it', async () => {
    const { tools } = await show();
    await enterAda();
    await press('Create the account');
    expect(screen.getByText('Created. We sent an email to ada@staff.example.')).toBeVisible();
    const [userId = ''] = tools.accounts.accounts.keys();
    expect(screen.getByRole('link', { name: 'Open the person' })).toHaveAttribute(
      'href',
      `/admin/users?user=${userId}`,
    );
    expect(tools.accounts.accounts.get(userId)?.user).toMatchObject({ firstName: 'Ada', accessCode: 'NORTH-1' });
    expect(screen.getByLabelText('Email address')).toHaveValue('');
  });

  it('names each error and focuses the first', async () => {
    const { tools } = await show();
    enter('Email address', '\u0430da@staff.example');
    await press('Create the account');
    expect(screen.getByText(/letters that can look like others/)).toBeVisible();
    expect(screen.getAllByText('Enter a name.')).toHaveLength(2);
    expect(screen.getByText('Enter an access code.')).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveFocus();
    expect(tools.accounts.planned.countOf('create')).toBe(0);
  });

  it('sends the same user again after a lost answer, and creates one account', async () => {
    const { tools } = await show();
    tools.accounts.planned.failNext('create', { kind: 'unreachable' }, { butDone: true });
    await enterAda();
    await press('Create the account');
    await press('Try again');
    expect(screen.getByText(/^Created\./)).toBeVisible();
    expect(tools.accounts.accounts.size).toBe(1);
  });

  it.each([
    [{ kind: 'emailTaken' }, 'Another account already uses this email address.'],
    [{ kind: 'codeRefused', refusal: 'CodeFull' }, 'This access code has no seats left.'],
    [
      { kind: 'otherRegion', url: 'https://au.example' },
      'This access code belongs to the other region. Create the account there: https://au.example',
    ],
  ] as const)('says why no account was created: %j', async (failure, text) => {
    const { tools } = await show();
    tools.accounts.planned.failNext('create', failure);
    await enterAda();
    await press('Create the account');
    expect(screen.getByText(text, { exact: false })).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveValue('ada@staff.example');
  });

  it('restores the entries after a reload', async () => {
    const tools = userTools();
    const store = tools.page().stores.newUser();
    const stop = store.start();
    store.write('firstName', 'Ada');
    await store.form.loaded;
    stop();
    await settle();
    await show(tools);
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  });

  it('is hidden from a user who may not change access', async () => {
    await show(userTools(), '/admin/users?new=person', false);
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(screen.queryByRole('button', { name: 'New person' })).toBeNull();
  });
});

describe('moving a user', () => {
  async function showAda() {
    const tools = userTools();
    const ada = { emailAddress: 'ada@staff.example', firstName: 'Ada', lastName: 'Lovelace' };
    await tools.accounts.create('ada', { ...ada, accessCode: 'NORTH-1', reason });
    tools.gateway.add('user-ada', {}, { user: ada });
    tools.codes.addOrganisation('south', 'South Board').add('SOUTH-1', {}, 'south');
    await show(tools, '/admin/users?user=user-ada');
    return tools;
  }

  it('shows their organisation, and moves them with a code of a chosen one', async () => {
    const tools = await showAda();
    expect(screen.getByRole('list', { name: 'Belongs to' })).toHaveTextContent('The providerNorth Board');
    await press('Move to another organisation…');
    fireEvent.change(screen.getByLabelText('Find an organisation’s codes (optional)'), {
      target: { value: 'south' },
    });
    await settle();
    fireEvent.change(screen.getByLabelText('Enabled codes'), { target: { value: 'SOUTH-1' } });
    expect(screen.getByLabelText('Access code')).toHaveValue('SOUTH-1');
    enter('Reason', reason);
    await press('Move the person');
    expect(screen.getByText('Moved. The person now belongs to South Board.')).toBeVisible();
    expect(tools.accounts.accounts.get('user-ada')?.organisation.id).toBe('south');
  });

  it('says that the codes could not be read, and accepts a typed one', async () => {
    const tools = await showAda();
    await press('Move to another organisation…');
    tools.codes.planned.failNext('list', { kind: 'notAllowed' });
    fireEvent.change(screen.getByLabelText('Find an organisation’s codes (optional)'), {
      target: { value: 'south' },
    });
    await settle();
    expect(screen.getByText(/Couldn’t load the codes/)).toBeVisible();
    await press('Move the person');
    expect(screen.getByText('Enter an access code.')).toBeVisible();
    enter('Access code', 'NO-SUCH');
    enter('Reason', reason);
    await press('Move the person');
    expect(screen.getByText('There is no such access code.')).toBeVisible();
  });
});
