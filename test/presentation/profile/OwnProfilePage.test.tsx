import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnProfilePage } from '@/presentation/profile/OwnProfilePage';
import type { OwnProfileStores } from '@/presentation/profile/OwnProfileStores';
import { PatientFacingWeeks } from '@/presentation/profile/PatientFacingWeeks';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { profileTools } from '#test/support/builders/profile/profileTools';

beforeAll(() => loadTestTexts('profile', 'account', 'forms', 'week', 'drive'));

async function show(tools = profileTools()) {
  const stores: OwnProfileStores = {
    profile: () => tools.page().store,
    weeks: profile =>
      new PatientFacingWeeks(
        () => profile.planned,
        () => Date.UTC(2026, 1, 11, 12),
      ),
    drive: () => {
      throw new Error('The drive is switched off.');
    },
  };
  await act(async () => {
    render(<OwnProfilePage stores={stores} hasDrive={false} />);
    await new Promise(resolve => setTimeout(resolve, 0));
  });
  return { ...tools, user: userEvent.setup() };
}

const day = (name: string) => within(screen.getByRole('group', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const preview = () => screen.getByRole('region', { name: 'As your patients see it' });

describe('the page of the user’s own profile', () => {
  it('shows what patients see now, without unsaved changes', async () => {
    const tools = profileTools();
    tools.gateway.screenName = 'Dr <b>Ann</b>';
    const { user } = await show(tools);
    expect(preview()).toHaveTextContent(/Dr <b>Ann<\/b>.*No biography.*No hours/);
    await user.type(screen.getByLabelText('About you'), 'Sails.');
    expect(preview()).toHaveTextContent('No biography');
    expect(preview()).toHaveTextContent('Doesn’t include your unsaved changes.');
    await user.click(button('Save changes'));
    expect(preview()).toHaveTextContent('Sails.');
    expect(screen.getByText('Saved. Patients see this text.')).toBeVisible();
  });

  it('accepts times as people type them, and says on save what is missing', async () => {
    const { gateway, user } = await show();
    await user.click(button('Add hours to Friday'));
    expect(day('Friday').getByLabelText('From')).toHaveFocus();
    await user.keyboard('22');
    await user.click(button('Save changes'));
    expect(day('Friday').getByText('Enter both times, such as 09:00.')).toBeVisible();
    await user.type(day('Friday').getByLabelText('To'), '2.30');
    await user.click(button('Save changes'));
    expect(day('Friday').getByRole('button', { name: 'Change 22:00–02:30 (next day)' })).toBeVisible();
    expect(gateway.week.times.map(({ weekday }) => weekday)).toEqual([5, 6]);
    expect(preview()).toHaveTextContent('Friday 22:00–02:30');
  });

  it('shows hours as chips, edits them in fields, and removes them', async () => {
    const { gateway, user } = await show();
    await user.click(button('Add hours to Monday'));
    await user.keyboard('9{Tab}1230');
    await user.click(button('Add hours to Monday'));
    await user.keyboard('14{Tab}17');
    await user.tab();
    await user.tab();
    expect(day('Monday').queryByLabelText('From')).toBeNull();
    await user.click(day('Monday').getByRole('button', { name: 'Change 09:00–12:30' }));
    expect(day('Monday').getByLabelText('From')).toHaveFocus();
    await user.keyboard('{Tab}');
    await user.clear(day('Monday').getByLabelText('To'));
    await user.keyboard('1445');
    await user.click(screen.getByLabelText('About you'));
    expect(day('Monday').getAllByText('These hours overlap with others. Change one of them.')).toHaveLength(2);
    await user.click(button('Remove Monday, hours 2'));
    expect(day('Monday').getByRole('button', { name: 'Change 09:00–14:45' })).toBeVisible();
    expect(button('Add hours to Monday')).toHaveFocus();
    await user.click(button('Save changes'));
    expect(gateway.week.times).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  it('saves all entries on the page with one button, and discards them with another', async () => {
    const { gateway, user } = await show();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await user.type(screen.getByLabelText('About you'), 'Sails.');
    await user.click(button('Add hours to Monday'));
    await user.keyboard('9{Tab}12');
    await user.click(button('Save changes'));
    expect([gateway.biography, gateway.week.times.length]).toEqual(['Sails.', 1]);
    await user.type(screen.getByLabelText('About you'), ' Reads.');
    await user.type(screen.getByLabelText('First name'), 'a');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await user.click(button('Cancel'));
    expect(screen.getByLabelText('About you')).toHaveValue('Sails.');
    expect(screen.getByLabelText('First name')).toHaveValue('Ann');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('shows the hours around each clock change in the patient’s time zone, before they are saved', async () => {
    const { user } = await show();
    await user.click(button('Add hours to Sunday'));
    await user.keyboard('8');
    await user.type(day('Sunday').getByLabelText('To'), '10');
    await user.tab();
    const weeks = within(screen.getByRole('region', { name: 'Hours in patients’ time zones' }));
    expect(weeks.getAllByRole('table')).toHaveLength(8);
    const march = weeks.getByRole('table', { name: /Week of 23 Mar 2026.*Your clock goes forward by 60 minutes/ });
    expect(march).toHaveTextContent('Sun 08:00 – 10:00Sun 18:00 – 20:00');
  });

  it('names the time zone of the hours when it is another one, and changes it only on request', async () => {
    const tools = profileTools();
    tools.gateway.zone = 'Australia/Perth';
    const { gateway, user } = await show(tools);
    expect(screen.getByText(/These hours are in Europe\/London time/)).toBeVisible();
    expect(gateway.planned.calls).not.toContain('replaceAvailability');
    await user.click(button('Use Australia/Perth time'));
    await user.click(button('Add hours to Monday'));
    await user.keyboard('9');
    await user.type(day('Monday').getByLabelText('To'), '12');
    await user.click(button('Save changes'));
    expect(gateway.week.timeZone).toBe('Australia/Perth');
  });

  it('loads each part separately, and does not show unknown hours as none', async () => {
    const tools = profileTools();
    tools.gateway.planned.failAlways('availability', { kind: 'unreachable' });
    await show(tools);
    expect(screen.getByText(/Couldn’t load this part of your profile\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add hours to Monday' })).toBeNull();
    expect(screen.getByLabelText('First name')).toHaveValue('Ann');
  });

  it('saves one day and keeps the day that another window has changed, and says so', async () => {
    const { gateway, user } = await show();
    await user.click(button('Add hours to Tuesday'));
    await user.keyboard('0100');
    await user.type(day('Tuesday').getByLabelText('To'), '0200');
    const [from, to] = [
      { hours: 3, minutes: 0 },
      { hours: 4, minutes: 0 },
    ];
    gateway.week = { ...gateway.week, times: [{ weekday: 3, startTime: from, endTime: to }] };
    await user.click(button('Save changes'));
    expect(screen.getByText(/^Saved\. Another window also changed: .*Wednesday/)).toBeVisible();
    expect(day('Wednesday').getByRole('button', { name: 'Change 03:00–04:00' })).toBeVisible();
    expect(gateway.week.times.map(({ weekday }) => weekday)).toEqual([2, 3]);
  });

  it('shows both biographies and their difference when two windows changed it', async () => {
    const tools = profileTools();
    tools.gateway.biography = 'Likes to listen.';
    const { gateway, user } = await show(tools);
    const field = screen.getByLabelText('About you');
    await user.clear(field);
    await user.type(field, 'Likes to sail.');
    gateway.biography = 'Likes to read.';
    await user.click(button('Save changes'));
    expect(gateway.biography).toBe('Likes to read.');
    const difference = screen.getByText('From their version to yours').closest('details');
    expect(difference?.querySelector('ins')).toHaveTextContent('sail');
    expect(difference?.querySelector('del')).toHaveTextContent('read');
    await user.click(button('Keep mine: Biography'));
    await user.click(button('Save changes'));
    expect(gateway.biography).toBe('Likes to sail.');
  });

  it('shows a stored time zone that is not listed, and replaces it', async () => {
    const tools = profileTools();
    tools.gateway.zone = 'Europe/Atlantis';
    const { gateway, user } = await show(tools);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Australia/Sydney');
    await user.click(button('Save changes'));
    expect(gateway.zone).toBe('Australia/Sydney');
  });
});
