import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SelectedPeople } from '@/presentation/users/promotions/SelectedPeople';
import { userTools } from '#test/support/builders/users/userTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { settled } from '#test/support/settled';

beforeAll(() => loadTestTexts('users', 'userPromotions'));

async function show() {
  const tools = userTools();
  for (const id of ['grace', 'henry', 'ivy']) tools.gateway.add(id);
  const store = tools.page().stores.list({ emailAddress: '', groups: [], accessCode: '' });
  store.start();
  await settled(() => undefined);
  const chosen: (readonly string[])[] = [];
  render(
    <MemoryRouter>
      <SelectedPeople store={store} pages={['promoteAnalyst', 'therapists']} onChoose={people => chosen.push(people)} />
    </MemoryRouter>,
  );
  return { store, chosen, user: userEvent.setup() };
}

describe('people who are selected in the list', () => {
  it('lead to the pages that the person may use, and are no part of an address', async () => {
    const { store, chosen, user } = await show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => ['grace', 'ivy'].forEach(id => store.table.toggle(id)));
    expect(screen.getByText('2 people selected')).toBeVisible();
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
      '/admin/promote-users-analyst',
      '/admin/promote-users',
    ]);
    await user.click(screen.getByRole('link', { name: 'Promote Users' }));
    expect(chosen).toEqual([['grace@staff.example', 'ivy@staff.example']]);
  });

  it('lead nowhere where all that match are selected, loaded or not', async () => {
    const { store, user } = await show();
    act(() => store.table.selectAll());
    expect(screen.getByText(/^To promote or downgrade people, select up to 2,000 rows/)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
