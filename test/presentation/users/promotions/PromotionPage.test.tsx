import { cleanup, render, screen, within, act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, MemoryRouter } from 'react-router-dom';
import type { PromotionAct, PromotionPageName } from '@/presentation/users/promotions/promotionFields';
import { PromotionPage } from '@/presentation/users/promotions/PromotionPage';
import { UserTable } from '@/presentation/users/UserTable';
import { SelectedPeople } from '@/presentation/users/promotions/SelectedPeople';
import { userTools } from '#test/support/builders/users/userTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { withSizes } from '#test/support/builders/kit/withSizes';
import { settled } from '#test/support/settled';

describe('PromotionPage', () => {
  beforeAll(() => loadTestTexts('access', 'users', 'userPromotions', 'bulk', 'tables', 'forms', 'patients'));

  const reason = 'Covers for a colleague on leave';

  function people() {
    const tools = userTools();
    tools.gateway
      .add('dana', { support: '' })
      .add('grace')
      .add('ivy', { 'mi-reporter': '' })
      .add('hugo', {}, { user: { state: 'disabled', firstName: '<img src=x>', lastName: 'حداد' } });
    tools.bulk.rights.schedules.set('ivy', ['Monthly use']);
    return tools;
  }

  async function show(
    tools = people(),
    page: PromotionPageName = 'promoteAnalyst',
    acts: readonly PromotionAct[] = ['promote'],
  ) {
    const { stores } = tools.page();
    const element = <PromotionPage page={page} stores={stores.bulk} acts={acts} />;
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
    await settled(() => undefined);
    return { tools, user: userEvent.setup() };
  }

  async function press(user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> {
    await user.click(screen.getByRole('button', { name }));
    await settled(() => undefined);
  }

  async function enter(user: ReturnType<typeof userEvent.setup>, list: string): Promise<void> {
    await user.click(screen.getByLabelText('People, one per line'));
    await user.paste(list);
    await user.type(screen.getByLabelText('Reason for the change'), reason);
  }

  const column = (place: number) =>
    within(screen.getByRole('table', { name: 'What happens to each' }))
      .getAllByRole('row')
      .slice(1)
      .map(row => within(row).getAllByRole('cell').at(place)?.textContent);

  const cells = () => column(-1);
  const details = () => column(-2);

  it('names every error on the first try, including an empty list, and focuses the first', async () => {
    const { user } = await show();
    await press(user, 'Check the list');
    for (const fault of ['Enter at least one person.', 'Choose what they report on.'])
      expect(screen.getByText(fault)).toBeVisible();
    expect(screen.getByLabelText('People, one per line')).toHaveFocus();
    expect(screen.getByLabelText('People, one per line')).toHaveAccessibleDescription(/Enter at least one person\./);
  });

  describe('the page for new analysts', () => {
    it('says what a promotion does, who gets an email, and when it takes effect', async () => {
      await show();
      const effect = screen.getByRole('region', { name: 'What this does' });
      expect(effect).toHaveTextContent('see reports');
      expect(effect).toHaveTextContent('Each person in the listAt most 1 person in the group MI reporter');
      expect(effect).toHaveTextContent('Within a minute. They don’t have to log in again.');
    });

    it('counts before the check who gets emails', async () => {
      const tools = people();
      tools.gateway.add('kim', { 'mi-reporter': '' }).add('lee', { 'mi-reporter': '' }).reachable = 2;
      const { user } = await show(tools);
      await enter(user, 'grace\nhenry');
      const effect = screen.getByRole('region', { name: 'What this does' });
      expect(effect).toHaveTextContent('The 2 people in the list');
      expect(effect).toHaveTextContent('2 of 3 people in the group MI reporter. The others have no account yet.');
      expect(effect).toHaveTextContent('Each gets one email about the whole list, and another');
    });

    it('links to the list of people', async () => {
      await show();
      const link = screen.getByRole('link', { name: 'Find people in the list of users' });
      expect(link).toHaveAttribute('href', '/admin/users');
    });

    it('is not hidden by another page’s finished action, whose result stays available', async () => {
      const { tools, user } = await show();
      await enter(user, 'grace@staff.example');
      await user.click(screen.getByLabelText('Their organisation and its sub-organisations'));
      await user.click(screen.getByLabelText('No end date'));
      await press(user, 'Check the list');
      await press(user, 'Promote 1 person');
      await screen.findByRole('button', { name: 'Close result' });
      cleanup();
      await show(tools, 'therapists');
      expect(screen.getByLabelText('People, one per line')).toBeVisible();
      expect(screen.getByText(/^Result of an earlier bulk action: /)).toBeVisible();
    });

    it('promotes exactly the people of the dry run, and can undo it', async () => {
      const { tools, user } = await show();
      const { rights } = tools.bulk;
      await enter(user, 'grace@staff.example\nGRACE@staff.example\nivy\nhugo\ndana\nnobody');
      await user.click(screen.getByLabelText('Their organisation and its sub-organisations'));
      await user.click(screen.getByLabelText('No end date'));
      await press(user, 'Check the list');
      expect(cells()).toEqual([
        ...['Will be done', 'Same as number 1', 'No change needed', 'Can’t be done: this account is disabled'],
        ...['Can’t be done: this is you. Ask a colleague', 'Can’t be done: no person has this address or ID'],
      ]);
      expect(details()).toEqual([
        'grace Example · Reports on “North Board” and its sub-organisations',
        ...['grace Example', 'ivy Example', '<img src=x> حداد', 'dana Example', ''],
      ]);
      expect(screen.getByText('Each person will be able to: see reports.')).toBeVisible();
      expect(screen.getByText('Access has no end date.')).toBeVisible();
      expect([
        rights.changes,
        screen.getByText(/^This takes effect within a minute\. We email your reason/).isConnected,
      ]).toEqual([[], true]);
      await press(user, 'Promote 1 person');
      expect(rights.changes).toEqual(['grace +mi-reporter']);
      expect(screen.getByText('Finished, but not everything was done.')).toBeVisible();
      await press(user, 'Undo…');
      await press(user, 'Downgrade 1 analyst');
      expect(rights.changes).toEqual(['grace +mi-reporter', 'grace -mi-reporter']);
      await press(user, 'Close result');
      expect(screen.getByLabelText('People, one per line')).toHaveValue('');
    });

    it('says in one sentence who can be promoted, and why others can’t', async () => {
      const { user } = await show();
      await enter(user, 'grace\nivy\nnobody\nno-one');
      await user.click(screen.getByLabelText('Their organisation and its sub-organisations'));
      await user.click(screen.getByLabelText('No end date'));
      await press(user, 'Check the list');
      expect(
        screen.getByRole('heading', { name: '1 can be promoted, 1 is already an analyst, 2 weren’t found' }),
      ).toBeVisible();
      expect(screen.getByText('The 3 others stay as they are.')).toBeVisible();
    });

    it('says why no one can be promoted, and leads back to the list', async () => {
      const { user } = await show();
      await enter(user, 'ivy\nnobody');
      await user.click(screen.getByLabelText('Their organisation and its sub-organisations'));
      await user.click(screen.getByLabelText('No end date'));
      await press(user, 'Check the list');
      expect(
        screen.getByText('No one on this list can be promoted: 1 is already an analyst, 1 wasn’t found.'),
      ).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Promote/ })).toBeNull();
      await press(user, 'Edit list');
      expect(screen.getByLabelText('People, one per line')).toHaveValue('ivy\nnobody');
    });

    it('names its four steps, and the current one', async () => {
      const { user } = await show();
      const steps = screen.getByRole('list', { name: 'Steps' });
      const current = () => steps.querySelector('[aria-current=step]')?.textContent;
      expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
      expect(current()).toBe('1Choose people');
      await enter(user, 'ivy');
      await user.click(screen.getByLabelText('Their organisation and its sub-organisations'));
      await user.click(screen.getByLabelText('No end date'));
      await press(user, 'Check the list');
      expect(current()).toBe('2Check and confirm');
    });

    it('names each thing that is missing', async () => {
      const { user, tools } = await show();
      await press(user, 'Check the list');
      for (const text of [
        'Choose what they report on.',
        'Choose whether there is an end date.',
        'Enter a reason of 10 to 500 characters.',
      ])
        expect(screen.getByText(text)).toBeVisible();
      expect(tools.gateway.planned.calls.filter(call => call !== 'list')).toEqual([]);
    });

    it('says that the list could not be checked, and checks it again on request', async () => {
      const { user, tools } = await show();
      await enter(user, 'grace@staff.example');
      await user.click(screen.getByLabelText('Their organisation and its sub-organisations'));
      await user.click(screen.getByLabelText('No end date'));
      tools.gateway.planned.failNext('list', { kind: 'unreachable' });
      await press(user, 'Check the list');
      expect(screen.getByText(/Couldn’t check the list\. The server doesn’t answer\./)).toBeVisible();
      await press(user, 'Try again');
      expect(cells()).toEqual(['Will be done']);
    });
  });

  describe('the page for former analysts', () => {
    it('shows first what they report on and which schedules run in their name', async () => {
      const { user, tools } = await show(people(), 'endAnalyst', ['end']);
      await enter(user, 'ivy');
      await press(user, 'Check the list');
      const detail = 'Reports on their organisation and its sub-organisations · Schedules in their name: Monthly use';
      expect(details()).toEqual([expect.stringContaining(detail)]);
      expect(screen.getByText(/^Each person will no longer be able to: see reports\./)).toBeVisible();
      expect(tools.bulk.rights.changes).toEqual([]);
      await press(user, 'Downgrade 1 analyst');
      expect(tools.bulk.rights.changes).toEqual(['ivy -mi-reporter']);
    });
  });

  describe('the page for therapists', () => {
    it('offers to remove therapist access only to users who may replace groups', async () => {
      const { user } = await show(people(), 'therapists', ['promote', 'end']);
      await user.click(screen.getByLabelText('Remove therapist access'));
      expect(screen.queryByLabelText('No end date')).toBeNull();
      expect(screen.getByRole('region', { name: 'What this does' })).toHaveTextContent(
        'They will no longer be able to',
      );
    });

    it('offers only promotions to other users', async () => {
      await show(people(), 'therapists', ['promote']);
      expect(screen.queryByText('Remove therapist access')).toBeNull();
      expect(screen.getByLabelText('No end date')).toBeVisible();
    });
  });
});

describe('people selected in the list', () => {
  withSizes();
  beforeAll(() => loadTestTexts('access', 'users', 'userPromotions', 'tables'));

  async function show() {
    const tools = userTools();
    for (const id of ['grace', 'henry', 'ivy']) tools.gateway.add(id);
    const store = tools.page().stores.list({ emailAddress: '', groups: [], accessCode: '' });
    store.start();
    await settled(() => undefined);
    const chosen: (readonly string[])[] = [];
    const choose = (people: readonly string[]): void => void chosen.push(people);
    const acts = <SelectedPeople store={store} pages={['promoteAnalyst', 'therapists']} onChoose={choose} />;
    render(
      <MemoryRouter>
        <UserTable store={store} acts={acts} onOpen={() => undefined} onEverybody={() => undefined} />
      </MemoryRouter>,
    );
    return { store, chosen, user: userEvent.setup() };
  }

  const head = () => within(screen.getAllByRole('row')[0] ?? document.body);

  it('are linked from the table header to the promotion pages, without their addresses in the link', async () => {
    const { store, chosen, user } = await show();
    expect(head().queryByRole('link')).toBeNull();
    act(() => ['grace', 'ivy'].forEach(id => store.table.toggle(id)));
    expect(head().getByText('2 selected')).toBeVisible();
    expect(head().getByRole('columnheader', { name: 'Organisation' })).toBeInTheDocument();
    expect(
      head()
        .getAllByRole('link')
        .map(link => link.getAttribute('href')),
    ).toEqual(['/admin/promote-users-analyst', '/admin/promote-users']);
    await user.click(head().getByRole('link', { name: 'Promote Users' }));
    expect(chosen).toEqual([['grace@staff.example', 'ivy@staff.example']]);
  });

  it('cannot be promoted when all matches are selected', async () => {
    const { store, user } = await show();
    act(() => store.table.selectAll());
    expect(screen.getByText(/^To promote or downgrade people, select up to 2,000 people/)).toBeVisible();
    expect(head().queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(head().queryByRole('button')).toBeNull();
  });
});
