import { act, render, screen } from '@testing-library/react';
import { RegionPage } from '@/presentation/regions/RegionPage';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { regionTools } from '#test/support/builders/regions/regionTools';

beforeAll(() => loadTestTexts('regions', 'presence', 'forms', 'organisationPage', 'session', 'patients'));

describe('the form of the core hours', () => {
  it('can only be read where the server names no version, and says why', async () => {
    const tools = regionTools();
    tools.gateway.namesVersion = false;
    render(<RegionPage stores={tools.page().stores} mayChange />);
    await act(async () => new Promise(resolve => setTimeout(resolve, 5)));
    expect(screen.getByText(/^You can’t change the core hours here yet\./)).toBeVisible();
    expect(screen.getByLabelText('Start, Every day')).toHaveValue('09:00');
    expect(screen.getByLabelText('Start, Every day')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save core hours' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a date' })).toBeNull();
  });
});
