import { render, screen, within } from '@testing-library/react';
import { PageActionPlace, PageActions, WithPageActions } from '@/presentation/kit/layout/PageActions';

const button = (
  <PageActions>
    <button>Act</button>
  </PageActions>
);

describe('PageActions', () => {
  it('shows the buttons of a page in its header', () => {
    render(
      <WithPageActions>
        <header>
          <PageActionPlace />
        </header>
        <main>{button}</main>
      </WithPageActions>,
    );
    expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Act' })).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
  });

  it('shows them in place when a page has no header', () => {
    render(<main>{button}</main>);
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Act' })).toBeVisible();
  });
});
