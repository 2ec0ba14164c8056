import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { MemoryRouter } from 'react-router-dom';
import type { DriveStores } from '@/presentation/drive/DriveStores';
import { useStore } from '@/presentation/kit/useStore';
import { ProfileSide } from '@/presentation/patients/profile/ProfileSide';
import type { ProfileStore } from '@/presentation/patients/profile/ProfileStore';
import type { PatientTimelineActions } from '@/presentation/patients/timeline/PatientTimelineActions';
import { TimelinePage } from '@/presentation/patients/timeline/TimelinePage';
import { driveStores } from '#test/support/builders/drive/driveStores';
import { loadTestTexts } from '#test/support/builders/kit/loadTestTexts';
import { aMoment } from '#test/support/builders/patients/aMoment';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { patientTools } from '#test/support/builders/patients/patientTools';
import { settled } from '#test/support/settled';

beforeAll(() => loadTestTexts('patients', 'patientScores', 'patientTimeline', 'drive', 'app'));

interface PageProps {
  readonly open: () => ProfileStore;
  readonly actions: PatientTimelineActions;
  readonly drive: DriveStores;
}

const Page = observer(function Page({ open, actions, drive }: PageProps) {
  const profile = useStore(open);
  return (
    <MemoryRouter>
      {profile.hasSide && <ProfileSide store={profile} />}
      <TimelinePage patientId="p-ana" stores={{ timeline: () => actions, drive }} profile={profile} />
    </MemoryRouter>
  );
});

function setUp() {
  const history = historyTools();
  const drive = driveStores();
  const { stores } = patientTools([], history);
  const show = () =>
    settled(() => render(<Page open={stores.profile} actions={history.actions} drive={drive.stores} />));
  return { ...history, drive, show, user: userEvent.setup() };
}

const aPhq9 = (momentId: string, day: number, item9: number) =>
  aMoment({
    momentId,
    type: 'phq9',
    at: Date.UTC(2026, 10, day, 12),
    items: [0, 0, 0, 0, 0, 0, 0, 0, item9],
  });

const item9 = (): HTMLElement => {
  const fact = screen.getByText('PHQ-9 item 9 (self-harm)', { selector: 'dt' }).parentElement;
  if (fact === null) throw new Error('The header does not show item 9.');
  return within(fact).getByRole('definition');
};

describe('the timeline page of a profile', () => {
  it('reloads item 9 of the header when the history is refreshed', async () => {
    const { show, history, user } = setUp();
    history.put(aPhq9('q-1', 10, 0));
    await show();
    await waitFor(() => expect(item9()).toHaveTextContent('Not at all'));
    history.put(aPhq9('q-2', 12, 2));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(item9()).toHaveTextContent('More than half the days'));
  });

  it('stops its timers when it is left', async () => {
    const { show, clock } = setUp();
    const { unmount } = await show();
    expect(clock.pendingWakes).toBeGreaterThan(0);
    await act(async () => unmount());
    expect(clock.pendingWakes).toBe(0);
  });

  it('remembers on leaving how far the history was seen', async () => {
    const { show, history, looked, actions } = setUp();
    history.put(aMoment({ momentId: 'n-1', author: { userId: 'u-cleo', name: 'Cleo Park' } }));
    const { unmount } = await show();
    await waitFor(() => expect(actions.timeline.moments).toHaveLength(1));
    act(() => actions.timeline.recordSeen(['n-1']));
    await act(async () => unmount());
    await waitFor(() => expect(looked.kept.get('p-ana')).toBe(actions.timeline.moments[0]?.recordedAt));
  });
});

describe('the "Add file" button', () => {
  const button = () => screen.findByRole('button', { name: 'Add file' });
  const panel = () => screen.queryByRole('region', { name: 'Files in Google Drive' });

  it('opens and closes the panel that it controls', async () => {
    const { show, user } = setUp();
    await show();
    expect(await button()).toHaveAttribute('aria-expanded', 'false');
    expect(panel()).not.toBeInTheDocument();
    await user.click(await button());
    expect(await button()).toHaveAttribute('aria-expanded', 'true');
    expect(panel()).toHaveAttribute('id', (await button()).getAttribute('aria-controls'));
    await user.click(await button());
    expect(await button()).toHaveAttribute('aria-expanded', 'false');
    expect(panel()).not.toBeInTheDocument();
  });

  it('is expanded while the panel is shown for a reason of its own', async () => {
    const { show, user, drive } = setUp();
    drive.account.permission = 'writer';
    await show();
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-expanded', 'true'));
    expect(panel()).toBeVisible();
    await user.click(await button());
    expect(panel()).toBeVisible();
    expect(await button()).toHaveAttribute('aria-expanded', 'true');
  });
});
