import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popup } from '@/presentation/kit/overlays/Popup';
import { showTheme } from '@/presentation/app/toolbar/showTheme';

describe('Popup', () => {
  afterEach(() => showTheme('light'));

  it('changes its theme with the page while it is open', async () => {
    showTheme('dark');
    render(
      <Popup content={<input aria-label="Search tabs" />}>
        <button type="button">All tabs</button>
      </Popup>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'All tabs' }));
    expect((await screen.findByLabelText('Search tabs')).closest('.bp6-dark')).toBe(document.body);
    showTheme('light');
    expect(screen.getByLabelText('Search tabs').closest('.bp6-dark')).toBeNull();
  });
});
