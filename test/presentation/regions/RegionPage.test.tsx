import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { RegionPage } from '@/presentation/regions/RegionPage';
import { regionTools } from '#test/support/builders/regions/regionTools';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';

describe('the page of the region', () => {
  beforeAll(() => loadTestTexts('regions', 'presence', 'forms', 'session', 'patients'));

  const reason = 'Agreed in the meeting of the region';

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 6; turn += 1) await act(async () => new Promise(resolve => setTimeout(resolve, 0)));
  }

  async function show(tools = regionTools(), mayChange = true) {
    const shown = render(<RegionPage stores={tools.page().stores} mayChange={mayChange} />);
    await settle();
    return { ...tools, ...shown };
  }

  const panel = (name: string) => within(screen.getByRole('region', { name }));
  const choose = (day: string, choice: string): void =>
    void fireEvent.change(screen.getByLabelText(`Hours on ${day}`), { target: { value: choice } });

  it('shows the core hours, the indicator and its next change', async () => {
    await show();
    expect(screen.getByLabelText('Start, Every day')).toHaveValue('09:00');
    const preview = panel('Preview');
    expect(preview.getByText('Active')).toBeVisible();
    expect(preview.getByText('In-Active from Tue 24 Nov, 17:00')).toBeVisible();
    fireEvent.click(preview.getByRole('button', { name: /^Clocks go forward/ }));
    expect(preview.getByText('23-hour day')).toBeVisible();
  });

  it('saves a change, and says what a colleague changed', async () => {
    const { gateway } = await show();
    choose('Sunday', 'none');
    fireEvent.change(screen.getByLabelText('Reason for the change'), { target: { value: reason } });
    gateway.edit({ endTime: { hours: 18, minutes: 0 } });
    fireEvent.click(screen.getByRole('button', { name: 'Save core hours' }));
    await settle();
    expect(
      screen.getByText('Saved. A colleague also changed: End, Every day. This page shows both changes.'),
    ).toBeVisible();
    expect(gateway.schedule).toMatchObject({ week: [{ weekday: 7, hours: null }] });
  });

  it('shows both versions of a day that two managers changed, without naming a manager', async () => {
    const { gateway } = await show();
    choose('Sunday', 'none');
    fireEvent.change(screen.getByLabelText('Reason for the change'), { target: { value: reason } });
    const hours = { startTime: { hours: 10, minutes: 0 }, endTime: { hours: 12, minutes: 0 } };
    gateway.edit({ week: [{ weekday: 7, hours }] }, 'Noor Haddad');
    gateway.edit({ endTime: { hours: 18, minutes: 0 } }, 'Omar Reyes');
    fireEvent.click(screen.getByRole('button', { name: 'Save core hours' }));
    await settle();
    const conflict = within(screen.getByRole('group', { name: 'Both of you changed this: Sunday' }));
    expect(conflict.getByText('10:00 to 12:00')).toBeVisible();
    expect(conflict.getByText('Their version')).toBeVisible();
    expect(conflict.queryByText('Omar Reyes')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save core hours' })).toBeDisabled();
  });

  it('is read-only for a user who may only view it', async () => {
    await show(regionTools(), false);
    expect(screen.getByText('You don’t have permission to change the core hours.')).toBeVisible();
    expect(screen.getByLabelText('Hours on Monday')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save core hours' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a date' })).toBeNull();
  });

  it('says that the coverage is unknown when the user may not list people', async () => {
    const tools = regionTools();
    tools.users.planned.failNext('list', { kind: 'notAllowed' });
    await show(tools);
    const coverage = panel('Cover of the next 7 days');
    expect(coverage.getByText('You don’t have permission to list people. The cover is unknown here.')).toBeVisible();
    expect(coverage.queryByText('Gaps')).toBeNull();
  });

  it('names therapists whose hours could not be loaded, and shows no gap that they may cover', async () => {
    const tools = regionTools();
    tools.users.add('zoë <b>', { therapist: '' });
    await show(tools);
    const coverage = panel('Cover of the next 7 days');
    expect(
      coverage.getByText('Couldn’t load the hours of 1 of 1 therapists. These therapists may be available.'),
    ).toBeVisible();
    expect(coverage.getByText(/zoë <b>/)).toBeInTheDocument();
    expect(coverage.queryByText('Gap')).toBeNull();
    expect(coverage.getAllByText('Unknown').length).toBeGreaterThan(0);
  });

  it('says how long each gap is', async () => {
    await show();
    const [first] = within(screen.getByRole('list', { name: 'Gaps' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Gap Tue 24 Nov, 10:00 – 17:00 (7 h)');
  });

  it('lists the switches with meaning and default, and can check one', async () => {
    const { switches } = await show();
    const row = within(screen.getByRole('row', { name: /^Patients book appointments themselves/ }));
    expect(row.getAllByRole('cell').map(cell => cell.textContent)).toEqual(['Off', 'Off', 'Check']);
    switches.switches.set('isTherapistBookingEnabled', true);
    fireEvent.click(row.getByRole('button', { name: 'Check isTherapistBookingEnabled now' }));
    await settle();
    expect(row.getAllByRole('cell')[0]).toHaveTextContent('On');
    expect(screen.getByRole('row', { name: /^Patient record/ })).toHaveTextContent('On (default)');
  });

  it('says why a switch could not be checked, and keeps its last known value', async () => {
    const { switches } = await show();
    const row = within(screen.getByRole('row', { name: /^Patients book appointments themselves/ }));
    switches.planned.failNext('value', { kind: 'unreachable', status: 503 });
    fireEvent.click(row.getByRole('button', { name: 'Check isTherapistBookingEnabled now' }));
    await settle();
    expect(row.getByRole('status')).toHaveTextContent(/^Couldn’t check\. The server reported an error/);
    expect(row.getAllByRole('cell')[0]).toHaveTextContent('Off');
  });

  it('says what could not be loaded, and loads it on request', async () => {
    const tools = regionTools();
    tools.gateway.planned.failNext('read', { kind: 'unreachable' });
    tools.switches.planned.failNext('all', { kind: 'unreachable', status: 503 });
    await show(tools);
    expect(screen.getByText(/^Couldn’t load the core hours\./)).toBeVisible();
    expect(
      panel('Feature switches').getByText(/^Couldn’t load the switches\. The server reported an error/),
    ).toBeVisible();
    fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
    await settle();
    expect(screen.getByLabelText('Start, Every day')).toHaveValue('09:00');
  });

  it('says that the user is in the other region', async () => {
    const tools = regionTools();
    tools.regions.country = 'AU';
    await show(tools);
    expect(screen.getByRole('link', { name: 'Go to the dashboard of Australia' })).toHaveAttribute(
      'href',
      'https://au.example',
    );
  });
});

describe('the form of the core hours', () => {
  beforeAll(() => loadTestTexts('regions', 'presence', 'forms', 'session', 'patients'));

  it('is read-only when the server returns no version, and says why', async () => {
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

describe('core hours in a time zone that this browser does not know', () => {
  beforeAll(() => loadTestTexts('regions', 'presence', 'forms', 'session', 'patients'));

  const panel = (name: string) => within(screen.getByRole('region', { name }));

  beforeEach(async () => {
    const tools = regionTools();
    tools.gateway.edit({ timeZone: 'Mars/Olympus' });
    render(<RegionPage stores={tools.page().stores} mayChange />);
    await act(async () => new Promise(resolve => setTimeout(resolve, 5)));
  });

  it('have no preview, and the page says why', () => {
    const preview = panel('Preview');
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

  it('leave the coverage unknown, and the page says why', () => {
    const cover = panel('Cover of the next 7 days');
    expect(
      cover.getByText('The cover is unknown. This browser doesn’t know the time zone Mars/Olympus.'),
    ).toBeVisible();
    expect(cover.queryByText('Gaps')).toBeNull();
  });
});
