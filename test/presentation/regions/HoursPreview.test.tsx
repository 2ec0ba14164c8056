import { act, render, screen, within } from '@testing-library/react';
import { RegionPage } from '@/presentation/regions/RegionPage';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { regionTools } from '#test/support/builders/regions/regionTools';

beforeAll(() => loadTestTexts('regions', 'presence', 'forms', 'organisationPage', 'session', 'patients'));

const panel = (name: string) => within(screen.getByRole('region', { name }));

describe('core hours in a time zone that this browser does not know', () => {
  beforeEach(async () => {
    const tools = regionTools();
    tools.gateway.edit({ timeZone: 'Mars/Olympus' });
    render(<RegionPage stores={tools.page().stores} mayChange />);
    await act(async () => new Promise(resolve => setTimeout(resolve, 5)));
  });

  it('have no picture, and the page says why', () => {
    const preview = panel('How it looks');
    expect(
      preview.getByText(
        'Couldn’t work out the hours. This browser doesn’t know the time zone Mars/Olympus. ' +
          'Update the browser, or choose another time zone.',
      ),
    ).toBeVisible();
    expect(preview.getByText('Status unknown')).toBeVisible();
    expect(preview.getByText('Unknown')).toBeVisible();
    expect(preview.queryByText('No change in the next 35 days')).toBeNull();
    expect(preview.queryByText(/don’t change/)).toBeNull();
    expect(preview.queryByRole('table')).toBeNull();
  });

  it('leave the cover unknown, and the page says why', () => {
    const cover = panel('Cover of the next 7 days');
    expect(
      cover.getByText('The cover is unknown. This browser doesn’t know the time zone Mars/Olympus.'),
    ).toBeVisible();
    expect(cover.queryByText('Gaps')).toBeNull();
  });
});
