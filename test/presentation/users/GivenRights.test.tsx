import { render, screen } from '@testing-library/react';
import { GivenRights } from '@/presentation/users/GivenRights';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

describe('the table of granted access', () => {
  beforeAll(() => loadTestTexts('access', 'users'));

  const cellsOf = (name: RegExp) =>
    [...screen.getByRole('row', { name }).querySelectorAll('td')].map(cell => cell.lastElementChild?.textContent);

  it('shows start, end, last use and author, and what of that is unknown', () => {
    const [granted, used] = [Date.UTC(2026, 2, 2, 12), Date.UTC(2026, 2, 3, 12)];
    render(
      <GivenRights
        grants={[
          { right: 'group:support', from: granted, byName: 'Dana Whitcombe', usedAt: null, reason: 'Covers May' },
          { right: 'group:admin', lastDay: '2090-01-01', usedAt: used, confirmedAt: used },
          { right: 'scope:chat:download-chat' },
        ]}
      />,
    );
    expect(cellsOf(/^Support/)).toEqual(['2 Mar 2026', 'No end date', 'Not used yet', 'Dana Whitcombe']);
    expect(screen.getByRole('row', { name: /^Support/ })).toHaveTextContent('SupportGroupReason: Covers May');
    const before = 'Not recorded';
    expect(cellsOf(/^Admin/)).toEqual([before, '1 Jan 2090', '3 Mar 2026', 'Not recordedConfirmed 3 Mar 2026']);
    expect(cellsOf(/^Download chats/)).toEqual([before, 'No end date', 'Not recorded', 'Not recorded']);
  });

  it('says that there is none', () => {
    render(<GivenRights grants={[]} />);
    expect(screen.getByText('No access granted yet.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
