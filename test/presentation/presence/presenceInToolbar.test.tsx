import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REREAD_MS } from '@/application/presence/WatchCoverage';
import { CoverageIndicator } from '@/presentation/presence/CoverageIndicator';
import { OnlineSwitch } from '@/presentation/presence/OnlineSwitch';
import { PresenceNotice } from '@/presentation/presence/PresenceNotice';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { presenceTools } from '#test/support/builders/presence/presenceTools';
import { ScopeCache } from '@/application/access/ScopeCache';
import { FakeSessionVault } from '#test/support/fakes/session/FakeSessionVault';
import { ManualClock } from '#test/support/fakes/kernel/ManualClock';

async function show(held: readonly string[] | undefined, { failing = false, unreachable = false } = {}) {
  const clock = new ManualClock();
  const scopes = new ScopeCache();
  if (held !== undefined) scopes.write({ status: 'known', scopes: held, checkedAt: 0 });
  const vault = new FakeSessionVault({ user: { uid: 'ana', email: 'ana@staff.example' }, cookie: 'c' });
  const tools = presenceTools({ clock, scopes, vault });
  tools.gateway.failing = failing;
  if (unreachable) tools.coreHours.schedule = 'unreachable';
  const { onlineSwitch, coverage } = tools.stores;
  render(
    <>
      <OnlineSwitch store={onlineSwitch} />
      <PresenceNotice store={onlineSwitch} />
      <CoverageIndicator store={coverage} />
    </>,
  );
  const after = (ms: number) => act(async () => clock.advance(ms));
  await act(async () => {
    onlineSwitch.start();
    coverage.start();
  });
  return { ...tools, clock, scopes, after, user: userEvent.setup() };
}
const therapist = ['chat:view-active-chats', 'region-settings:view'];

beforeAll(() => loadTestTexts('presence'));

describe('the online switch', () => {
  it('starts Online and goes Offline with one press', async () => {
    const { gateway, after, user } = await show(therapist);
    const control = screen.getByRole('switch', { name: 'Online' });
    expect(control).toBeChecked();
    await user.click(control);
    expect(screen.getByRole('switch', { name: 'Offline' })).not.toBeChecked();
    await after(600);
    expect(gateway.received).toEqual(['online', 'offline']);
  });

  it("says that the change did not reach the server, and shows the server's state", async () => {
    const { gateway, after, user } = await show(therapist);
    gateway.failing = true;
    await user.click(screen.getByRole('switch'));
    await after(600);
    expect(screen.getByRole('switch', { name: 'Online' })).toBeChecked();
    expect(
      within(screen.getByRole('status', { name: 'Your presence' })).getByText(
        'Couldn’t update your status. You still appear online.',
      ),
    ).toBeInTheDocument();
  });

  it('says so when the first update did not arrive', async () => {
    await show(therapist, { failing: true });
    expect(
      within(screen.getByRole('status', { name: 'Your presence' })).getByText(
        'Couldn’t update your status. You may appear offline.',
      ),
    ).toBeInTheDocument();
  });

  it('is not shown to other users', async () => {
    await show(['region-settings:view']);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});

describe('the 24-hour indicator', () => {
  const button = () => screen.getByRole('button', { name: /^24-hour:/ });

  it('says Active within the core hours and In-Active outside them', async () => {
    const { after } = await show(therapist);
    expect(button()).toHaveTextContent('24-hour: Active');
    await after(8 * 3_600_000);
    expect(button()).toHaveTextContent('24-hour: In-Active');
  });

  it('names the hours and their zone', async () => {
    const { user } = await show(therapist);
    await user.click(button());
    expect(await screen.findByText('Core hours of the region: 09:00 to 17:00, every day.')).toBeInTheDocument();
    expect(screen.getByText('Time zone: Europe/London')).toBeInTheDocument();
  });

  it('says that the hours are old when they could not be refreshed', async () => {
    const { coreHours, after, user } = await show(therapist);
    coreHours.schedule = 'unreachable';
    await after(REREAD_MS);
    await user.click(button());
    expect(await screen.findByText('Couldn’t refresh the region’s core hours. These are from earlier.')).toBeVisible();
    expect(screen.getByText('Core hours of the region: 09:00 to 17:00, every day.')).toBeVisible();
  });

  it('is never In-Active because the hours could not be read', async () => {
    const { user } = await show(therapist, { unreachable: true });
    expect(button()).toHaveTextContent('24-hour: Status unknown');
    await user.click(button());
    expect(await screen.findByText('Couldn’t load the region’s core hours.')).toBeInTheDocument();
  });

  it('is not shown to other users, nor before the permissions are known', async () => {
    await show(undefined);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
