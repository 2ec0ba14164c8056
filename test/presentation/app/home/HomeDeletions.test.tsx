import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { HomeDeletions } from '@/presentation/app/home/HomeDeletions';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { userTools } from '#test/support/builders/users/userTools';

beforeAll(() => loadTestTexts('app'));

const none = 'No request is open.';

async function show(tools: ReturnType<typeof userTools>) {
  const { stores } = tools.page();
  render(
    <MemoryRouter>
      <HomeDeletions load={async () => ({ users: stores })} />
    </MemoryRouter>,
  );
  await act(async () => new Promise(resolve => setTimeout(resolve, 0)));
  return screen.findByRole('region', { name: /^Deletion requests/ });
}

describe('the requests of deletion on Home', () => {
  it('are counted as far as they are open, with a link to all of them', async () => {
    const tools = userTools();
    tools.deletions.add('ann').add('ben').add('cleo', { state: 'withdrawn' });
    expect(await show(tools)).toHaveTextContent(/Deletion requests 2/);
    const link = screen.getByRole('link', { name: '2 accounts are waiting to be deleted' });
    expect(link).toHaveAttribute('href', '/admin/users?view=deletions');
  });

  it('are none only where all could be read', async () => {
    const tools = userTools();
    tools.deletions.add('cleo', { state: 'carriedOut' });
    expect(await show(tools)).toHaveTextContent(none);
  });

  it('may be more where some could not be read', async () => {
    const tools = userTools();
    tools.deletions.add('ann').unreadable = 1;
    const card = await show(tools);
    expect(card).toHaveTextContent(/1\+/);
    expect(card).toHaveTextContent('Couldn’t load all deletion requests.');
  });

  it('are not called none where they could not be loaded, and are loaded again', async () => {
    const tools = userTools();
    tools.deletions.planned.failNext('list', { kind: 'unreachable' });
    const card = await show(tools);
    expect([
      card.textContent.includes(none),
      card.textContent.includes('Couldn’t load the deletion requests.'),
    ]).toEqual([false, true]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(card).toHaveTextContent(none);
  });
});
